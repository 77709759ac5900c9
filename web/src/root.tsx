import { Outlet } from 'react-router'
import { RestoreScroll } from './lib/restore-scroll.tsx'
import { SocketKeeper } from './lib/socket-keeper.tsx'
import { FavoritesProvider } from './modules/favorites/favorites-provider.tsx'
import { NotificationsKeeper } from './modules/notifications/notifications-keeper.tsx'
import { Shell } from './shell/shell.tsx'
import { useNotificationClicks } from './shell/use-notification-clicks.ts'
import { Hosts } from './ui/hosts.tsx'

/** The frame of every page, and what works behind all of them. */
export const Root = () => {
  useNotificationClicks()
  return (
    <>
      <RestoreScroll />
      <SocketKeeper />
      <FavoritesProvider>
        <Shell>
          <Outlet />
        </Shell>
      </FavoritesProvider>
      <Hosts />
      <NotificationsKeeper />
    </>
  )
}
