import { Navigate } from 'react-router'
import { useSession } from '../lib/session.ts'
import { suspensionOf } from '../lib/suspension.ts'
import { ChoicePage } from '../modules/accounts/choice-page.tsx'
import { texts } from '../modules/accounts/texts.ts'
import { ProductShelf } from '../modules/catalogue/product-shelf.tsx'
import { StartedListings } from '../modules/catalogue/started-listings.tsx'
import { WaitingForMe } from '../modules/chat/requests/waiting-for-me.tsx'
import { ChangedFavorites } from '../modules/favorites/changed-favorites.tsx'
import { useUnreadConversations } from '../modules/notifications/counts.ts'
import { WaitingOrders } from '../modules/orders/waiting-orders.tsx'
import { LastSearches } from '../modules/search/last-searches.tsx'
import { NewMatches } from '../modules/wishes/matches/new-matches.tsx'
import { NewNear } from '../modules/wishes/new-near.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.choice.title)

/** /dashboard: the choice and, for members, what waits for them, what changed, what is new, and what they looked for last. */
export default function DashboardRoute() {
  const userId = useSession((session) => session.user?.id)
  const isSuspended = useSession(({ user }) => suspensionOf(user) !== null)
  const unread = useUnreadConversations()
  if (isSuspended) return <Navigate to="/suspension" replace />
  return (
    <ChoicePage
      waiting={
        userId && (
          <>
            <WaitingOrders />
            <WaitingForMe unread={unread} />
            <NewMatches />
            <StartedListings />
          </>
        )
      }
    >
      {userId && (
        <>
          <ChangedFavorites userId={userId} Shelf={ProductShelf} />
          <NewNear />
          <LastSearches />
        </>
      )}
    </ChoicePage>
  )
}
