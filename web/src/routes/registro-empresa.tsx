export { BusinessPage as default } from '../modules/accounts/business-page.tsx'
