import type { RankedCard } from '@feria/contract/search/schemas'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { RankedRow } from './ranked-row.tsx'
import classes from './ranking-page.module.css'
import { texts } from './texts.ts'

const labels = texts.ranking

interface Pages {
  items: RankedCard[]
  hasMore: boolean
  fetchMore: () => void
  isFetchingMore: boolean
  isFetching: boolean
  isPending: boolean
  error: Error | null
  refetch: () => void
}

const Waiting = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    {Array.from({ length: 6 }, (_, n) => n).map((n) => (
      <PlainSkeleton key={n} style={{ height: 104, borderRadius: 'var(--mantine-radius-lg)' }} />
    ))}
  </div>
)

/** The ranked products in any state; numbers continue across pages. */
export const RankingList = ({ pages, onClear }: { pages: Pages; onClear: () => void }) => {
  if (pages.isPending) return <Waiting />
  if (pages.items.length === 0) {
    if (pages.error) return <ErrorState error={pages.error} onRetry={pages.refetch} />
    return <EmptyState title={labels.empty} text={labels.emptyHint} action={<PlainButton onClick={onClear}>{labels.clear}</PlainButton>} />
  }
  const isStale = pages.isFetching && !pages.isFetchingMore
  return (
    <>
      <h2 className="only-read">{labels.list}</h2>
      <ol className={classes.list} aria-busy={isStale} data-stale={isStale || undefined}>
        {pages.items.map((product, n) => (
          <li key={product.id}>
            <RankedRow product={product} place={n + 1} />
          </li>
        ))}
      </ol>
      <LoadMore hasMore={pages.hasMore} isFetching={pages.isFetchingMore} onMore={pages.fetchMore} hasFailed={pages.error !== null} />
    </>
  )
}
