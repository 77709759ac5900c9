import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useOnline } from './use-online.ts'

/** What has loaded, by how: a page that one comes back to has its whole height at once, and so its scroll position. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A component whose code loads once it is wanted; null until then. If loading fails it stays null, and is retried when the network
 * returns or it is wanted again. `load` must be a stable function.
 */
export const useLoaded = <Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): ComponentType<Props> | null => {
  const find = () => (isWanted && (loaded.get(load) as ComponentType<Props> | undefined)) || null
  const [Loaded, setLoaded] = useState(find)
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries when the network returns.
  useEffect(() => {
    if (!isWanted || Loaded) return
    load().then(
      (component) => {
        loaded.set(load, component)
        startTransition(() => setLoaded(() => component))
      },
      () => undefined,
    )
  }, [isWanted, isOnline, Loaded, load])
  return Loaded ?? find()
}
