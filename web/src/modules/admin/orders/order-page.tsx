import type { AdminOrder } from '@feria/contract/admin/order-schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatPrice } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { OrderStatusPill } from '../../orders/order-status.tsx'
import { AdminLayout } from '../admin-layout.tsx'
import classes from './order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderTexts } from './texts.ts'

const labels = orderTexts.order

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={classes.card} aria-labelledby={id}>
    <h2 id={id} className={classes.heading}>
      {title}
    </h2>
    {children}
  </section>
)

const Person = ({ role, person: { id, name, email } }: { role: string; person: AdminOrder['buyer'] }) => (
  <div className={classes.person}>
    <span className={classes.quiet}>{role}</span>
    <Link to={`/admin-dashboard/personas/${id}`}>{name}</Link>
    <span className={classes.quiet}>{email}</span>
  </div>
)

const Money = ({ order: { sums, charged, currency } }: { order: AdminOrder }) => {
  const of = (sum: number, own = currency) => formatPrice(sum, own, { tag: true })
  const facts: [string, string | null][] = [
    [labels.total, of(sums.total)],
    [labels.parcel, sums.parcel > 0 ? of(sums.parcel) : null],
    [labels.commission, sums.commission > 0 ? of(sums.commission) : null],
    ...(charged
      ? ([
          [labels.captured, of(charged.captured, charged.currency)],
          [labels.held, of(charged.held, charged.currency)],
          [labels.released, of(charged.released, charged.currency)],
          [labels.refunded, of(charged.refunded, charged.currency)],
          [labels.fee, of(charged.fee, charged.currency)],
        ] as [string, string][])
      : []),
  ]
  return (
    <>
      <FactList facts={facts} />
      {!charged && <p className={classes.quiet}>{labels.unpaid}</p>}
    </>
  )
}

const reviewsOf = ({ reviews: { buyer, seller } }: AdminOrder): string => {
  if (buyer && seller) return labels.written.both
  return buyer ? labels.written.buyer : seller ? labels.written.seller : labels.written.none
}

const Clocks = ({ order }: { order: AdminOrder }) => (
  <Card id="order-clocks" title={labels.clocks}>
    {order.clocks.length === 0 && <p className={classes.quiet}>{labels.noClock}</p>}
    {order.clocks.map(({ clock, until }) => (
      <p key={clock} className={classes.clock}>
        <span>{orderTexts.clocks[clock]}</span>
        <time dateTime={until} className={classes.quiet}>
          {labels.until(formatDate(until))}
        </time>
      </p>
    ))}
  </Card>
)

const Whole = ({ order }: { order: AdminOrder }) => (
  <>
    <div className={classes.head}>
      <span className={classes.total}>{formatPrice(order.sums.total, order.currency, { tag: true })}</span>
      <OrderStatusPill status={order.status} />
      <span className={classes.quiet}>{labels.bought(formatDate(order.createdAt))}</span>
    </div>
    <div className={classes.board}>
      <div className={classes.side}>
        <Card id="order-actions" title={labels.actions}>
          <OrderActions order={order} />
        </Card>
        <Clocks order={order} />
        <Card id="order-people" title={labels.people}>
          <Person role={labels.buyer} person={order.buyer} />
          <Person role={labels.seller} person={order.seller} />
          {order.reseller && <Person role={labels.reseller} person={order.reseller} />}
        </Card>
        <Card id="order-items" title={labels.products}>
          <ul className={classes.items}>
            {order.items.map(({ productId, name, imageUrl, price }) => (
              <li key={productId} className={classes.item}>
                <Picture src={imageUrl} alt="" sizes="56px" className={classes.thumb} />
                <Link to={`/products/${productId}`}>{name}</Link>
                <span className={classes.sum}>{formatPrice(price, order.currency, { tag: true })}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card id="order-money" title={labels.money}>
          <Money order={order} />
        </Card>
        <Card id="order-rest" title={labels.delivery}>
          <FactList
            facts={[
              [labels.delivery, labels.kinds[order.delivery.kind]],
              [labels.tracking, order.delivery.tracking],
              [
                labels.claim,
                order.claim && (
                  <Pill tone={order.claim.settledAt ? 'good' : 'alert'}>
                    {order.claim.settledAt ? labels.claims.settled : labels.claims.open}
                  </Pill>
                ),
              ],
              [labels.reviews, reviewsOf(order)],
            ]}
          />
          {order.claim && !order.claim.settledAt && (
            <Button component={Link} to="/admin-dashboard/reclamos" variant="default">
              {labels.toClaims}
            </Button>
          )}
        </Card>
      </div>
      <OrderTimeline order={order} />
    </div>
  </>
)

/** A number does not break at its hyphens. */
const Title = ({ number }: { number: string }) => (
  <>
    {labels.title} <span className={classes.whole}>{number}</span>
  </>
)

const Loading = () => (
  <div className={classes.board} aria-busy="true">
    <span className="only-read" role="status">
      Cargando...
    </span>
    <Skeleton height={320} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </div>
)

/** /admin-dashboard/ventas/<id>: an order with all that happened to it, and what its operators can do. */
export const OrderPage = ({ id }: { id: string }) => {
  const { data, error, refetch } = useRoute(api.admin.order, { params: { id } })
  const isMissing = error?.code === 'orders.not-found' || error?.code === 'bad-input'
  return (
    <AdminLayout title={data ? <Title number={data.number} /> : orderTexts.title} subtitle={labels.hint}>
      <Button
        component={Link}
        to="/admin-dashboard/ventas"
        variant="subtle"
        className={classes.back}
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
      >
        {labels.back}
      </Button>
      {data && <Whole order={data} />}
      {!data && !error && <Loading />}
      {!data && isMissing && <EmptyState title={labels.missing} text={labels.missingText} />}
      {!data && error && !isMissing && <ErrorState error={error} title={labels.failed} onRetry={() => void refetch()} />}
    </AdminLayout>
  )
}
