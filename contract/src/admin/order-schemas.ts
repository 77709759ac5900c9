import { z } from 'zod'
import { id, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { claim } from '../orders/claim-schemas.ts'
import { deliveryKinds, orderClocks, orderEvents, orderStatuses, repeatableEmails } from '../orders/values.ts'
import { pageQuery } from '../page.ts'
import { MAX_ORDER_TIMELINE, paymentStates } from './values.ts'

/** What the timeline of an order consists of: what its parties see of it, its money, what was said about it and what was done. */
const kinds = [
  ...orderEvents,
  'payment',
  'refund',
  'messages',
  'email',
  'withdrawal asked',
  'withdrawal resolved',
  'review',
  'audit',
] as const
export type OrderTimelineKind = (typeof kinds)[number]

const person = z.object({ id, name: z.string(), email: z.string() })

/** Something that happened to an order. What a kind does not have is null. */
export const timelineEntry = z.object({
  at: time,
  kind: z.enum(kinds),
  /** Who moved it, wrote or was written to: a party, `operator`, `payment`, or the clock by its name. */
  by: z.string().nullable(),
  /** Who of the site did it. */
  actor: z.object({ id, name: z.string() }).nullable(),
  /** The state of a payment, a refund or an email, the outcome of a claim, the clock that was extended, the action of an audit entry. */
  what: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.enum(currencies).nullable(),
  /** How many messages. */
  count: z.int().nullable(),
  /** Until when, of an extension. */
  until: time.nullable(),
  /** The reason or note that parties read, or the provider's reason. Never a word of a message. */
  text: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

/** A clock that runs for an order now. */
export const runningClock = z.object({
  clock: z.enum(orderClocks),
  until: time,
  /** How many days more it can get; null for one that cannot. */
  extendable: z.int().nullable(),
})
export type RunningClock = z.output<typeof runningClock>

/** What an operator sees of an order. Sums are in its currency; `charged` is what the provider charged, as the ledger has it. */
export const adminOrder = z.object({
  id,
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: time,
  paymentMethod: z.string().nullable(),
  currency: z.enum(currencies),
  buyer: person,
  seller: person,
  reseller: person.nullable(),
  items: z.array(z.object({ productId: id, name: z.string(), imageUrl: z.string().nullable(), price: z.number() })),
  delivery: z.object({ kind: z.enum(deliveryKinds), pickupArea: z.string().nullable(), tracking: z.string().nullable() }),
  sums: z.object({ total: z.number(), parcel: z.number(), commission: z.number(), left: z.number() }),
  charged: z
    .object({
      currency: z.enum(currencies),
      captured: z.number(),
      held: z.number(),
      released: z.number(),
      refunded: z.number(),
      /** The site's fee: what it got, or gets when what is held is released. */
      fee: z.number(),
    })
    .nullable(),
  clocks: z.array(runningClock),
  claim: claim.nullable(),
  reviews: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  /** The emails that can be sent again now. */
  repeatable: z.array(z.enum(repeatableEmails)),
  /** The caller is a party of it, and may do nothing here. */
  isOwn: z.boolean(),
  timeline: z.array(timelineEntry).max(MAX_ORDER_TIMELINE),
  /** Whether more happened than the timeline shows. */
  hasEarlier: z.boolean(),
})
export type AdminOrder = z.output<typeof adminOrder>

/** A payment attempt in the list of operators. */
export const supervisedPayment = z.object({
  id,
  createdAt: time,
  order: z.object({ id, number: z.string() }).nullable(),
  amount: z.number(),
  refunded: z.number(),
  currency: z.enum(currencies),
  status: z.enum(paymentStates),
  provider: z.string(),
  providerId: z.string().nullable(),
  kind: z.enum(['card', 'checkout']),
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  /** Why it was refused, in plain words. */
  reason: z.string().nullable(),
})
export type SupervisedPayment = z.output<typeof supervisedPayment>

/** The calls about orders and payments that cross modules. */
export const orderAdminSchemas = {
  order: {
    summary: 'An order with its parties, sums, clocks, claim and the timeline of what happened; no message is read.',
    params: z.object({ id }),
    answer: adminOrder,
  },
  payments: {
    summary: "All payment attempts, the newest first: by our id or the provider's, or the order's number or id; of a state or a provider.",
    query: z.object({
      search: z.string().trim().max(200, 'Buscá con menos de 200 caracteres.').optional(),
      status: z.enum(paymentStates, { error: 'Ese estado no existe.' }).optional(),
      provider: z.string().trim().max(60, 'Ese medio de pago no existe.').optional(),
      ...pageQuery,
    }),
    answer: z.array(supervisedPayment),
  },
}
