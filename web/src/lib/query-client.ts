import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { onSignOut } from './session.ts'

const MAX_RETRIES = 2

/** True when asking again may help: no answer, or a failure of the server. A refusal is final. */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && error instanceof CallError && (error.status === 0 || error.status >= 500)

/** What was fetched; emptied when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: offline has to fail with its sentence, not wait in silence.
    queries: { retry: mayRetry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

onSignOut(() => queryClient.clear())
