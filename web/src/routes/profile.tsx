import { ProfilePage } from '../modules/accounts/profile/profile-page.tsx'
import { texts } from '../modules/accounts/profile/texts.ts'
import { ProfilePhoto } from '../modules/uploads/profile-photo.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.profile.title)

/** /profile, with its photo. */
export default function ProfileRoute() {
  return <ProfilePage photo={<ProfilePhoto />} />
}
