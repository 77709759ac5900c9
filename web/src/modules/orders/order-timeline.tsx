import type { Currency } from '@feria/contract/money'
import type { Order } from '@feria/contract/orders/schemas'
import type { OrderEvent } from '@feria/contract/orders/values'
import { formatAmount, formatDate } from '../../lib/format.ts'
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
  'given back': 'Feria devolvió dinero',
  extended: 'Feria dio más tiempo',
  'claim opened': 'Se abrió un reclamo',
  'claim answered': 'Se respondió el reclamo',
  'claim resolved': 'Se resolvió el reclamo',
}

/** A free order was neither paid nor refunded. */
const freeNames: Partial<Record<OrderEvent, string>> = { paid: 'Se confirmó', refunded: 'Se deshizo' }

interface Props {
  history: Order['history']
  currency: Currency
  isFree: boolean
}

/** What an event says; an operator's act with what it gave. */
const wordsOf = ({ event, act }: Order['history'][number], { currency, isFree }: Omit<Props, 'history'>): string => {
  if (act?.until) return `Feria extendió el plazo hasta el ${formatDate(act.until)}:`
  if (act) return `Feria devolvió ${formatAmount(act.amount ?? 0, currency)}:`
  return (isFree && freeNames[event]) || names[event]
}

/** What happened to an order so far, the oldest first, with the reasons of what the site did. */
export const OrderTimeline = ({ history, ...order }: Props) => (
  <section className={sheet.sheet} aria-labelledby="order-history">
    <h2 id="order-history" className={sheet.heading}>
      {heading}
    </h2>
    <ol className={classes.timeline}>
      {history.map((entry) => (
        <li key={`${entry.event} ${entry.at}`} className={classes.event}>
          <span>{wordsOf(entry, order)}</span>
          {entry.act && <q className={classes.reason}>{entry.act.reason}</q>}
          <time dateTime={entry.at} className={sheet.quiet}>
            {formatDate(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
)
