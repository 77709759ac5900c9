export { UndoEmailPage as default } from '../modules/accounts/profile/undo-email-page.tsx'
