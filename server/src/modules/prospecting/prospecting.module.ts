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
import { refuseOffers } from './use-cases/refuse-offers.ts'
import { sellDirect } from './use-cases/sell-direct.ts'
import { getConsent, setConsent } from './use-cases/set-consent.ts'

/**
 * Prospecting: buyers for a product. Members are found only while they agree, which is off until they say so; each time they are shown is
 * written down for them to read before it happens. Their wishes, favourites and conversations tell of them, in sentences; where they are
 * only as a band of distance, and emails and telephones never. Public pages are read as they allow it, and nothing of what they say is
 * kept. An offer is a product of the seller, published and put before one member who was found, who says yes, which opens a conversation,
 * or no.
 */
export const prospecting = defineModule({
  name: 'prospecting',
  routes: serve(api.prospecting, {
    findBuyers,
    sellDirect,
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
  on: { 'prospecting.offered': { 'mail-offer': mailOffer } },
  schedules: { 'forget-searches': { cron: '29 3 * * *', run: forgetSearches } },
  personalData: prospectingPersonalData,
})

export { changeConsent } from './consent.ts'
export { findOfferNews } from './emails.ts'
export { setConsent } from './use-cases/set-consent.ts'
