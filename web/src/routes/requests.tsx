import { matchPath, type Params, useParams, useSearchParams } from 'react-router'
import { OfferPage } from '../modules/prospecting/offers/offer-page.tsx'
import { ReceivedOffers } from '../modules/prospecting/offers/received-offers.tsx'
import { texts as offerTexts } from '../modules/prospecting/texts.ts'
import { texts as matchTexts } from '../modules/wishes/matches/texts.ts'
import { PanelPages } from '../modules/wishes/panel-pages.tsx'
import { texts as requestTexts } from '../modules/wishes/requests/texts.ts'
import { titled } from './head.ts'

/** An address with `oferta` is an offer, not a match. */
const isOffer = ({ matchId }: Params, search: URLSearchParams) => matchId !== undefined && search.has('oferta')

export const meta = titled(({ location: { pathname, search }, params }) => {
  if (isOffer(params, new URLSearchParams(search))) return offerTexts.offer.title
  if (params.matchId !== undefined) return matchTexts.match.title
  return matchPath('/requests', pathname) ? requestTexts.title : matchTexts.title
})

/** /requests, /matches and /matches/:matchId with the offers of sellers. */
export default function RequestsRoute() {
  const params = useParams()
  const [search] = useSearchParams()
  if (isOffer(params, search)) return <OfferPage key={params.matchId} />
  return <PanelPages receivedOffers={<ReceivedOffers />} />
}
