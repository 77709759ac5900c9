import { texts } from '../modules/accounts/profile/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.confirm.title)

export { ConfirmEmailPage as default } from '../modules/accounts/profile/confirm-email-page.tsx'
