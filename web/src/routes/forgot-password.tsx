export { ForgotPasswordPage as default } from '../modules/accounts/forgot-password-page.tsx'
