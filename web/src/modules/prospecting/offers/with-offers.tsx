import type { ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { OffersSlot } from '../../wishes/matches/offers-slot.tsx'
import { texts } from '../texts.ts'
import { OfferList } from './offer-list.tsx'
import { OfferPage } from './offer-page.tsx'

const Received = () => <OfferList side="recibida" title={<h2>{texts.offers.received}</h2>} />

/** Adds received offers to the wishes pages; a URL with `oferta` is an offer, not a match. */
export const withOffers = (Page: ComponentType): ComponentType => {
  const PageWithOffers = () => {
    const { matchId } = useParams()
    const [params] = useSearchParams()
    if (matchId !== undefined && params.has('oferta')) return <OfferPage key={matchId} />
    return (
      <OffersSlot value={Received}>
        <Page />
      </OffersSlot>
    )
  }
  return PageWithOffers
}
