import type { Order } from '@feria/contract/orders/schemas'
import { useSearchParams } from 'react-router'
import { useOnline } from '../../lib/use-online.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { basketOfOrder } from './basket.ts'
import type { Charge } from './charge.ts'
import classes from './checkout.module.css'
import { CheckoutSkeleton, PurchaseSummary } from './purchase-summary.tsx'
import { RefusedPurchase } from './refused-purchase.tsx'
import { type ReturnState, returnStateOf, speaksOfPayment } from './return-state.ts'
import { ReturnView } from './return-view.tsx'
import { texts } from './texts.ts'
import { useFollowedOrder } from './use-followed-order.ts'

/** The charge fixed at the provider; final once it is paid. */
const chargeOf = ({ due }: Order, state: ReturnState): Charge => {
  if (!due) return { kind: 'price' }
  return { kind: 'fixed', ...due, until: state === 'paid' || state === 'refunded' ? null : due.until }
}

const Followed = ({ id, isHopeful }: { id: string; isHopeful: boolean }) => {
  const { order, error, isFetching, isFollowed, follow } = useFollowedOrder(id)
  const isOnline = useOnline()
  if (error && [400, 404].includes(error.status)) return <RefusedPurchase reason={texts.back.missing} page={null} />
  if (!order) return error ? <ErrorState error={error} onRetry={follow} /> : <CheckoutSkeleton />
  const state = returnStateOf(order, { isFollowed, isHopeful })
  const basket = basketOfOrder(order)
  // While the provider processes the payment the reservation is extended: a countdown would only frighten.
  const shown = state === 'refused' || state === 'confirming' ? basket : { ...basket, reservedUntil: null }
  return (
    <div className={classes.checkout}>
      <div>
        <ReturnView
          state={state}
          order={order}
          isFollowed={isFollowed}
          isOffline={order.status === 'reservada' && (!isOnline || error?.code === 'offline')}
          isAsking={isFetching}
          onAsk={follow}
        />
      </div>
      <PurchaseSummary basket={shown} charge={chargeOf(order, state)} />
    </div>
  )
}

/** /payment/return: the outcome of a payment according to the order itself; nothing in the URL is trusted. */
export const PaymentReturnPage = () => {
  const [search] = useSearchParams()
  const id = search.get('order') ?? ''
  return (
    <div className="page">
      <PageHeader title={texts.back.title} />
      {id === '' ? (
        <RefusedPurchase reason={texts.back.missing} page={null} />
      ) : (
        <Followed key={id} id={id} isHopeful={speaksOfPayment(search.get('status'))} />
      )}
    </div>
  )
}
