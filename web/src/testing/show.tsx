import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { Hosts } from '../ui/hosts.tsx'

// The same timeout as `expect.poll`.
configure({ asyncUtilTimeout: 15_000 })

/**
 * Renders a piece of a page at an address, with the state of its history entry and the app's providers, cache, dialogs and toasts. Find
 * what it shows with `screen`; `words` is all that the piece itself says.
 */
export const show = (piece: ReactNode, at = '/', state: object | null = null) => {
  onTestFinished(() => notifications.clean())
  // As the router stores it.
  history.replaceState(state && { usr: state, key: 'test', idx: 0 }, '', at)
  const shown = render(piece, {
    wrapper: ({ children }) => (
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <div id="piece">{children}</div>
          </BrowserRouter>
          <Hosts />
        </QueryClientProvider>
      </MantineProvider>
    ),
  })
  return { ...shown, words: () => shown.container.querySelector('#piece')?.textContent ?? '' }
}
