import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import type { Paged } from '../../ui/paged-list.tsx'
import classes from './admin.module.css'

/** What a paginated list shows besides its rows: skeletons, an error with retry, the empty state, and more. */
export const ListStates = ({ list, nothing }: { list: Paged; nothing: string }) => (
  <>
    {list.isPending && (
      <div className={classes.loading} aria-busy="true">
        <span className="only-read" role="status">
          Cargando...
        </span>
        <Skeleton height={56} radius="md" />
        <Skeleton height={56} radius="md" />
        <Skeleton height={56} radius="md" />
      </div>
    )}
    {list.error && list.items.length === 0 && <ErrorState error={list.error} onRetry={list.refetch} />}
    {!list.isPending && !list.error && list.items.length === 0 && <p className={classes.nothing}>{nothing}</p>}
    <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
  </>
)
