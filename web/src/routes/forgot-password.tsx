import { texts } from '../modules/accounts/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.forgot.title)

export { ForgotPasswordPage as default } from '../modules/accounts/forgot-password-page.tsx'
