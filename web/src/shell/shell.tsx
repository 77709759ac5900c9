import type { ReactNode } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useIsDesktop } from '../lib/use-width.ts'
import { Awning } from '../ui/awning.tsx'
import { Footer } from './footer.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'

const focusMain = () => document.getElementById('contenido')?.focus()

/** The frame of every page: bar, main area and footer. The server knows no width: it renders both bars, and the styles choose. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const isHydrated = useHydrated()
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
        <div className={classes.onWide}>{(!isHydrated || isDesktop) && <TopBar />}</div>
        <div className={classes.onNarrow}>{!(isHydrated && isDesktop) && <MobileBar />}</div>
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
