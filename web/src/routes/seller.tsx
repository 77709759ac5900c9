import { QueryProvider } from '../lib/query-provider.tsx'
import { RequireSession } from '../lib/require-session.tsx'
import { UnlessSuspended } from '../lib/unless-suspended.tsx'
import { PageError } from '../shell/page-error.tsx'
import { Themed } from '../ui/themed.tsx'
import { memberHead } from './head.ts'
import { PageOutlet } from './page-outlet.tsx'

export const meta = memberHead

export const ErrorBoundary = PageError

const Waiting = () => (
  <p className="page" role="status">
    {/* Given by the specification for the seller's panel. */}
    Cargando información del usuario...
  </p>
)

/** The seller's panel. */
export default function Seller() {
  return (
    <QueryProvider>
      <RequireSession waiting={<Waiting />}>
        <UnlessSuspended>
          <Themed>
            <PageOutlet />
          </Themed>
        </UnlessSuspended>
      </RequireSession>
    </QueryProvider>
  )
}
