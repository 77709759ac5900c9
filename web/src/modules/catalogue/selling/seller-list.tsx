import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import type { ProductBuyersProps } from './parts.ts'
import { ProductCards, ProductTable } from './product-table.tsx'
import classes from './seller-panel.module.css'
import { texts } from './texts.ts'
import { useProductActions } from './use-product-actions.ts'
import type { useSellerAddress } from './use-seller-address.ts'

const labels = texts.panel

const Loading = () => (
  <div className={classes.loading} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    <Skeleton height={84} radius="lg" />
    <Skeleton height={84} radius="lg" />
    <Skeleton height={84} radius="lg" />
  </div>
)

interface Props {
  address: ReturnType<typeof useSellerAddress>
  hasCards: boolean
  ProductBuyers: ComponentType<ProductBuyersProps>
}

/** «Mis Productos»: the seller's own products as a table, or as cards, page after page. */
export const SellerList = ({ address, hasCards, ProductBuyers }: Props) => {
  const [offered, setOffered] = useState<OwnProduct>()
  const { search, category, sorting, sortBy, clear, open } = address
  const { message, busyId, turn, sell, erase } = useProductActions()
  const list = usePages(api.catalogue.mine, { query: { search, category, sort: sorting } }, { keepsPrevious: true })
  const { items, error, isPending } = list
  const actions = {
    products: items,
    busyId,
    onEdit: ({ id }: { id: string }) => open(id),
    onSell: sell,
    onTurn: turn,
    onErase: erase,
    onFindBuyers: setOffered,
  }
  return (
    <>
      {/* It overlays the list, so that messages cause no layout shift. */}
      <div className={classes.message}>{message && <InlineNotice kind={message.kind}>{message.text}</InlineNotice>}</div>
      {isPending && <Loading />}
      {error && items.length === 0 && <ErrorState error={error} onRetry={list.refetch} />}
      {!isPending && !error && items.length === 0 && (search || category) && (
        <EmptyState
          title={labels.nothing}
          action={
            <Button variant="default" onClick={clear}>
              {labels.clear}
            </Button>
          }
        />
      )}
      {!isPending && !error && items.length === 0 && !search && !category && (
        <EmptyState title={labels.empty} action={<Button onClick={() => open('new')}>{labels.quick}</Button>} />
      )}
      {items.length > 0 && (hasCards ? <ProductCards {...actions} /> : <ProductTable {...actions} sorting={sorting} onSort={sortBy} />)}
      {offered && <ProductBuyers product={offered} onClose={() => setOffered(undefined)} />}
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={error !== null} />
    </>
  )
}
