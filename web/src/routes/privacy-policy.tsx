import { texts } from '../modules/accounts/privacy/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.title, description: texts.intro, path: '/privacy-policy' })

export { PrivacyPage as default } from '../modules/accounts/privacy/privacy-page.tsx'
