export { ResellerProfilePage as default } from '../modules/reselling/profile/profile-page.tsx'
