import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { Router } from '../lib/router.tsx'

interface Around {
  client?: QueryClient
  /** With it the hook stands in the app's router, at the address of the window. */
  isRouted?: boolean
}

/** `renderHook` with what stands around a hook in the app. At the end of the test the hook is left, and the window as it was opened. */
export const runHook = <T,>(useIt: () => T, { client = new QueryClient(), isRouted = false }: Around = {}) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{isRouted ? <Router>{children}</Router> : children}</QueryClientProvider>
  )
  onTestFinished(() => {
    cleanup()
    client.clear()
    vi.unstubAllGlobals()
    // A worker keeps one window for all of its files.
    for (const storage of [localStorage, sessionStorage]) storage.clear()
    history.replaceState(null, '', '/')
  })
  return renderHook(useIt, { wrapper })
}
