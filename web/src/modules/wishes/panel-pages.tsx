import type { ReactNode } from 'react'
import { useMatch, useParams } from 'react-router'
import { MatchPage } from './matches/match-page.tsx'
import { MatchesPage } from './matches/matches-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'

/** /requests, /matches and /matches/:matchId: one chunk, as they share most components and link to each other. */
export const PanelPages = ({ receivedOffers }: { receivedOffers: ReactNode }) => {
  const { matchId } = useParams()
  const isRequests = useMatch('/requests') !== null
  if (matchId !== undefined) return <MatchPage />
  return isRequests ? <RequestsPage /> : <MatchesPage receivedOffers={receivedOffers} />
}
