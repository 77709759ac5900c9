export { ProfileWithPhoto as default } from '../modules/uploads/profile-photo.tsx'
