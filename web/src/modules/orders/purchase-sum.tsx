import { toMajor, toMinor } from '@feria/contract/money'
import type { Order } from '@feria/contract/orders/schemas'
import { formatAmount, formatDate } from '../../lib/format.ts'
import { Price } from '../../ui/price.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.order

/** The resale commission of a purchase, in minor units: what it cost beyond its products and its parcel. */
const commissionOf = ({ totalPrice, orderItems, delivery }: Order): number =>
  toMinor(totalPrice) - toMinor(delivery.price) - orderItems.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0)

/** The total of a purchase with its commission, the amount in the charged currency, and refunds. */
export const PurchaseSum = ({ order }: { order: Order }) => {
  const { totalPrice, currency, due, refunded, status } = order
  const commission = commissionOf(order)
  return (
    <>
      {commission > 0 && (
        <p className={classes.extra}>
          <span>{labels.commission}</span>
          <Price value={toMajor(commission)} currency={currency} size="sm" />
        </p>
      )}
      {order.delivery.price > 0 && (
        <p className={classes.extra}>
          <span>{texts.arrival.price}</span>
          <Price value={order.delivery.price} currency={currency} size="sm" />
        </p>
      )}
      <p className={classes.total}>
        <span>{labels.total}</span>
        <Price value={totalPrice} currency={currency} />
      </p>
      {due && (
        <p className={classes.quiet}>
          {labels.due(formatAmount(due.amount, due.currency), formatAmount(due.rate, 'ARS'))}
          {status === 'reservada' && ` ${labels.dueUntil(formatDate(due.until))}`}
        </p>
      )}
      {refunded > 0 && (
        <div className={classes.refunded}>
          <strong>{labels.refunded(formatAmount(refunded, currency))}</strong>
          <p className={classes.quiet}>{labels.refundedHint}</p>
        </div>
      )}
    </>
  )
}
