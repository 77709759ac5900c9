import { useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** True while the tab is visible. */
export const useVisible = (): boolean => useSyncExternalStore(follow, () => document.visibilityState === 'visible')
