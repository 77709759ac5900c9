import type { QueryClient } from '@tanstack/react-query'

// Apart from stored-list.ts, which is loaded only with what it stores.
/** From now on what a client's stored lists hold is stored, each time that it changes. */
export const keepStored = (client: QueryClient): void => {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const keep = event.query.meta?.keep as ((items: unknown) => void) | undefined
    keep?.(event.query.state.data)
  })
}
