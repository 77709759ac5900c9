import { texts } from '../modules/accounts/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.reset.title)

export { ResetPasswordPage as default } from '../modules/accounts/reset-password-page.tsx'
