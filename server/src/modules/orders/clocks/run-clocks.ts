import { ANSWER_DAYS, type OrderClock, UNDECIDED_DAYS } from '@feria/contract/orders/values'
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockOrder } from '../purchase/money.ts'
import { claims, orders } from '../tables.ts'
import { clocks, cutOffOf, type Extension, extensionOf, type Since } from './clocks.rules.ts'
import { completeSilent, type End, refundLate, refundUnresolved, releaseHeld, remindSeller } from './ends.ts'

/** The clock of reservations is run by `resolveReservations`, which asks the provider first. */
type Timed = Extract<(typeof clocks)[number], { name: Exclude<OrderClock, 'unpaid'> }>

/** Orders that are read at once, and how many times a run reads for one clock; what is left waits for the next run. */
const BATCH = 200
const BATCHES = 50

const isUnsent = and(eq(orders.status, 'pendiente'), eq(orders.deliveryKind, 'parcel'))

/** For which orders a clock runs, in the words of its partial index. */
const runsFor: Record<Timed['name'], SQL | undefined> = {
  reminder: and(isUnsent, isNull(orders.remindedAt)),
  unsent: isUnsent,
  uncollected: and(eq(orders.status, 'pendiente'), ne(orders.deliveryKind, 'parcel')),
  silent: eq(orders.status, 'enviada'),
  unanswered: and(isNull(claims.settledAt), isNull(claims.answeredAt)),
  undecided: and(isNull(claims.settledAt), isNotNull(claims.answeredAt)),
  held: isNotNull(orders.heldUntil),
}

const ends: Record<Timed['name'], End> = {
  reminder: remindSeller,
  unsent: refundLate('unsent'),
  uncollected: refundLate('uncollected'),
  silent: completeSilent,
  unanswered: refundUnresolved('unanswered', (isExtended) =>
    isExtended ? 'Quien vende no respondió en el plazo que extendimos.' : `Quien vende no respondió en ${ANSWER_DAYS} días.`,
  ),
  undecided: refundUnresolved('undecided', (isExtended) =>
    isExtended ? 'Pasó el plazo que extendimos sin una decisión.' : `Pasaron ${UNDECIDED_DAYS} días desde la respuesta sin una decisión.`,
  ),
  held: releaseHeld,
}

const columns = {
  reservedUntil: orders.reservedUntil,
  paidAt: orders.paidAt,
  sentAt: orders.sentAt,
  heldUntil: orders.heldUntil,
  claimedAt: claims.createdAt,
  answeredAt: claims.answeredAt,
} as const satisfies Record<Since, unknown>

const extensions = {
  sendUntil: orders.sendUntil,
  receiveUntil: orders.receiveUntil,
  answerUntil: claims.answerUntil,
  decideUntil: claims.decideUntil,
} as const satisfies Record<Extension, unknown>

/** The clocks that `runClocks` runs. */
export const timed = clocks.filter((clock): clock is Timed => clock.name !== 'unpaid')

/** Which order a row of a clock is about, and the condition that the clock has ended: by its index, and not where it was extended. */
const dueOf = (ctx: Ctx, { name, since }: Timed) => {
  const ofClaims = since === 'claimedAt' || since === 'answeredAt'
  const [now, extension] = [ctx.now(), extensionOf(name)]
  const until = extension && extensions[extension]
  return {
    from: ofClaims ? claims : orders,
    id: ofClaims ? claims.orderId : orders.id,
    isDue: and(
      runsFor[name],
      lt(columns[since], cutOffOf(name, now, ctx.config)),
      until ? or(isNull(until), lte(until, now)) : undefined,
      // A reminder comes too late once the money goes back.
      name === 'reminder' ? gte(columns[since], cutOffOf('unsent', now, ctx.config)) : undefined,
    ),
  }
}

/** The orders for which a clock is due now, the longest due first: of all, only one, or without some. */
export const selectDue = (ctx: Ctx, clock: Timed, which: { only?: string; without?: string[] } = {}) => {
  const { from, id, isDue } = dueOf(ctx, clock)
  return ctx.db
    .select({ id })
    .from(from)
    .where(and(isDue, which.only ? eq(id, which.only) : undefined, which.without?.length ? notInArray(id, which.without) : undefined))
    .orderBy(asc(columns[clock.since]))
    .limit(BATCH)
}

/** The ids of orders that a clock should have ended by now, as a subquery for each clock, which its index serves. For operators. */
export const lateOrders = (ctx: Ctx): SQL[] => [
  sql`select ${orders.id} from ${orders} where ${eq(orders.status, 'reservada')} and ${lt(orders.reservedUntil, ctx.now())}`,
  ...timed.flatMap((clock) => {
    if (clock.name === 'reminder') return []
    const { from, id, isDue } = dueOf(ctx, clock)
    return [sql`select ${id} from ${from} where ${isDue}`]
  }),
]

/** Lets a clock end one order, once: whether it is due is asked again under the order's lock, which a party may have had before. */
const endOne = (ctx: Ctx, clock: Timed, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    const [due] = await selectDue(ctx, clock, { only: id })
    if (order && due) await ends[clock.name](ctx, order)
  })

/** Runs one clock, batch after batch. An order that fails is logged, and keeps none of the others waiting. */
const runOne = async (ctx: Ctx, clock: Timed): Promise<void> => {
  const failed: string[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const due = await selectDue(ctx, clock, { without: failed })
    for (const { id } of due) {
      await endOne(ctx, clock, id).catch((error: unknown) => {
        ctx.log.error({ err: error, orderId: id, clock: clock.name }, 'a clock could not end an order; it is tried again in an hour')
        failed.push(id)
      })
    }
    if (due.length < BATCH) return
  }
}

/**
 * Runs hourly: does to orders what time alone does by the table of clocks. Idempotent, also beside another process: each order is locked
 * and moved once, whatever time has jumped over.
 */
export const runClocks = async (ctx: Ctx): Promise<void> => {
  for (const clock of timed) await runOne(ctx, clock)
}
