import type { Answer, api } from '@feria/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import grid from '../../../ui/card-grid.module.css'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { ProductRow } from '../../catalogue/product-row.tsx'
import { RowSkeletons } from '../../catalogue/row-skeletons.tsx'
import { useOwnProducts } from '../match-pages.ts'
import { texts } from './texts.ts'

const labels = texts.products

type OwnProduct = Answer<typeof api.wishes.products>[number]

const Row = ({ product, onInterested }: { product: OwnProduct; onInterested: (productId: string) => void }) => (
  <ProductRow
    product={product}
    actions={
      product.wishes > 0 ? (
        <>
          <Pill tone="good">{labels.wishes(product.wishes)}</Pill>
          <Button variant="default" aria-label={labels.seeOf(product.name)} onClick={() => onInterested(product.id)}>
            {labels.see}
          </Button>
        </>
      ) : (
        <Pill tone="quiet">{labels.none}</Pill>
      )
    }
  />
)

/** The member's products, each with the number of wishes it matches. */
export const OwnProducts = ({ onInterested }: { onInterested: (productId: string) => void }) => {
  const { items, hasMore, fetchMore, isFetchingMore, isPending, error, refetch } = useOwnProducts()
  if (items.length > 0) {
    return (
      <>
        <ul className={grid.rows}>
          {items.map((product) => (
            <li key={product.id}>
              <Row product={product} onInterested={onInterested} />
            </li>
          ))}
        </ul>
        <LoadMore hasMore={hasMore} isFetching={isFetchingMore} onMore={fetchMore} hasFailed={error !== null} />
      </>
    )
  }
  if (error) return <ErrorState error={error} title={labels.failed} onRetry={refetch} />
  if (!isPending) {
    return (
      <EmptyState
        title={labels.empty}
        text={labels.emptyHint}
        action={
          <Button component={Link} to="/new-product">
            {labels.publish}
          </Button>
        }
      />
    )
  }
  return (
    <div aria-busy="true">
      <span className="only-read" role="status">
        {labels.loading}
      </span>
      <RowSkeletons count={3} />
    </div>
  )
}
