import { useMorePages } from '../../lib/use-more-pages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import type { LoadedRanking } from './load-ranking.ts'
import { RankedRow } from './ranked-row.tsx'
import type { RankingFilters } from './ranking-filters.ts'
import classes from './ranking-page.module.css'
import { rankingTexts as labels } from './ranking-texts.ts'

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

interface Props {
  loaded: LoadedRanking
  filters: RankingFilters
  /** True while other products are on their way. */
  isReloading: boolean
  onReload: () => void
  onClear: () => void
}

interface RowsProps extends Pick<Props, 'filters' | 'isReloading'> {
  near: string
  first: NonNullable<LoadedRanking['first']>
}

/** The rows, whose numbers continue across pages. */
const Rows = ({ filters, near, first, isReloading }: RowsProps) => {
  const key = JSON.stringify([filters, near, first.next])
  const pages = useMorePages(key, first, async (cursor) => (await import('./load-ranking.ts')).moreRanked(filters, near, cursor))
  return (
    <>
      <h2 className="only-read">{labels.list}</h2>
      <ol className={classes.list} aria-busy={isReloading} data-stale={isReloading || undefined}>
        {pages.items.map((product, n) => (
          <li key={product.id}>
            <RankedRow product={product} place={n + 1} />
          </li>
        ))}
      </ol>
      <LoadMore hasMore={pages.hasMore} isFetching={pages.isFetchingMore} onMore={pages.fetchMore} hasFailed={pages.hasFailed} />
    </>
  )
}

/** The ranked products in any state. */
export const RankingList = ({ loaded: { first, near, error }, filters, isReloading, onReload, onClear }: Props) => {
  if (first === null) return error && !isReloading ? <ErrorState error={error} onRetry={onReload} /> : <Waiting />
  if (first.items.length === 0)
    return <EmptyState title={labels.empty} text={labels.emptyHint} action={<PlainButton onClick={onClear}>{labels.clear}</PlainButton>} />
  return <Rows filters={filters} near={near} first={first} isReloading={isReloading} />
}
