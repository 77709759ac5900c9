import { PersonalInfoPage } from '../modules/accounts/profile/personal-info-page.tsx'
import { texts } from '../modules/accounts/profile/texts.ts'
import { ConsentCard } from '../modules/prospecting/consent/consent-card.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.personal.title)

/** /personal-info, with the consent to be looked for. */
export default function PersonalInfoRoute() {
  return <PersonalInfoPage consents={<ConsentCard />} />
}
