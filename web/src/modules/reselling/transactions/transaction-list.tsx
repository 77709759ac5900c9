import type { ResaleStage } from '@feria/contract/reselling/values'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../lib/session.ts'
import { on, onConnected } from '../../../lib/socket.ts'
import { usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { isNotYetReseller } from '../not-yet-reseller.ts'
import { texts } from './texts.ts'
import { TransactionCard } from './transaction-card.tsx'
import classes from './transactions.module.css'

const Loading = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    <Skeleton height={300} radius="lg" />
    <Skeleton height={300} radius="lg" />
  </div>
)

const Nothing = ({ isStage, onAll }: { isStage: boolean; onAll: () => void }) =>
  isStage ? (
    <EmptyState
      title={texts.emptyStage}
      action={
        <Button variant="default" onClick={onAll}>
          {texts.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={texts.empty}
      text={texts.emptyHint}
      action={
        <Button component={Link} to="/reseller/links">
          {texts.toLinks}
        </Button>
      }
    />
  )

interface Props {
  stage: ResaleStage | undefined
  /** Only the one that this order paid; null for all. */
  order: string | null
  onAll: () => void
}

/** The member's transactions, all, those at a stage or that of an order, page after page; refetched on live events. */
export const TransactionList = ({ stage, order, onAll }: Props) => {
  const userId = useSession((session) => session.user?.id ?? '')
  const list = usePages(api.reselling.transactions, { params: { userId }, query: order ? { order } : { stage } })
  const ask = useRef(list.refetch)
  ask.current = list.refetch
  useEffect(() => {
    const again = () => ask.current()
    const ends = [on('resaleAsked', again), on('resaleSold', again), onConnected(again)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  if (list.isPending) return <Loading />
  if (list.items.length === 0) {
    if (list.error && !isNotYetReseller(list.error)) return <ErrorState error={list.error} title={texts.failed} onRetry={list.refetch} />
    return <Nothing isStage={stage !== undefined || order !== null} onAll={onAll} />
  }
  return (
    <>
      <ul className={classes.list}>
        {list.items.map((transaction) => (
          <TransactionCard key={transaction.id} transaction={transaction} isAlone={order !== null} />
        ))}
      </ul>
      {order !== null && (
        <Button variant="default" onClick={onAll}>
          {texts.showAll}
        </Button>
      )}
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
    </>
  )
}
