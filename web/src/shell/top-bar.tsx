import { IconMessageCircle, IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { brand } from '../lib/brand.ts'
import { useSession } from '../lib/session.ts'
import { useSignOut } from '../modules/accounts/use-sign-out.ts'
import { Logo } from '../ui/logo.tsx'
import { LinkButton, PlainButton } from '../ui/plain-button.tsx'
import { LazyAccountMenu, LazyBell, LazyMessagesBadge, LazyMoreMenu } from './member-parts.ts'
import { barEntries, entriesFor, match } from './nav.ts'
import { BarLink } from './nav-link.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './shell.module.css'

/** The bar at 1024 px and more: search and what is the member's in the first row, the places in the second. */
export const TopBar = ({ hasSearch }: { hasSearch: boolean }) => {
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  // Where login and registration lead back to.
  const state = { from: useLocation() }
  return (
    <>
      <div className={classes.bar}>
        <Link to="/dashboard" className={classes.home} aria-label={`${brand}, inicio`}>
          <Logo />
        </Link>
        {hasSearch && <SearchBox />}
        <div className={classes.end}>
          <LinkButton to="/new-product" look={user ? 'filled' : 'quiet'}>
            <IconPlus size={18} aria-hidden="true" />
            Publicar
          </LinkButton>
          {user ? (
            <>
              <Link to="/chats" className={classes.tool}>
                <span className="only-read">Mensajes</span>
                <IconMessageCircle aria-hidden="true" />
                <LazyMessagesBadge />
              </Link>
              <span className={classes.bell}>
                <LazyBell />
              </span>
              <span className={classes.account}>
                <LazyAccountMenu />
              </span>
              <PlainButton look="outlined" onClick={signOut}>
                Salir
              </PlainButton>
            </>
          ) : (
            <>
              <LinkButton to="/login" state={state} look="quiet">
                Iniciar sesión
              </LinkButton>
              <LinkButton to="/register" state={state}>
                Registrarse
              </LinkButton>
            </>
          )}
        </div>
      </div>
      <nav aria-label="Principal" className={classes.nav}>
        <ul className={classes.links}>
          {[match, ...entriesFor(user?.role ?? null, barEntries)].map((entry) => (
            <li key={entry.path}>
              <BarLink entry={entry} />
            </li>
          ))}
          {user && (
            <li>
              <LazyMoreMenu role={user.role} />
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}
