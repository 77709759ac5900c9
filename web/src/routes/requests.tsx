import { useParams, useSearchParams } from 'react-router'
import { OfferPage } from '../modules/prospecting/offers/offer-page.tsx'
import { ReceivedOffers } from '../modules/prospecting/offers/received-offers.tsx'
import { PanelPages } from '../modules/wishes/panel-pages.tsx'

/** /requests, /matches and /matches/:matchId with the offers of sellers; an address with `oferta` is an offer, not a match. */
export default function RequestsRoute() {
  const { matchId } = useParams()
  const [params] = useSearchParams()
  if (matchId !== undefined && params.has('oferta')) return <OfferPage key={matchId} />
  return <PanelPages receivedOffers={<ReceivedOffers />} />
}
