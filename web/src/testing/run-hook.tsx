import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'

interface Around {
  client?: QueryClient
  /** Runs the hook inside a router, at the window's address. */
  isRouted?: boolean
}

/** `renderHook` with the app's providers. At the end of the test the hook is unmounted and the window restored. */
export const runHook = <T,>(useIt: () => T, { client = new QueryClient(), isRouted = false }: Around = {}) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{isRouted ? <BrowserRouter>{children}</BrowserRouter> : children}</QueryClientProvider>
  )
  onTestFinished(() => {
    cleanup()
    client.clear()
    vi.unstubAllGlobals()
    // A worker shares one window among all its test files.
    for (const storage of [localStorage, sessionStorage]) storage.clear()
    history.replaceState(null, '', '/')
  })
  return renderHook(useIt, { wrapper })
}
