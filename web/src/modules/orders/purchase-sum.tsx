import type { Order } from '@feria/contract/orders'
import { formatDate, formatPrice } from '../../lib/format.ts'
import { Price } from '../../ui/price.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const said = texts.order

/** The total of a purchase, what it is in the currency that is charged, and what came back. */
export const PurchaseSum = ({ order: { totalPrice, currency, due, refunded, status } }: { order: Order }) => (
  <>
    <p className={classes.total}>
      <span>{said.total}</span>
      <Price value={totalPrice} currency={currency} />
    </p>
    {due && (
      <p className={classes.quiet}>
        {said.due(formatPrice(due.amount, due.currency, { tag: true }), formatPrice(due.rate, 'ARS', { tag: true }))}
        {status === 'reservada' && ` ${said.dueUntil(formatDate(due.until))}`}
      </p>
    )}
    {refunded > 0 && (
      <div className={classes.refunded}>
        <strong>{said.refunded(formatPrice(refunded, currency, { tag: true }))}</strong>
        <p className={classes.quiet}>{said.refundedHint}</p>
      </div>
    )}
  </>
)
