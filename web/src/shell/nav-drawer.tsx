import { Drawer } from '@mantine/core'
import '../styles/overlays.ts'
import { IconLogin, IconLogout, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../lib/session.ts'
import { useMounted } from '../lib/use-mounted.ts'
import { useSignOut } from '../modules/accounts/use-sign-out.ts'
import { Logo } from '../ui/logo.tsx'
import { entriesFor } from './nav.ts'
import classes from './nav-drawer.module.css'
import { SchemeSwitch } from './scheme-switch.tsx'

const Entry = ({ to, icon, label, onGo }: { to: string; icon: ReactNode; label: string; onGo: () => void }) => (
  <li>
    <NavLink to={to} className={classes.entry} onClick={onGo}>
      {icon}
      {label}
    </NavLink>
  </li>
)

/** The navigation under 1024 px. Closes on its button, Escape, a tap outside and a press of an entry, also of the present page [NAV-18 to NAV-22]. */
export const NavDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  const isMounted = useMounted()
  return (
    <Drawer opened={isOpen && isMounted} onClose={onClose} position="right" size="min(20rem, 88vw)" title={<Logo size={26} />}>
      {user && <p className={classes.name}>Hola, {user.name}</p>}
      <nav aria-label="Principal">
        <ul className={classes.entries}>
          {entriesFor(user?.role ?? null, ['mark', 'bar', 'more']).map(({ path, label, icon: Icon }) => (
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
