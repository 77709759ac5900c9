import { argentineDay, startOfDay } from '@feria/contract/argentine-day'
import {
  ANSWER_DAYS,
  type DeliveryKind,
  HAND_OVER_DAYS,
  MAX_EXTENDED_DAYS,
  type OrderClock,
  type OrderStatus,
  SILENCE_DAYS,
  UNDECIDED_DAYS,
} from '@feria/contract/orders/values'
import { plusDays } from './holidays.rules.ts'
import { dayAfterWorkingDays } from './working-days.rules.ts'

/** What the operator decides about clocks: working days to send a parcel, and days off beside the national holidays. */
export interface Terms {
  SEND_WORKING_DAYS: number
  EXTRA_HOLIDAYS: readonly string[]
}

/** Since when a clock runs: a moment of the order or of its open claim. */
export type Since = 'reservedUntil' | 'paidAt' | 'sentAt' | 'heldUntil' | 'claimedAt' | 'answeredAt'

/** Where it stands until when an operator gave more time. */
export type Extension = 'sendUntil' | 'receiveUntil' | 'answerUntil' | 'decideUntil'

interface Clock {
  name: OrderClock
  from: OrderStatus
  /** Of which orders of that state; of all without it. */
  of?: 'parcels' | 'handed over' | 'held'
  since: Since
  /** How long it runs: days, or whole working days, from the beginning of the day after them or from an hour of it. */
  lasts: { days: number } | { workingDays: (terms: Terms) => number; hour?: number }
  /** Of the clocks that wait for a person. */
  extension?: Extension
  /** Where it leads; the same state where it only tells. */
  to: OrderStatus
  means: string
}

/** Half of the time to send, rounded up, is the day of the reminder: the third of five. */
const daysToReminder = ({ SEND_WORKING_DAYS }: Terms): number => Math.ceil(SEND_WORKING_DAYS / 2) - 1

/** What time does to orders by itself: no state in which something is owed is without a way out of it (decision 120). */
export const clocks = [
  {
    name: 'unpaid',
    from: 'reservada',
    since: 'reservedUntil',
    lasts: { days: 0 },
    to: 'cancelada',
    means: 'Nobody paid while it was reserved, and the provider knows of no payment.',
  },
  {
    name: 'reminder',
    from: 'pendiente',
    of: 'parcels',
    since: 'paidAt',
    lasts: { workingDays: daysToReminder, hour: 9 },
    to: 'pendiente',
    means: 'The parcel is not sent yet: its seller is reminded once.',
  },
  {
    name: 'unsent',
    from: 'pendiente',
    of: 'parcels',
    since: 'paidAt',
    lasts: { workingDays: ({ SEND_WORKING_DAYS }) => SEND_WORKING_DAYS },
    extension: 'sendUntil',
    to: 'reembolsada',
    means: 'The parcel was not sent in time: the money goes back.',
  },
  {
    name: 'uncollected',
    from: 'pendiente',
    of: 'handed over',
    since: 'paidAt',
    lasts: { days: HAND_OVER_DAYS },
    extension: 'sendUntil',
    to: 'reembolsada',
    means: 'It was not handed over, and the buyer said nothing: the money goes back.',
  },
  {
    name: 'silent',
    from: 'enviada',
    since: 'sentAt',
    lasts: { days: SILENCE_DAYS },
    extension: 'receiveUntil',
    to: 'completada',
    means: 'It was sent and the buyer said nothing: it arrived.',
  },
  {
    name: 'unanswered',
    from: 'en disputa',
    since: 'claimedAt',
    lasts: { days: ANSWER_DAYS },
    extension: 'answerUntil',
    to: 'reembolsada',
    means: 'The seller did not answer the claim: the money goes back.',
  },
  {
    name: 'undecided',
    from: 'en disputa',
    since: 'answeredAt',
    lasts: { days: UNDECIDED_DAYS },
    extension: 'decideUntil',
    to: 'reembolsada',
    means: 'The claim was answered and nobody decided it: the money goes back.',
  },
  {
    name: 'held',
    from: 'completada',
    of: 'held',
    since: 'heldUntil',
    lasts: { days: 0 },
    to: 'completada',
    means: 'The buyer of a business can no longer withdraw: the money that was held until then is released.',
  },
] as const satisfies Clock[]

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const byName = new Map<OrderClock, Clock>(clocks.map((clock) => [clock.name, clock]))

const clockOf = (name: OrderClock): Clock => {
  const clock = byName.get(name)
  if (!clock) throw new Error(`There is no clock ${name}.`)
  return clock
}
const spanOf = (name: OrderClock): Clock['lasts'] => clockOf(name).lasts

