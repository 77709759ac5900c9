import { Drawer } from '@mantine/core'
import '../styles/overlays.ts'
import { IconBell, IconHelpCircle, IconLogin, IconLogout, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../lib/session.ts'
import { useMounted } from '../lib/use-mounted.ts'
import { useSignOut } from '../modules/accounts/use-sign-out.ts'
import { barTexts } from '../modules/notifications/bar-texts.ts'
import { CountBadge } from '../modules/notifications/count-badge.tsx'
import { openPanel, useUnread } from '../modules/notifications/counts.ts'
import { MessagesBadge } from '../modules/notifications/messages-badge.tsx'
import { Logo } from '../ui/logo.tsx'
import { allEntries } from './more-nav.ts'
import { entriesFor, showsMessages } from './nav.ts'
import classes from './nav-drawer.module.css'
import { SchemeSwitch } from './scheme-switch.tsx'

const Entry = ({ to, icon, label, onGo }: { to: string; icon: ReactNode; label: string; onGo: () => void }) => (
  <li>
    <NavLink to={to} className={classes.entry} onClick={onGo}>
      {icon}
      {label}
      {showsMessages(to) && <MessagesBadge />}
    </NavLink>
  </li>
)

/** Opens the notifications panel, once the drawer has closed. */
const Notifications = ({ onGo }: { onGo: () => void }) => {
  const unread = useUnread()
  return (
    <button type="button" className={classes.entry} aria-label={unread > 0 ? barTexts.unread(unread) : undefined} onClick={onGo}>
      <IconBell size={22} aria-hidden="true" />
      {barTexts.notifications}
      <span className={classes.count}>
        <CountBadge count={unread} />
      </span>
    </button>
  )
}

/** The navigation under 1024 px. Closes on its button, Escape, a tap outside and a tap on an entry, including the current page's. */
export const NavDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
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
        <ul className={classes.entries}>
          {entriesFor(user?.role ?? null, allEntries).map(({ path, label, icon: Icon }) => (
            <Entry key={path} to={path} label={label} icon={<Icon size={22} aria-hidden="true" />} onGo={onClose} />
          ))}
          {!user && (
            <>
              <Entry to="/login" label="Iniciar sesión" icon={<IconLogin size={22} aria-hidden="true" />} onGo={onClose} />
              <Entry to="/register" label="Registrarse" icon={<IconUserPlus size={22} aria-hidden="true" />} onGo={onClose} />
            </>
          )}
        </ul>
      </nav>
      <hr className={classes.line} />
      {user && <Notifications onGo={seeNotifications} />}
      <NavLink to="/ayuda" className={classes.entry} onClick={onClose}>
        <IconHelpCircle size={22} aria-hidden="true" />
        Ayuda
      </NavLink>
      <SchemeSwitch className={classes.entry} />
      {user && (
        <button
          type="button"
          className={classes.entry}
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
}
