import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'

interface Around {
  client?: QueryClient
  /** Runs the hook inside a router, at the window's address. */
  isRouted?: boolean
}

/** `renderHook` with the app's providers. */
export const runHook = <T,>(useIt: () => T, { client = new QueryClient(), isRouted = false }: Around = {}) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{isRouted ? <BrowserRouter>{children}</BrowserRouter> : children}</QueryClientProvider>
  )
  onTestFinished(() => client.clear())
  return renderHook(useIt, { wrapper })
}
