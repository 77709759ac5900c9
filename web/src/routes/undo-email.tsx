import { texts } from '../modules/accounts/profile/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.undo.title)

export { UndoEmailPage as default } from '../modules/accounts/profile/undo-email-page.tsx'
