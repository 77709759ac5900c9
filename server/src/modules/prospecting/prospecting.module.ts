import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { answerOffer } from './answer-offer.ts'
import { countProspecting } from './count-prospecting.ts'
import { enrichProfile } from './enrich-profile.ts'
import { findBuyers } from './find-buyers.ts'
import { inspectDemand } from './inspect-demand.ts'
import { listAppearances } from './list-appearances.ts'
import { getOffer, listOffers } from './list-offers.ts'
import { listSources, testSources } from './list-sources.ts'
import { prospectingHttp } from './prospecting.http.ts'
import { mailOffer } from './prospecting.news.ts'
import { prospectingPersonalData } from './prospecting.personal-data.ts'
import { forgetSearches } from './prospecting.showing.ts'
import { refuseOffers } from './refuse-offers.ts'
import { sellDirect } from './sell-direct.ts'
import { getConsent, setConsent } from './set-consent.ts'

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

export { changeConsent } from './prospecting.consent.ts'
export { findOfferNews } from './prospecting.news.ts'
export { setConsent } from './set-consent.ts'