/** The moments that extended ends stand in. */
export type Extended = Partial<Record<Extension, Date | null>>

/** Where it stands until when an operator gave a clock more time; null for a clock that nobody can extend. */
export const extensionOf = (name: OrderClock): Extension | null => clockOf(name).extension ?? null

/** When a clock that runs since a moment is due. */
export const dueAt = (name: OrderClock, since: Date, terms: Terms): Date => {
  const lasts = spanOf(name)
  if ('days' in lasts) return new Date(since.getTime() + lasts.days * DAY_MS)
  const day = dayAfterWorkingDays(argentineDay(since), lasts.workingDays(terms), terms.EXTRA_HOLIDAYS)
  return new Date(startOfDay(day).getTime() + (lasts.hour ?? 0) * HOUR_MS)
}

/** When a clock ends: when it is due, or later where an operator gave more time. Whoever shows or runs a clock asks here. */
export const endOf = (name: OrderClock, since: Date, extended: Extended, terms: Terms): Date => {
  const [due, extension] = [dueAt(name, since, terms), extensionOf(name)]
  const until = extension && extended[extension]
  return until && until > due ? until : due
}

/** How many days more the end of a clock can be put later: MAX_EXTENDED_DAYS in all, whole ones. */
export const daysLeftOf = (name: OrderClock, since: Date, extended: Extended, terms: Terms): number => {
  const given = endOf(name, since, extended, terms).getTime() - dueAt(name, since, terms).getTime()
  return Math.max(0, MAX_EXTENDED_DAYS - Math.ceil(given / DAY_MS))
}

/** The moment before which a clock has to have begun to be due now: for a query that an index serves. */
export const cutOffOf = (name: OrderClock, now: Date, terms: Terms): Date => {
  const lasts = spanOf(name)
  if ('days' in lasts) return new Date(now.getTime() - lasts.days * DAY_MS)
  let day = argentineDay(now)
  while (dueAt(name, startOfDay(day), terms) > now) day = plusDays(day, -1)
  return startOfDay(plusDays(day, 1))
}

/** When the money of what was paid goes back because it was not sent, or handed over. */
export const sendByOf = (order: { deliveryKind: DeliveryKind; paidAt: Date; sendUntil: Date | null }, terms: Terms): Date =>
  endOf(order.deliveryKind === 'parcel' ? 'unsent' : 'uncollected', order.paidAt, order, terms)

interface Running {
  status: OrderStatus
  deliveryKind: DeliveryKind
  paidAt: Date | null
  sentAt: Date | null
  sendUntil: Date | null
  receiveUntil: Date | null
}

/** The open claim of an order, if it has one. */
interface OpenClaim {
  createdAt: Date
  answeredAt: Date | null
  answerUntil: Date | null
  decideUntil: Date | null
}

/** Since when the clock of a claim runs that is open: the seller's, and once they answered that of the decision. */
export const claimClockOf = ({ createdAt, answeredAt }: Pick<OpenClaim, 'createdAt' | 'answeredAt'>): { name: OrderClock; since: Date } =>
  answeredAt ? { name: 'undecided', since: answeredAt } : { name: 'unanswered', since: createdAt }

interface Ending extends Running {
  reservedUntil: Date | null
  heldUntil: Date | null
}

/** The clock that runs for an order or its open claim now, and since when; null for none. The reminder ends nothing and is left out. */
export const runningClockOf = (order: Ending, claim: OpenClaim | null): { name: OrderClock; since: Date } | null => {
  const { status, deliveryKind, paidAt, sentAt, reservedUntil, heldUntil } = order
  const since = (name: OrderClock, at: Date | null) => (at ? { name, since: at } : null)
  if (status === 'reservada') return since('unpaid', reservedUntil)
  if (status === 'pendiente') return since(deliveryKind === 'parcel' ? 'unsent' : 'uncollected', paidAt)
  if (status === 'enviada') return since('silent', sentAt)
  if (status === 'en disputa') return claim && claimClockOf(claim)
  return status === 'completada' ? since('held', heldUntil) : null
}

/**
 * When time moves an order on by itself, for its parties: null for one that is over or reserved, which says so itself, and for one in
 * dispute, whose claim says so.
 */
export const deadlineOf = (order: Running, terms: Terms): Date | null => {
  const { status, deliveryKind, paidAt, sentAt, sendUntil } = order
  if (status === 'pendiente' && paidAt) return sendByOf({ deliveryKind, paidAt, sendUntil }, terms)
  return status === 'enviada' && sentAt ? endOf('silent', sentAt, order, terms) : null
}
