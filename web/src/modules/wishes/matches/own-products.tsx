import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from '../../../lib/router.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Pill } from '../../../ui/pill.tsx'
import grid from '../../catalogue/card-grid.module.css'
import { ProductRow } from '../../catalogue/product-row.tsx'
import { RowSkeletons } from '../../catalogue/row-skeletons.tsx'
import { fetchProducts } from '../fetch-wishes.ts'
import { type OwnProduct, useWishes } from '../wishes-store.ts'
import { texts } from './texts.ts'

const said = texts.products

const Row = ({ product, onInterested }: { product: OwnProduct; onInterested: (productId: string) => void }) => (
  <ProductRow
    product={product}
    actions={
      product.wishes > 0 ? (
        <>
          <Pill tone="good">{said.wishes(product.wishes)}</Pill>
          <Button variant="default" aria-label={said.seeOf(product.name)} onClick={() => onInterested(product.id)}>
            {said.see}
          </Button>
        </>
      ) : (
        <Pill tone="quiet">{said.none}</Pill>
      )
    }
  />
)

/** The member's products, each with the number of wishes it matches. */
export const OwnProducts = ({ onInterested }: { onInterested: (productId: string) => void }) => {
  const { items, isKnown, next } = useWishes((wishes) => wishes.products)
  const isLoading = useWishes((wishes) => wishes.loading.products)
  const error = useWishes((wishes) => wishes.error)
  useEffect(() => void fetchProducts(), [])
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
        <LoadMore hasMore={next !== null} isFetching={isLoading} onMore={() => void fetchProducts(true)} hasFailed={error !== null} />
      </>
    )
  }
  if (!isKnown && !isLoading && error) return <ErrorState error={error} title={said.failed} onRetry={() => void fetchProducts()} />
  if (isKnown) {
    return (
      <EmptyState
        title={said.empty}
        text={said.emptyHint}
        action={
          <Button component={Link} to="/new-product">
            {said.publish}
          </Button>
        }
      />
    )
  }
  return (
    <div aria-busy="true">
      <span className="only-read" role="status">
        {said.loading}
      </span>
      <RowSkeletons count={3} />
    </div>
  )
}
