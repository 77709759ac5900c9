import '../styles.ts'
import { Outlet } from 'react-router'
import { RestoreScroll } from '../lib/restore-scroll.tsx'
import { SocketKeeper } from '../lib/socket-keeper.tsx'
import { FavoritesKeeper } from '../modules/favorites/favorites-keeper.tsx'
import { NotificationsKeeper } from '../modules/notifications/notifications-keeper.tsx'
import { SchemeKeeper } from '../shell/scheme-keeper.tsx'
import { Shell } from '../shell/shell.tsx'
import { TooOld } from '../shell/too-old.tsx'
import { useNotificationClicks } from '../shell/use-notification-clicks.ts'
import { Hosts } from '../ui/hosts.tsx'

/** The frame of every page but the landing page, and what works behind all of them. */
export default function Frame() {
  useNotificationClicks()
  return (
    <>
      <TooOld />
      <RestoreScroll />
      <SchemeKeeper />
      <SocketKeeper />
      <Shell>
        <Outlet />
      </Shell>
      <Hosts />
      <FavoritesKeeper />
      <NotificationsKeeper />
    </>
  )
}
