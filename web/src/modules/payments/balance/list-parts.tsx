import { Skeleton } from '@mantine/core'
import type { CallError } from '../../../lib/call.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import classes from './balance.module.css'

interface List {
  items: unknown[]
  isPending: boolean
  error: CallError | null
  refetch: () => void
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
}

/** What a list of the page shows besides its rows: skeletons, an error with retry, the empty state, and more. */
export const ListParts = ({ list, nothing }: { list: List; nothing: string }) => (
  <>
    {list.isPending && (
      <div className={classes.list} aria-busy="true">
        <Skeleton height={72} radius="md" />
        <Skeleton height={72} radius="md" />
      </div>
    )}
    {list.items.length === 0 && list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
    {list.items.length === 0 && !list.isPending && !list.error && <p className={classes.quiet}>{nothing}</p>}
    <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
  </>
)
