import { api } from '@feria/contract'
import type { Order } from '@feria/contract/orders'
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { useTitle } from '../../lib/use-title.ts'
import { confirm } from '../../ui/confirm.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Price } from '../../ui/price.tsx'
import { EmailLink, Fact, Facts } from './facts.tsx'
import { LoadFailed, LoadingOrder, Missing } from './order-states.tsx'
import { OrderStatusPill } from './order-status.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderedProduct } from './ordered-product.tsx'
import classes from './orders.module.css'
import { methodOf, statusOf } from './status.ts'
import { texts } from './texts.ts'

/** States in which there is nothing to withdraw from. */
const NEVER_PAID = new Set<Order['status']>(['reservada', 'cancelada'])

const said = texts.order

/** «Ya lo recibí»: the buyer says that the order arrived; asks first, there is no way back. */
const Received = ({ order }: { order: Order }) => {
  const move = useAction(api.orders.setStatus, { refreshes: [api.orders.get, api.orders.list, api.orders.me] })
  const ask = async () => {
    if (!(await confirm({ title: said.askReceived, text: said.askReceivedText, yes: said.received, isDangerous: false }))) return
    move.mutate({ params: { id: order.id }, body: { status: 'completada' } })
  }
  return (
    <div className={classes.action}>
      {move.error && <InlineNotice kind="error">{move.error.message}</InlineNotice>}
      {move.isSuccess && <InlineNotice kind="success">{said.receivedNow}</InlineNotice>}
      {statusOf(order.status) === 'enviada' && !move.isSuccess && (
        <Button loading={move.isPending} onClick={() => void ask()}>
          {said.received}
        </Button>
      )}
    </div>
  )
}

const nextFor = (order: Order): string => {
  const status = statusOf(order.status)
  const { buyer } = texts.next
  return status === 'reservada' ? buyer.reservada(order.reservedUntil && formatDate(order.reservedUntil)) : buyer[status]
}

const Purchase = ({ order }: { order: Order }) => {
  const seller = order.orderItems[0]?.product.seller
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <OrderSteps status={statusOf(order.status)} next={nextFor(order)} />
        <Received order={order} />
        <section className={classes.sheet}>
          <h2 className={classes.heading}>{said.items}</h2>
          <ul className={classes.items}>
            {order.orderItems.map((item) => (
              <OrderedProduct key={item.productId} {...item} currency={order.currency} />
            ))}
          </ul>
          <p className={classes.total}>
            <span>{said.total}</span>
            <Price value={order.totalPrice} currency={order.currency} />
          </p>
        </section>
      </div>
      <Facts heading={said.facts}>
        <Fact name={said.number}>{order.number}</Fact>
        <Fact name={said.date}>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
        </Fact>
        <Fact name={said.method}>{methodOf(order.paymentMethod)}</Fact>
        <Fact name={said.seller}>{seller?.name}</Fact>
        <Fact name={said.email}>{seller?.email && <EmailLink email={seller.email} />}</Fact>
        <Fact name={said.id}>
          <span className={classes.id}>{order.id}</span>
        </Fact>
        <Fact name={said.regret}>
          {NEVER_PAID.has(order.status) ? null : <Link to={`/arrepentimiento?compra=${order.number}`}>{said.withdraw}</Link>}
        </Fact>
      </Facts>
    </div>
  )
}

/** /orders/:orderId and /purchases/:orderId, «Mi compra» [ORD-16 to ORD-20]: by the order's id, its number or a product of it [NOTI-12]. */
export const OrderPage = () => {
  useTitle(said.title)
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useRoute(api.orders.get, { params: { id: orderId } })
  // An address that is no id cannot be an order either.
  const isMissing = error !== null && [400, 404].includes(error.status)
  return (
    <div className="page">
      <PageHeader title={said.title} back="/history" subtitle={data && <OrderStatusPill status={data.status} />} />
      {data && <Purchase key={data.id} order={data} />}
      {!data && isMissing && <Missing title={said.missing} />}
      {!data && error && !isMissing && <LoadFailed text={said.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingOrder text={said.loading} />}
    </div>
  )
}
