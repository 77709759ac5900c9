export { ConfirmEmailPage as default } from '../modules/accounts/profile/confirm-email-page.tsx'
