import type { QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from './query-client.ts'

const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange)

/**
 * What the browser's query cache holds under a key, for code that only shows what other code fetches and keeps. Undefined while it holds
 * nothing, and on the page that the server renders.
 */
export const useCached = <T>(key: QueryKey): T | undefined =>
  useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryData<T>(key),
    () => undefined,
  )
