import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { forgetSearches } from './appearances.ts'
import { mailOffer } from './emails.ts'
import { prospectingHttp } from './http.ts'
import { prospectingPersonalData } from './personal-data.ts'
import { answerOffer } from './use-cases/answer-offer.ts'
import { countProspecting } from './use-cases/count-prospecting.ts'
import { enrichProfile } from './use-cases/enrich-profile.ts'
import { findBuyers } from './use-cases/find-buyers.ts'
import { inspectDemand } from './use-cases/inspect-demand.ts'
import { listAppearances } from './use-cases/list-appearances.ts'
import { getOffer, listOffers } from './use-cases/list-offers.ts'
import { listSources, testSources } from './use-cases/list-sources.ts'
import { offerProduct } from './use-cases/offer-product.ts'
import { refuseOffers } from './use-cases/refuse-offers.ts'
import { sellDirect } from './use-cases/sell-direct.ts'
import { getConsent, setConsent } from './use-cases/set-consent.ts'

/**
 * Prospecting: finding buyers for a product. Members are found only with their consent, which is off by default; each appearance is
 * recorded for them to read before it happens. Wishes, favourites and conversations are the evidence, in sentences; the place is only a
 * distance band, emails and phone numbers are never shown. Public pages are read as they allow, and nothing of them is kept. An offer
 * is about a product of the seller, new or published, for one member that was found, who accepts, which opens a conversation, or declines.
 */
export const prospecting = defineModule({
  name: 'prospecting',
  routes: serve(api.prospecting, {
    findBuyers,
    sellDirect,
    offerProduct,
    offers: listOffers,
    offer: getOffer,
    answerOffer,
    refuse: refuseOffers,
    consent: getConsent,
    setConsent,
    appearances: listAppearances,
    socialSignals: inspectDemand,
    multiPlatform: listSources,
    enrichProfile,
    analytics: countProspecting,
    testIntegration: testSources,
  }),
  http: prospectingHttp,
  onExternal: { 'prospecting.offered': { 'email-offer': mailOffer } },
  schedules: { 'forget-searches': { cron: '29 3 * * *', run: forgetSearches } },
  personalData: prospectingPersonalData,
})

export { changeConsent } from './consent.ts'
export { findOfferNews } from './emails.ts'
export { setConsent } from './use-cases/set-consent.ts'
