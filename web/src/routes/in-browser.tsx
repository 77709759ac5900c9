import { QueryProvider } from '../lib/query-provider.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { PageError } from '../shell/page-error.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Themed } from '../ui/themed.tsx'
import { PageOutlet } from './page-outlet.tsx'

export const ErrorBoundary = PageError

/** Pages that everybody may see and that depend on what the browser remembers: the server renders a skeleton of them. */
export default function InBrowser() {
  return (
    <QueryProvider>
      <Themed>{useHydrated() ? <PageOutlet /> : <PageSkeleton />}</Themed>
    </QueryProvider>
  )
}
