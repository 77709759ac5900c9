import { Drawer } from '@mantine/core'
import '../styles/overlays.ts'
import { IconBell, IconHelpCircle, IconLogin, IconLogout, IconUserPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../lib/session.ts'
import { useMounted } from '../lib/use-mounted.ts'
import { useSignOut } from '../modules/accounts/use-sign-out.ts'
import { barTexts } from '../modules/notifications/bar-texts.ts'
import { CountBadge } from '../modules/notifications/count-badge.tsx'
import { openPanel, useUnread } from '../modules/notifications/counts.ts'
import { Logo } from '../ui/logo.tsx'
import { themed } from '../ui/themed.tsx'
import list from './entry-list.module.css'
import { EntryList } from './entry-list.tsx'
import { groupsFor } from './more-nav.ts'
import classes from './nav-drawer.module.css'
import { SchemeSwitch } from './scheme-switch.tsx'

const forVisitors = [
  { label: 'Iniciar sesión', path: '/login', icon: IconLogin, words: 'Ya tengo una cuenta' },
  { label: 'Registrarse', path: '/register', icon: IconUserPlus, words: 'Es gratis y lleva un minuto' },
]

/** Opens the notifications panel, once the drawer has closed. */
const Notifications = ({ onGo }: { onGo: () => void }) => {
  const unread = useUnread()
  return (
    <button type="button" className={list.entry} aria-label={unread > 0 ? barTexts.unread(unread) : undefined} onClick={onGo}>
      <IconBell size={22} aria-hidden="true" />
      {barTexts.notifications}
      <span className={classes.count}>
        <CountBadge count={unread} />
      </span>
    </button>
  )
}

/** The navigation under 1024 px. Closes on its button, Escape, a tap outside and a tap on an entry, including the current page's. */
export const NavDrawer = themed(({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  const isMounted = useMounted()
  const wantsNotifications = useRef(false)
  const seeNotifications = () => {
    wantsNotifications.current = true
    onClose()
  }
  const hasLeft = () => {
    if (wantsNotifications.current) openPanel(true)
    wantsNotifications.current = false
  }
  return (
    <Drawer
      opened={isOpen && isMounted}
      onClose={onClose}
      onExitTransitionEnd={hasLeft}
      position="right"
      size="min(20rem, 88vw)"
      title={<Logo size={26} />}
    >
      {user && <p className={classes.name}>Hola, {user.name}</p>}
      <nav aria-label="Principal">
        {groupsFor(user?.role ?? null, user?.staff !== undefined).map(({ title, entries }) => (
          <section key={title} aria-label={title ?? undefined}>
            {title && <h2 className={classes.title}>{title}</h2>}
            <EntryList entries={entries} onGo={onClose} />
          </section>
        ))}
        {!user && <EntryList entries={forVisitors} onGo={onClose} />}
      </nav>
      <hr className={classes.line} />
      {user && <Notifications onGo={seeNotifications} />}
      <NavLink to="/ayuda" className={list.entry} onClick={onClose}>
        <IconHelpCircle size={22} aria-hidden="true" />
        Ayuda
      </NavLink>
      <SchemeSwitch className={list.entry} />
      {user && (
        <button
          type="button"
          className={list.entry}
          onClick={() => {
            onClose()
            signOut()
          }}
        >
          <IconLogout size={22} aria-hidden="true" />
          Cerrar sesión
        </button>
      )}
    </Drawer>
  )
})
