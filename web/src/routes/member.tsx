import { QueryProvider } from '../lib/query-provider.tsx'
import { RequireSession } from '../lib/require-session.tsx'
import { UnlessSuspended } from '../lib/unless-suspended.tsx'
import { PageError } from '../shell/page-error.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Themed } from '../ui/themed.tsx'
import { memberHead } from './head.ts'
import { PageOutlet } from './page-outlet.tsx'

export const meta = memberHead

export const ErrorBoundary = PageError

/** Members' pages: the session stands in the browser, so the server renders a skeleton of them. */
export default function Member() {
  return (
    <QueryProvider>
      <RequireSession waiting={<PageSkeleton />}>
        <UnlessSuspended>
          <Themed>
            <PageOutlet />
          </Themed>
        </UnlessSuspended>
      </RequireSession>
    </QueryProvider>
  )
}
