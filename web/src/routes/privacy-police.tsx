export { PrivacyPage as default } from '../modules/accounts/privacy/privacy-page.tsx'
