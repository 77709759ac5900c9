import type { Order } from '@feria/contract/orders/schemas'
import { RECOVER_DAYS } from '@feria/contract/orders/values'
import { localDay, writeShortDay } from '../../lib/local-time.ts'
import { statusOf } from './status.ts'
import { texts } from './texts.ts'

const DAY_MS = 86_400_000

interface Waiting {
  status: string | null | undefined
  deadline: string | null
  history: Order['history']
  delivery: Pick<Order['delivery'], 'kind'>
}

const day = (time: number | string): string => writeShortDay(localDay(new Date(time).toISOString()))

/** What time does by itself to an order that is paid and not delivered, for a party; null for others and once the day has come. */
export const deadlineNote = (side: 'buyer' | 'seller', { status, deadline, history, delivery }: Waiting, now: number): string | null => {
  if (statusOf(status) !== 'pendiente' || !deadline || Date.parse(deadline) <= now) return null
  if (side === 'seller') return texts.deadline.seller(day(deadline))
  if (delivery.kind === 'parcel') return texts.deadline.buyer.parcel(day(deadline))
  const paid = history.findLast(({ event }) => event === 'paid')
  const recover = paid && Date.parse(paid.at) + RECOVER_DAYS * DAY_MS
  // From then on the button says it.
  return recover && recover > now ? texts.deadline.buyer.other(day(recover), day(deadline)) : null
}
