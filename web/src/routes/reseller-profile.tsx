import { texts } from '../modules/reselling/profile/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { ResellerProfilePage as default } from '../modules/reselling/profile/profile-page.tsx'
