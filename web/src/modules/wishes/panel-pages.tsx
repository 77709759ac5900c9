import { useMatch, useParams } from '../../lib/router.tsx'
import { MatchPage } from './matches/match-page.tsx'
import { MatchesPage } from './matches/matches-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'

/** /requests, /matches and /matches/:matchId: they share most of their pieces and lead to each other, so they are one piece of code. */
export const PanelPages = () => {
  const { matchId } = useParams()
  const isRequests = useMatch('/requests') !== null
  if (matchId !== undefined) return <MatchPage />
  return isRequests ? <RequestsPage /> : <MatchesPage />
}
