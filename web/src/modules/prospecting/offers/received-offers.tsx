import { texts } from '../texts.ts'
import { OfferList } from './offer-list.tsx'

/** The offers that the member received. */
export const ReceivedOffers = () => <OfferList side="recibida" title={<h2>{texts.offers.received}</h2>} />
