export { RegisterPage as default } from '../modules/accounts/register-page.tsx'
