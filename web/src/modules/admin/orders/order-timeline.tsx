import type { AdminOrder, OrderTimelineKind } from '@feria/contract/admin/order-schemas'
import {
  IconArrowBackUp,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconClipboardList,
  IconClock,
  IconCreditCard,
  IconMail,
  IconMessages,
  IconReceiptRefund,
  IconScale,
  IconShoppingBag,
  IconStar,
  IconTruck,
  type TablerIcon,
} from '@tabler/icons-react'
import { formatDate } from '../../../lib/format.ts'
import classes from './order.module.css'
import { orderTexts } from './texts.ts'
import { quoteOf, textOf } from './timeline-words.ts'

const labels = orderTexts.order

const icons: Record<OrderTimelineKind, TablerIcon> = {
  ordered: IconShoppingBag,
  paid: IconCash,
  sent: IconTruck,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
  refunded: IconArrowBackUp,
  payment: IconCreditCard,
  refund: IconArrowBackUp,
  messages: IconMessages,
  email: IconMail,
  'claim opened': IconScale,
  'claim answered': IconScale,
  'claim resolved': IconScale,
  'withdrawal asked': IconReceiptRefund,
  'withdrawal resolved': IconReceiptRefund,
  review: IconStar,
  'given back': IconArrowBackUp,
  extended: IconClock,
  audit: IconClipboardList,
}
/** Changes of the order's state stand out from what was said and done beside them. */
const strong: OrderTimelineKind[] = ['ordered', 'paid', 'sent', 'completed', 'cancelled', 'refunded', 'claim opened', 'given back']

/** Everything that happened to an order as one line, the oldest first. */
export const OrderTimeline = ({ order }: { order: AdminOrder }) => (
  <section className={classes.card} aria-labelledby="order-history">
    <h2 id="order-history" className={classes.heading}>
      {labels.history}
    </h2>
    {order.hasEarlier && <p className={classes.quiet}>{labels.earlier}</p>}
    <ol className={classes.timeline}>
      {order.timeline.map((entry, at) => {
        const [Icon, quote] = [icons[entry.kind], quoteOf(entry)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries only ever come at the end, and two may be the same
          <li key={at} className={classes.entry} data-strong={strong.includes(entry.kind) || undefined}>
            <span className={classes.mark}>
              <Icon size={18} aria-hidden="true" />
            </span>
            <div className={classes.body}>
              <span className={classes.words}>{textOf(entry, order)}</span>
              {quote && <q className={classes.quote}>{quote}</q>}
              <time dateTime={entry.at} className={classes.quiet}>
                {formatDate(entry.at)}
              </time>
            </div>
          </li>
        )
      })}
    </ol>
  </section>
)
