import { type Known, meaningOf } from './order-meaning.ts'
import classes from './order-parts.module.css'
import { OrderStatusPill } from './order-status.tsx'

/** The stated status of an order, and beside it what it means for whoever reads it. */
export const OrderLine = ({ side, known }: { side: 'buyer' | 'seller'; known: Known }) => (
  <span className={classes.line}>
    <OrderStatusPill status={known.status} />
    <span className={classes.meaning}>{meaningOf(side, known, Date.now())}</span>
  </span>
)
