import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import type { ComponentType } from 'react'
import { usePages } from '../../lib/use-route.ts'
import grid from '../../ui/card-grid.module.css'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { type Filters, requestOf, type View } from './filters.ts'
import { ListTail } from './list-tail.tsx'
import { listTexts } from './list-texts.ts'
import { NoProducts } from './no-products.tsx'
import type { SaveSearchProps } from './parts.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'
import { resultParts } from './result-parts.ts'
import { RowSkeletons } from './row-skeletons.tsx'
import { CardSkeletons } from './skeletons.tsx'

/** Products per page: divisible by three and four cards a row. */
const PAGE = 24
/** Pictures that load eagerly, as they are on screen at once. */
const EAGER = 4

interface Props {
  filters: Filters
  view: View
  SaveSearch: ComponentType<SaveSearchProps>
}

/** The results in one list, page after page, as a grid or as rows. */
export const ProductList = ({ filters, view, SaveSearch }: Props) => {
  const pages = usePages(
    cardsOf(api.catalogue.list),
    { query: { ...requestOf(filters), sort: filters.sort ?? undefined, limit: PAGE, view: 'card' } },
    { keepsPrevious: true },
  )
  if (pages.isPending) return view === 'grid' ? <CardSkeletons count={8} /> : <RowSkeletons count={6} />
  if (pages.error && pages.items.length === 0) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  if (pages.items.length === 0) return <NoProducts filters={filters} SaveSearch={SaveSearch} />
  const isByRelevance = filters.search !== '' && (filters.sort ?? 'relevance') === 'relevance'
  const isStale = pages.isFetching && !pages.isFetchingMore
  const { good } = resultParts(pages.items)
  const list = (products: typeof good) => (
    <ul className={`${view === 'grid' ? grid.grid : grid.rows} ${isStale ? grid.isStale : ''}`} aria-busy={isStale}>
      {products.map((product, n) => (
        <li key={product.id}>
          {view === 'grid' ? <ProductCard product={product} isEager={n < EAGER} /> : <ProductRow product={product} />}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h2 className="only-read">{listTexts.resultsName}</h2>
      {good.length > 0 && list(good)}
      {isByRelevance && (
        <ListTail
          filters={filters}
          products={isStale ? [] : pages.items}
          isWhole={!pages.hasMore || good.length < pages.items.length}
          list={list}
          SaveSearch={SaveSearch}
        />
      )}
      <LoadMore hasMore={pages.hasMore} isFetching={pages.isFetchingMore} onMore={pages.fetchMore} hasFailed={pages.error !== null} />
    </>
  )
}
