import { notifyManager, QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { keepStored } from './keep-stored.ts'
import { onSignOut } from './session.ts'

const MAX_RETRIES = 2

// Before the next picture is drawn: a switch that was touched would otherwise go back for a moment.
notifyManager.setScheduler(queueMicrotask)

/** True if a retry may help: no response, or a server error. A refusal is final. */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && error instanceof CallError && (error.status === 0 || error.status >= 500)

/** An empty query cache: one for the browser, one for each page that the server renders. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // `always`: offline must fail with its message, not wait silently.
      queries: { retry: mayRetry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

/** The browser's query cache; cleared when a session ends. */
export const queryClient = createQueryClient()
keepStored(queryClient)

onSignOut(() => queryClient.clear())
