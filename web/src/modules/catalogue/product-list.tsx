import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import type { ComponentType } from 'react'
import { usePages } from '../../lib/use-route.ts'
import grid from '../../ui/card-grid.module.css'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { type Filters, requestOf, type View } from './filters.ts'
import { listTexts } from './list-texts.ts'
import { NoProducts } from './no-products.tsx'
import { OutsidePrice } from './outside-price.tsx'
import type { SaveSearchProps } from './parts.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'
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
  const isStale = pages.isFetching && !pages.isFetchingMore
  const within = pages.items.filter(({ isOutsidePrice }) => !isOutsidePrice)
  const outside = pages.items.filter(({ isOutsidePrice }) => isOutsidePrice)
  const list = (products: typeof within) => (
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
      {within.length > 0 && list(within)}
      {outside.length > 0 && <OutsidePrice filters={filters}>{list(outside)}</OutsidePrice>}
      <LoadMore hasMore={pages.hasMore} isFetching={pages.isFetchingMore} onMore={pages.fetchMore} hasFailed={pages.error !== null} />
    </>
  )
}
