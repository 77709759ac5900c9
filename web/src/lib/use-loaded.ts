import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useOnline } from './use-online.ts'

/**
 * A component whose code loads once it is wanted; null until then. When its code cannot be had, nothing breaks: it stays null, and is asked
 * for again when the network returns or it is wanted anew. `load` must stay the same function.
 */
export const useLoaded = <Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): ComponentType<Props> | null => {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that returns is another try.
  useEffect(() => {
    if (!isWanted || Loaded) return
    load().then(
      (component) => startTransition(() => setLoaded(() => component)),
      () => undefined,
    )
  }, [isWanted, isOnline, Loaded, load])
  return Loaded
}
