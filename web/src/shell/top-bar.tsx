import { IconLogin, IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'
import { brand } from '../lib/brand.ts'
import { useSession } from '../lib/session.ts'
import { useSignOut } from '../modules/accounts/use-sign-out.ts'
import { Logo } from '../ui/logo.tsx'
import { LinkButton, PlainButton } from '../ui/plain-button.tsx'
import { LazyBell } from './member-parts.ts'
import { MoreMenu } from './more-menu.tsx'
import { barEntries, entriesFor, match, type NavEntry } from './nav.ts'
import { BarLink } from './nav-link.tsx'
import classes from './shell.module.css'

const logIn: NavEntry = { label: 'Iniciar sesión', path: '/login', icon: IconLogin, where: 'bar', access: 'public' }

/** The bar at 1024 px and more. */
export const TopBar = () => {
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  return (
    <div className={classes.bar}>
      <Link to="/dashboard" className={classes.home} aria-label={`${brand}, inicio`}>
        <Logo />
      </Link>
      <nav aria-label="Principal" className={classes.nav}>
        <ul className={classes.links}>
          <li>
            <BarLink entry={match} />
          </li>
          {entriesFor(user?.role ?? null, barEntries).map((entry) => (
            <li key={entry.path}>
              <BarLink entry={entry} />
            </li>
          ))}
          {user && <MoreMenu role={user.role} />}
        </ul>
      </nav>
      <div className={classes.end}>
        {user ? (
          <>
            <span className={classes.name} title={user.name}>
              {user.name}
            </span>
            <span className={classes.bell}>
              <LazyBell />
            </span>
            <PlainButton look="outlined" onClick={signOut}>
              <IconLogout size={18} aria-hidden="true" />
              Salir
            </PlainButton>
          </>
        ) : (
          <>
            <BarLink entry={logIn} />
            <LinkButton to="/register">Registrarse</LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
