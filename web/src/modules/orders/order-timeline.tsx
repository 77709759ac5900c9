import type { Order } from '@feria/contract/orders/schemas'
import type { OrderEvent } from '@feria/contract/orders/values'
import { formatDate } from '../../lib/format.ts'
import classes from './order-parts.module.css'
import sheet from './orders.module.css'

const heading = 'Historia'

const names: Record<OrderEvent, string> = {
  ordered: 'Se pidió',
  paid: 'Se pagó',
  sent: 'Se envió',
  completed: 'Se recibió',
  cancelled: 'Se canceló sin pagarse',
  refunded: 'Se devolvió el dinero',
  'claim opened': 'Se abrió un reclamo',
  'claim answered': 'Se respondió el reclamo',
  'claim resolved': 'Se resolvió el reclamo',
}

/** A free order was neither paid nor refunded. */
const freeNames: Partial<Record<OrderEvent, string>> = { paid: 'Se confirmó', refunded: 'Se deshizo' }

/** What happened to an order so far, the oldest first. */
export const OrderTimeline = ({ history, isFree }: { history: Order['history']; isFree: boolean }) => (
  <section className={sheet.sheet} aria-labelledby="order-history">
    <h2 id="order-history" className={sheet.heading}>
      {heading}
    </h2>
    <ol className={classes.timeline}>
      {history.map(({ event, at }) => (
        <li key={`${event} ${at}`} className={classes.event}>
          <span>{(isFree && freeNames[event]) || names[event]}</span>
          <time dateTime={at} className={sheet.quiet}>
            {formatDate(at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
)
