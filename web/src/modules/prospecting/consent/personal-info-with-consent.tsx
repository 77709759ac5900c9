import { PersonalInfoPage } from '../../accounts/profile/personal-info-page.tsx'
import { withConsent } from './with-consent.tsx'

/** /personal-info with the prospecting consent. */
export const PersonalInfoWithConsent = withConsent(PersonalInfoPage)
