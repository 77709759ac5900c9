import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import type { Paged } from '../../../ui/paged-list.tsx'
import classes from './balance.module.css'

/** What a list of the page shows besides its rows: skeletons, an error with retry, the empty state, and more. */
export const ListParts = ({ list, nothing }: { list: Paged; nothing: string }) => (
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
