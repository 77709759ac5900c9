import { PersonalInfoPage } from '../modules/accounts/profile/personal-info-page.tsx'
import { ConsentCard } from '../modules/prospecting/consent/consent-card.tsx'

/** /personal-info, with the consent to be looked for. */
export default function PersonalInfoRoute() {
  return <PersonalInfoPage consents={<ConsentCard />} />
}
