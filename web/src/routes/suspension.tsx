import { suspensionTexts } from '../modules/accounts/suspension-texts.ts'
import { titled } from './head.ts'

export const meta = titled(suspensionTexts.title)

export { SuspensionPage as default } from '../modules/accounts/suspension-page.tsx'
