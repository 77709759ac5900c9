import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { queryClient } from './lib/query-client.ts'
import { RestoreScroll } from './lib/restore-scroll.tsx'
import { SocketKeeper } from './lib/socket-keeper.tsx'
import { FavoritesProvider } from './modules/favorites/favorites-provider.tsx'
import { NotificationsKeeper } from './modules/notifications/notifications-keeper.tsx'
import { Pages } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { cssVariables, theme } from './theme.ts'
import { Hosts } from './ui/hosts.tsx'

/** Feria in the browser: the theme, what was fetched, the address, the frame and the page in it. */
export const App = () => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <BrowserRouter>
          <RestoreScroll />
          <SocketKeeper />
          <FavoritesProvider>
            <Shell>
              <Pages />
            </Shell>
          </FavoritesProvider>
          <Hosts />
          <NotificationsKeeper />
        </BrowserRouter>
      </ErrorBoundary>
    </QueryClientProvider>
  </MantineProvider>
)
