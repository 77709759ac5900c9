import { useSyncExternalStore } from 'react'
import { PageError } from '../shell/page-error.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { PageOutlet } from './page-outlet.tsx'

export const ErrorBoundary = PageError

const never = () => () => undefined

/** Pages that everybody may see and that depend on what the browser remembers: the server renders a skeleton of them. */
export default function InBrowser() {
  const isServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isServer ? <PageSkeleton /> : <PageOutlet />
}
