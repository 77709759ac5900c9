import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../lib/session.ts'
import { useSignOut } from '../modules/accounts/use-sign-out.ts'
import { Logo } from '../ui/logo.tsx'
import { MoreMenu } from './more-menu.tsx'
import { entriesFor } from './nav.ts'
import { BarLink } from './nav-link.tsx'
import classes from './shell.module.css'

/** The bar at 1024 px and more [NAV-15 to NAV-17]. */
export const TopBar = () => {
  const user = useSession((session) => session.user)
  const signOut = useSignOut()
  return (
    <div className={classes.bar}>
      <Link to="/dashboard" className={classes.home} aria-label="Feria, inicio">
        <Logo />
      </Link>
      <nav aria-label="Principal" style={{ flex: 1 }}>
        <ul className={classes.links}>
          {entriesFor(user?.role ?? null, ['bar']).map((entry) => (
            <li key={entry.path}>
              <BarLink entry={entry} />
            </li>
          ))}
          <MoreMenu entries={entriesFor(user?.role ?? null, ['more'])} />
        </ul>
      </nav>
      <div className={classes.end}>
        {user ? (
          <>
            <span className={classes.name}>{user.name}</span>
            <Button variant="default" onClick={signOut} leftSection={<IconLogout size={18} aria-hidden="true" />}>
              Salir
            </Button>
          </>
        ) : (
          <>
            <BarLink entry={{ label: 'Iniciar sesión', path: '/login' }} />
            <Button component={Link} to="/register">
              Registrarse
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
