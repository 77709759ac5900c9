import { type ComponentType, lazy } from 'react'

const RELOADED = 'reloaded-for-chunk'

/** Loads a piece of the app; when it is gone because a newer build was published, reloads the page once. */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load()
    sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED)) throw error
    sessionStorage.setItem(RELOADED, 'yes')
    location.reload()
    return new Promise(() => undefined)
  }
}

/** A component whose code loads when it is first shown. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }))
