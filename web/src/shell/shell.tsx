import type { ReactNode } from 'react'
import { useIsDesktop } from '../lib/use-width.ts'
import { Awning } from '../ui/awning.tsx'
import { Footer } from './footer.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'

const focusMain = () => document.getElementById('contenido')?.focus()

/** The frame of every page: bar, main area and footer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const isDesktop = useIsDesktop()
  return (
    <div className={classes.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link is a link, and works without JavaScript too. */}
      <a
        href="#contenido"
        className={classes.skip}
        onClick={(event) => {
          // The address stays as it is: a new hash would count as navigation.
          event.preventDefault()
          focusMain()
        }}
      >
        Saltar al contenido
      </a>
      <header className={classes.header}>
        {isDesktop ? <TopBar /> : <MobileBar />}
        <Awning />
      </header>
      <main id="contenido" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <OfflineBanner />
    </div>
  )
}
