import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './lib/query-client.ts'
import { RestoreScroll } from './lib/restore-scroll.tsx'
import { Router } from './lib/router.tsx'
import { SocketKeeper } from './lib/socket-keeper.tsx'
import { FavoritesProvider } from './modules/favorites/favorites-provider.tsx'
import { NotificationsKeeper } from './modules/notifications/notifications-keeper.tsx'
import { Pages } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { Hosts } from './ui/hosts.tsx'
import { LookProvider } from './ui/look.tsx'

/** Feria in the browser: the theme, the query cache, the router, the frame and the page in it. */
export const App = () => (
  <LookProvider>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Router>
          <RestoreScroll />
          <SocketKeeper />
          <FavoritesProvider>
            <Shell>
              <Pages />
            </Shell>
          </FavoritesProvider>
          <Hosts />
          <NotificationsKeeper />
        </Router>
      </ErrorBoundary>
    </QueryClientProvider>
  </LookProvider>
)
