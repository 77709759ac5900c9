import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while the browser takes up what the server rendered, true from then on and on every page that the browser
 * renders itself. What only the browser remembers may be shown once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
