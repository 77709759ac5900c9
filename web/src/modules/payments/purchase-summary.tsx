import type { Currency } from '@feria/contract/money'
import type { OrderDelivery } from '@feria/contract/orders/delivery-schemas'
import { Skeleton } from '@mantine/core'
import { formatPrice } from '../../lib/format.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { inOther } from '../catalogue/other-currency.ts'
import { useCurrentRate } from '../catalogue/use-current-rate.ts'
import type { Basket } from './basket.ts'
import { type Charge, explainCharge } from './charge.ts'
import classes from './checkout.module.css'
import { Countdown } from './countdown.tsx'
import { AddressLines } from './delivery/address-lines.tsx'
import { texts } from './texts.ts'

const labels = texts.summary

const DeliverySummary = ({ delivery, currency }: { delivery: OrderDelivery; currency: Currency }) => (
  <div>
    <dl className={classes.parts}>
      <dt>{texts.delivery.kinds[delivery.kind]}</dt>
      <dd>
        {delivery.kind === 'parcel' && (delivery.price === 0 ? texts.delivery.free : formatPrice(delivery.price, currency, { tag: true }))}
      </dd>
    </dl>
    {delivery.pickupArea && <p className={classes.quiet}>{delivery.pickupArea}</p>}
    {delivery.address && <AddressLines address={delivery.address} className={classes.quiet} />}
  </div>
)

/** What a total in dollars is in pesos at today's rate, while it is charged in dollars; nothing without a rate. */
const InPesos = ({ total }: { total: number }) => {
  const rate = useCurrentRate()
  if (!rate) return null
  const amount = inOther(total, 'USD', rate).price
  return <p className={classes.charged}>{explainCharge({ kind: 'about', amount, rate: rate.ars, since: rate.since })}</p>
}

/** The purchase, its seller, the total and the charge, before anything is paid. */
export const PurchaseSummary = ({ basket, charge }: { basket: Basket; charge: Charge }) => {
  const charged = explainCharge(charge)
  return (
    <section className={classes.summary} aria-labelledby="summary">
      <h2 id="summary">{labels.heading}</h2>
      {basket.lines.map(({ id, name, imageUrl }) => (
        <div key={id} className={classes.product}>
          <Picture src={imageUrl} alt="" sizes="80px" className={classes.thumb} />
          <div>
            <p className={classes.name}>{name}</p>
            <p className={classes.quiet}>{basket.parts ? labels.reseller(basket.seller) : labels.seller(basket.seller)}</p>
            <p className={classes.quiet}>{labels.quantity}</p>
          </div>
        </div>
      ))}
      {basket.parts && (
        <dl className={classes.parts}>
          <dt>{labels.price}</dt>
          <dd>{formatPrice(basket.parts.seller, undefined, { hasCents: true })}</dd>
          <dt>{labels.commission}</dt>
          <dd>{formatPrice(basket.parts.commission, undefined, { hasCents: true })}</dd>
        </dl>
      )}
      {basket.delivery && <DeliverySummary delivery={basket.delivery} currency={basket.currency} />}
      <div className={classes.total}>
        <span>{labels.total}</span>
        <Price value={basket.total} currency={basket.currency} />
      </div>
      {charged && <p className={classes.charged}>{charged}</p>}
      {charge.kind === 'price' && basket.currency === 'USD' && basket.total > 0 && <InPesos total={basket.total} />}
      {basket.reservedUntil && <Countdown until={basket.reservedUntil} />}
    </section>
  )
}

/** The skeleton of a checkout. */
export const CheckoutSkeleton = () => (
  <div className={classes.checkout} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    <Skeleton height={320} radius="lg" className={classes.main} />
    <Skeleton height={180} radius="lg" />
  </div>
)
