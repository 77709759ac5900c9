import type { Sale } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { HelpLink } from '../../ui/help-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Price } from '../../ui/price.tsx'
import { deadlineNote } from './deadline-note.ts'
import { EmailLink, Fact, Facts } from './facts.tsx'
import { MissingSale } from './hand-over/missing-sale.tsx'
import { AsBought } from './listings/as-bought.tsx'
import { MoneyPlace } from './money-place.tsx'
import { OrderArrival } from './order-arrival.tsx'
import { OrderId } from './order-id.tsx'
import { OrderLine } from './order-line.tsx'
import parts from './order-parts.module.css'
import { LoadFailed, LoadingOrder } from './order-states.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderedProduct } from './ordered-product.tsx'
import classes from './orders.module.css'
import type { ReviewsProps } from './parts.ts'
import { SaleActions } from './sale-actions.tsx'
import { SaleClaim } from './sale-claim.tsx'
import { methodOf, nextOf, statusOf } from './status.ts'
import { texts } from './texts.ts'
import { WriteTo } from './write-to.tsx'

const labels = texts.sale

const nextFor = (sale: Sale, isFree: boolean): string => {
  const status = statusOf(sale.status)
  if (status === 'reservada') return texts.next.seller.reservada
  const note = isFree ? null : deadlineNote('seller', sale, Date.now())
  return [nextOf('seller', status, isFree, sale.delivery.kind), ...(note ? [note] : [])].join(' ')
}

interface Props {
  Reviews: ComponentType<ReviewsProps>
}

const Sold = ({ sale, sales, total, Reviews }: Props & { sale: Sale; sales: Sale[]; total: number }) => {
  const isDisputed = statusOf(sale.status) === 'en disputa'
  const claim = <SaleClaim sale={sale} isFree={total === 0} />
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {isDisputed && claim}
        <div className={parts.actions}>
          <SaleActions sale={sale} isFree={total === 0} />
          <WriteTo other="buyer" room={sale.room} />
        </div>
        <OrderSteps status={statusOf(sale.status)} next={nextFor(sale, total === 0)} isFree={total === 0}>
          {sale.tracking && (
            <p className={classes.tracking}>
              {texts.order.tracking}: <strong>{sale.tracking}</strong>
            </p>
          )}
          <HelpLink topic="vender" question="vendi-y-ahora" about="Vender" />
        </OrderSteps>
        {!isDisputed && claim}
        <Reviews key={sale.status} orderId={sale.orderId} />
        <OrderArrival delivery={sale.delivery} currency={sale.currency} status={statusOf(sale.status)} side="seller" />
        <section className={classes.sheet}>
          <h2 className={classes.heading}>{labels.product}</h2>
          <ul className={classes.items}>
            {sales.map((one) => (
              <OrderedProduct key={one.product.id} {...one} />
            ))}
          </ul>
        </section>
        <AsBought orderId={sale.orderId} isOpen={isDisputed} />
      </div>
      <div className={classes.column}>
        <Facts heading={labels.facts}>
          <Fact name={labels.price}>
            <Price value={total - sale.delivery.price} currency={sale.currency} size="sm" />
          </Fact>
          <Fact name={texts.arrival.price}>
            {sale.delivery.price > 0 && <Price value={sale.delivery.price} currency={sale.currency} size="sm" />}
          </Fact>
          <Fact name={labels.money}>{total === 0 ? texts.free.money : <MoneyPlace sale={sale} />}</Fact>
          <Fact name={labels.date}>
            <time dateTime={sale.createdAt}>{formatDate(sale.createdAt)}</time>
          </Fact>
          <Fact name={labels.buyer}>{sale.buyer.name}</Fact>
          <Fact name={texts.order.email}>{sale.buyer.email && <EmailLink email={sale.buyer.email} />}</Fact>
          <Fact name={texts.order.method}>{methodOf(sale.paymentMethod)}</Fact>
          <Fact name={texts.order.number}>{sale.number}</Fact>
        </Facts>
        <OrderTimeline history={sale.history} currency={sale.currency} isFree={total === 0} />
        <OrderId name={labels.id} id={sale.orderId} />
      </div>
    </div>
  )
}

/** What the products of a sale and its parcel cost. */
const totalOf = (sales: Sale[]): number => sales.reduce((sum, { price }) => sum + price, sales[0]?.delivery.price ?? 0)

/** /sales/:orderId, «Mi venta»: by the order's id, its number or one of its products; the server resolves it. */
export const SalePage = ({ Reviews }: Props) => {
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useRoute(api.orders.sales, { query: { orderId } })
  const sales = data?.filter((sale) => sale.orderId === data[0]?.orderId) ?? []
  const [sale] = sales
  const total = totalOf(sales)
  const isMissing = (data && !sale) || error?.status === 400 || error?.status === 404
  return (
    <div className="page">
      <PageHeader
        title={labels.title}
        back="/history?tab=ventas"
        subtitle={sale && <OrderLine side="seller" known={{ ...sale, isFree: total === 0 }} />}
      />
      {sale && <Sold key={sale.orderId} sale={sale} sales={sales} total={total} Reviews={Reviews} />}
      {isMissing && <MissingSale orderId={orderId} />}
      {!data && error && !isMissing && <LoadFailed text={labels.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingOrder text={labels.loading} />}
    </div>
  )
}
