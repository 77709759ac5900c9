import { texts } from '../modules/accounts/privacy/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { PrivacyPage as default } from '../modules/accounts/privacy/privacy-page.tsx'
