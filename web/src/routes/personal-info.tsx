import { PersonalInfoPage } from '../modules/accounts/profile/personal-info-page.tsx'
import { texts } from '../modules/accounts/profile/texts.ts'
import { TrustSection } from '../modules/identities/trust-section.tsx'
import { AddressBook } from '../modules/orders/address-book.tsx'
import { KeptCardsSection } from '../modules/payments/kept-cards-section.tsx'
import { ConsentCard } from '../modules/prospecting/consent/consent-card.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.personal.title)

/** /personal-info, with what is verified, the address book, the kept cards and the consent to be looked for. */
export default function PersonalInfoRoute() {
  return <PersonalInfoPage trust={<TrustSection />} addresses={<AddressBook />} cards={<KeptCardsSection />} consents={<ConsentCard />} />
}
