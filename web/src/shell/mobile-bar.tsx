import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '../lib/brand.ts'
import { loadChunk } from '../lib/lazy-page.ts'
import { useIsSignedIn } from '../lib/session.ts'
import { Logo } from '../ui/logo.tsx'
import { IconButton, LinkButton } from '../ui/plain-button.tsx'
import { LazyBell } from './member-parts.ts'
import classes from './shell.module.css'

const loadDrawer = () => import('./nav-drawer.tsx')
const NavDrawer = lazy(async () => ({ default: (await loadChunk(loadDrawer)).NavDrawer }))
const warmUp = () => void loadDrawer().catch(() => undefined)

/** The bar under 1024 px: logo and the button of the drawer. Resizing to 1024 px removes both bar and drawer. */
export const MobileBar = () => {
  const location = useLocation()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the drawer.
  useEffect(() => setIsOpen(false), [location.key])
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <div className={classes.bar}>
      <Link to="/dashboard" className={classes.home} aria-label={`${brand}, inicio`}>
        <Logo />
      </Link>
      <div className={classes.end}>
        {isSignedIn ? (
          <span className={classes.bell}>
            <LazyBell />
          </span>
        ) : (
          <LinkButton to="/login" state={{ from: location }} look="quiet">
            Iniciar sesión
          </LinkButton>
        )}
        <IconButton
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={open}
        >
          <IconMenu2 aria-hidden="true" />
        </IconButton>
      </div>
      {isWanted && (
        <Suspense fallback={null}>
          <NavDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
