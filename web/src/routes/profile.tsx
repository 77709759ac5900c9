import { ProfilePage } from '../modules/accounts/profile/profile-page.tsx'
import { ProfilePhoto } from '../modules/uploads/profile-photo.tsx'

/** /profile, with its photo. */
export default function ProfileRoute() {
  return <ProfilePage photo={<ProfilePhoto />} />
}
