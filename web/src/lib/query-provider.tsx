import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createQueryClient, queryClient } from './query-client.ts'

/** Gives what is inside the query cache. Layouts and pages that ask the server have one, so that the others load without its code. */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  // The server renders several documents at once, each with its own cache.
  const [client] = useState(() => ('document' in globalThis ? queryClient : createQueryClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A piece with the query cache around it, for those that load by themselves on pages without one. */
export const withQueries =
  <Props extends object>(Piece: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <QueryProvider>
      <Piece {...props} />
    </QueryProvider>
  )
