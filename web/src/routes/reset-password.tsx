export { ResetPasswordPage as default } from '../modules/accounts/reset-password-page.tsx'
