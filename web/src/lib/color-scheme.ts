import { localStorageColorSchemeManager, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'

const stored = localStorageColorSchemeManager()
const followers = new Set<(scheme: MantineColorScheme) => void>()
const notify = (scheme: MantineColorScheme) => {
  for (const follow of followers) follow(scheme)
}

/**
 * Where one piece of a page keeps the colour scheme: on this device, as the library does, and the other pieces with the library around them
 * hear of it, as do those of other windows.
 */
export const createSchemeManager = (): MantineColorSchemeManager => {
  let own: ((scheme: MantineColorScheme) => void) | undefined
  return {
    get: stored.get,
    set: (scheme) => {
      // Whoever hears of a scheme sets it in turn.
      if (stored.get('auto') === scheme) return
      stored.set(scheme)
      notify(scheme)
    },
    subscribe: (follow) => {
      own = follow
      if (followers.size === 0) stored.subscribe(notify)
      followers.add(follow)
    },
    unsubscribe: () => {
      if (own) followers.delete(own)
      if (followers.size === 0) stored.unsubscribe()
    },
    clear: stored.clear,
  }
}
