import { DESKTOP_PX, MOBILE_PX } from '@feria/contract/limits'
import { useSyncExternalStore } from 'react'
import { lazily } from './lazily.ts'

const atLeast = (pixels: number) => {
  const query = lazily(() => matchMedia(`(min-width: ${pixels}px)`))
  return {
    matches: () => query().matches,
    follow: (changed: () => void) => {
      query().addEventListener('change', changed)
      return () => query().removeEventListener('change', changed)
    },
  }
}

/** The server knows no width: what it renders suits a wide window. */
const unknown = () => true

const desktop = atLeast(DESKTOP_PX)
const wide = atLeast(MOBILE_PX)
/** Where a list, a conversation and a column of notes fit side by side, the conversation with some 40 letters a line. */
const roomy = atLeast(1280)

/** True at 1024 CSS pixels and more. */
export const useIsDesktop = (): boolean => useSyncExternalStore(desktop.follow, desktop.matches, unknown)

/** True under 768 CSS pixels. */
export const useIsMobile = (): boolean => !useSyncExternalStore(wide.follow, wide.matches, unknown)

/** True at 1280 CSS pixels and more. */
export const useIsWide = (): boolean => useSyncExternalStore(roomy.follow, roomy.matches, unknown)
