import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePages } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import classes from './history.module.css'
import { HistoryCard } from './history-card.tsx'
import { meaningOf } from './order-meaning.ts'
import { texts } from './texts.ts'

const labels = texts.history

interface ListState {
  items: unknown[]
  hasMore: boolean
  fetchMore: () => void
  isFetchingMore: boolean
  isPending: boolean
  error: Error | null
  refetch: () => void
}

/** The place of a list of the history while it loads. */
export const LoadingList = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    <Skeleton height={104} radius="lg" />
    <Skeleton height={104} radius="lg" />
    <Skeleton height={104} radius="lg" />
  </div>
)

/** A list of the history in any state: loading, failed, empty or loaded. */
const HistoryList = ({ list, empty, children }: { list: ListState; empty: ReactNode; children: ReactNode }) => {
  if (list.isPending) return <LoadingList />
  if (list.items.length === 0) return list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : empty
  return (
    <>
      <ul className={classes.list}>{children}</ul>
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
    </>
  )
}

/** «Mis Compras», newest first; each links to its order, and the one that the checkout comes from is marked. */
export const Purchases = () => {
  const bought = (useLocation().state as { bought?: string } | null)?.bought
  const list = usePages(api.orders.list, { query: {} })
  const empty = (
    <EmptyState
      title={labels.noPurchases}
      text={labels.noPurchasesHint}
      action={
        <Button component={Link} to="/all-products">
          {labels.toProducts}
        </Button>
      }
    />
  )
  return (
    <HistoryList list={list} empty={empty}>
      {list.items.map((order) => {
        const [first, ...others] = order.orderItems
        return (
          <HistoryCard
            key={order.id}
            to={`/orders/${order.id}`}
            name={first?.product.name ?? order.number}
            others={others.length}
            imageUrl={first?.product.imageUrl ?? null}
            party={first && labels.from(first.product.seller.name)}
            createdAt={order.createdAt}
            total={order.totalPrice}
            currency={order.currency}
            status={order.status}
            meaning={meaningOf('buyer', { ...order, isFree: order.totalPrice === 0 }, Date.now())}
            isNew={order.id === bought}
          />
        )
      })}
    </HistoryList>
  )
}

/** «Mis Ventas», newest first; each links to its sale. */
export const Sales = () => {
  const list = usePages(api.orders.sales, { query: {} })
  const empty = (
    <EmptyState
      title={labels.noSales}
      text={labels.noSalesHint}
      action={
        <Button component={Link} to="/seller-dashboard">
          {labels.toSelling}
        </Button>
      }
    />
  )
  return (
    <HistoryList list={list} empty={empty}>
      {list.items.map((sale) => (
        <HistoryCard
          key={`${sale.orderId} ${sale.product.id}`}
          to={`/sales/${sale.orderId}`}
          name={sale.product.name}
          imageUrl={sale.product.imageUrl}
          party={labels.to(sale.buyer.name)}
          createdAt={sale.createdAt}
          total={sale.price * sale.quantity}
          currency={sale.currency}
          status={sale.status}
          meaning={meaningOf('seller', { ...sale, isFree: sale.price === 0 }, Date.now())}
        />
      ))}
    </HistoryList>
  )
}
