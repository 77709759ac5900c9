import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useOnline } from './use-online.ts'

/**
 * A component whose code loads once it is wanted; null until then. If loading fails it stays null, and is retried when the network
 * returns or it is wanted again. `load` must be a stable function.
 */
export const useLoaded = <Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): ComponentType<Props> | null => {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries when the network returns.
  useEffect(() => {
    if (!isWanted || Loaded) return
    load().then(
      (component) => startTransition(() => setLoaded(() => component)),
      () => undefined,
    )
  }, [isWanted, isOnline, Loaded, load])
  return Loaded
}
