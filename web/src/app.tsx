import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './lib/query-client.ts'
import { router } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { LookProvider } from './ui/look.tsx'

/** Feria in the browser: the theme, the query cache and the router. */
export const App = () => (
  <LookProvider>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </QueryClientProvider>
  </LookProvider>
)
