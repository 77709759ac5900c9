import { PersonalInfoPage } from '../../accounts/profile/personal-info-page.tsx'
import { withConsent } from './with-consent.tsx'

/** /personal-info with whether sellers may find the member. */
export const PersonalInfoWithConsent = withConsent(PersonalInfoPage)
