import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'

// A worker shares one window and one set of modules among all its test files, in whatever order they come: what a test leaves on the
// page, in the cache, in storage or in the session would decide about the next.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  history.replaceState(null, '', '/')
})
