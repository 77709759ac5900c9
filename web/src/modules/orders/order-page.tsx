import type { Order } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { HelpLink } from '../../ui/help-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AfterSale } from './after-sale.tsx'
import { deadlineNote } from './deadline-note.ts'
import { EmailLink, Fact, Facts } from './facts.tsx'
import { DeliveryCode } from './hand-over/delivery-code.tsx'
import { AsBought } from './listings/as-bought.tsx'
import { OrderArrival } from './order-arrival.tsx'
import { OrderId } from './order-id.tsx'
import { OrderLine } from './order-line.tsx'
import parts from './order-parts.module.css'
import { LoadFailed, LoadingOrder, Missing } from './order-states.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderedProduct } from './ordered-product.tsx'
import classes from './orders.module.css'
import type { ReviewsProps } from './parts.ts'
import { PayReserved } from './pay-reserved.tsx'
import { PurchaseSum } from './purchase-sum.tsx'
import { Received } from './received.tsx'
import { Recover } from './recover.tsx'
import { methodOf, nextOf, statusOf } from './status.ts'
import { texts } from './texts.ts'
import { WriteTo } from './write-to.tsx'

const labels = texts.order

const nextFor = (order: Order): string => {
  const status = statusOf(order.status)
  const { buyer } = texts.next
  if (order.isPaymentPending) return buyer.processing
  return status === 'reservada'
    ? buyer.reservada(order.reservedUntil && formatDate(order.reservedUntil))
    : [nextOf('buyer', status, order.totalPrice === 0, order.delivery.kind), ...notesOn(order)].join(' ')
}

/** Nothing is said of money where there is none. */
const notesOn = (order: Order): string[] => {
  const note = order.totalPrice === 0 ? null : deadlineNote('buyer', order, Date.now())
  return note ? [note] : []
}

interface Props {
  Reviews: ComponentType<ReviewsProps>
}

const Purchase = ({ order, Reviews }: Props & { order: Order }) => {
  const seller = order.orderItems[0]?.product.seller
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <div className={parts.actions}>
          <PayReserved order={order} />
          <Received order={order} />
          <Recover order={order} />
          <WriteTo other="seller" room={order.room} />
        </div>
        <OrderSteps status={statusOf(order.status)} next={nextFor(order)} isFree={order.totalPrice === 0}>
          {order.tracking && (
            <p className={classes.tracking}>
              {labels.tracking}: <strong>{order.tracking}</strong>
            </p>
          )}
          <HelpLink topic="envios" question="donde-esta-mi-pedido" about="Envíos y entregas" />
        </OrderSteps>
        <DeliveryCode order={order} />
        <section className={classes.sheet}>
          <h2 className={classes.heading}>{labels.items}</h2>
          <ul className={classes.items}>
            {order.orderItems.map((item) => (
              <OrderedProduct key={item.productId} {...item} currency={order.currency} />
            ))}
          </ul>
          <PurchaseSum order={order} />
        </section>
        <AsBought orderId={order.id} isOpen={order.status === 'en disputa'} />
        <OrderArrival delivery={order.delivery} currency={order.currency} status={statusOf(order.status)} side="buyer" />
        <Reviews key={order.status} orderId={order.id} />
        <AfterSale order={order} />
      </div>
      <div className={classes.column}>
        <Facts heading={labels.facts}>
          <Fact name={labels.number}>{order.number}</Fact>
          <Fact name={labels.date}>
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </Fact>
          <Fact name={labels.method}>{methodOf(order.paymentMethod)}</Fact>
          <Fact name={labels.seller}>{seller?.name}</Fact>
          <Fact name={labels.email}>{seller?.email && <EmailLink email={seller.email} />}</Fact>
        </Facts>
        <OrderTimeline history={order.history} currency={order.currency} isFree={order.totalPrice === 0} />
        <OrderId name={labels.id} id={order.id} />
      </div>
    </div>
  )
}

/** /orders/:orderId and /purchases/:orderId, «Mi compra»: by the order's id, its number or one of its products. */
export const OrderPage = ({ Reviews }: Props) => {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useRoute(api.orders.get, { params: { id: orderId } })
  // A malformed id cannot be an order either.
  const isMissing = error !== null && [400, 404].includes(error.status)
  return (
    <div className="page">
      <PageHeader
        title={labels.title}
        back="/history"
        subtitle={data && <OrderLine side="buyer" known={{ ...data, isFree: data.totalPrice === 0 }} />}
      />
      {data && <Purchase key={data.id} order={data} Reviews={Reviews} />}
      {!data && isMissing && <Missing title={labels.missing} />}
      {!data && error && !isMissing && <LoadFailed text={labels.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingOrder text={labels.loading} />}
    </div>
  )
}
