import type { WaitingOrder } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import { IconPackageExport } from '@tabler/icons-react'
import { formatDate, formatDay } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { TaskRow } from '../../ui/task-row.tsx'
import { texts } from './texts.ts'

/** Rows shown; the others are behind a link. */
const MOST = 5
const labels = texts.waiting

const pathOf = ({ action, orderId }: WaitingOrder) => `/${action === 'send' || action === 'answer' ? 'sales' : 'orders'}/${orderId}`

const lineOf = ({ action, until, other }: WaitingOrder, now: Date) => {
  // What ends it by itself runs once an hour.
  if (!until || Date.parse(until) <= now.getTime()) return labels.by(action, other.name)
  return labels.line(action, other.name, action === 'send' ? formatDay(until) : formatDate(until))
}

/** The orders that wait for the member, as rows of a list, and a link to the others. Nothing if there are none, or while they load. */
export const WaitingOrders = () => {
  const { data } = useRoute(api.orders.waiting, { query: { limit: MOST } })
  if (!data) return null
  const now = new Date()
  return (
    <>
      {data.orders.map((order) => (
        <TaskRow
          key={order.orderId}
          to={pathOf(order)}
          title={labels.title(order.action, order.product.name, order.others)}
          line={lineOf(order, now)}
          imageUrl={order.product.imageUrl}
          isUrgent={order.action === 'pay'}
        />
      ))}
      {data.hasMore && <TaskRow to="/history" title={labels.more} line={labels.moreHint} icon={<IconPackageExport aria-hidden="true" />} />}
    </>
  )
}
