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

/** True at 1024 CSS pixels and more. */
export const useIsDesktop = (): boolean => useSyncExternalStore(desktop.follow, desktop.matches, unknown)

/** True under 768 CSS pixels. */
export const useIsMobile = (): boolean => !useSyncExternalStore(wide.follow, wide.matches, unknown)
