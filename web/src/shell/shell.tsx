import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { NOTICE_ID } from '../lib/notice-id.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useIsDesktop } from '../lib/use-width.ts'
import { Awning } from '../ui/awning.tsx'
import { Footer } from './footer.tsx'
import { Kept } from './kept-markup.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './shell.module.css'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

const focusMain = () => document.getElementById('contenido')?.focus()

/** Pages that have the search field themselves. */
const SEARCHES = /^\/(search|buscar)\/?$/i

/**
 * The frame of every page: bar, search, main area, footer and, on phones, the tabs. The server knows no width: it renders the bars of all,
 * and the styles choose. What is around the main area is the same on all pages of a route, so it renders that once.
 */
export const Shell = ({ children }: { children: ReactNode }) => {
  const isHydrated = useHydrated()
  const isDesktop = useIsDesktop()
  const { pathname } = useLocation()
  const hasSearch = !SEARCHES.test(pathname)
  return (
    <div className={classes.shell} data-no-search={!hasSearch || undefined}>
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
      <Kept as="header" className={classes.header}>
        <div className={classes.onWide}>{(!isHydrated || isDesktop) && <TopBar hasSearch={hasSearch} />}</div>
        <div className={classes.onNarrow}>{!(isHydrated && isDesktop) && <MobileBar />}</div>
        <Awning />
      </Kept>
      {hasSearch && !(isHydrated && isDesktop) && (
        <Kept className={classes.under}>
          <SearchBox />
        </Kept>
      )}
      <main id="contenido" tabIndex={-1} className={classes.main}>
        <div id={NOTICE_ID} />
        {children}
      </main>
      <Footer />
      {!(isHydrated && isDesktop) && <TabBar />}
      <OfflineBanner />
    </div>
  )
}
