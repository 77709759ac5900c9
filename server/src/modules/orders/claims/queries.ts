import { toMajor } from '@feria/contract/money'
import type { Claim } from '@feria/contract/orders/schemas'
import { DECIDE_DAYS, type OrderClock, UNDECIDED_DAYS } from '@feria/contract/orders/values'
import { and, asc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { claimClockOf, endOf, type Terms } from '../clocks/clocks.rules.ts'
import { lockOrder, type OrderRow } from '../purchase/money.ts'
import { claims } from '../tables.ts'

type ClaimRow = typeof claims.$inferSelect

const DAY_MS = 86_400_000

/** A row as a claim of the API. */
export const toClaim = (row: ClaimRow, terms: Terms): Claim => ({
  id: row.id,
  orderId: row.orderId,
  kind: row.kind,
  text: row.text,
  photos: row.photos,
  createdAt: row.createdAt.toISOString(),
  answer: row.answer,
  answerPhotos: row.answerPhotos,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  outcome: row.outcome,
  refunded: row.refundedMinor === null ? null : toMajor(row.refundedMinor),
  note: row.note,
  settledAt: row.settledAt?.toISOString() ?? null,
  until: untilOf(row, terms)?.toISOString() ?? null,
})

/** Until when an open claim waits for its seller's answer or, once answered, for a decision. */
export const untilOf = (claim: ClaimRow, terms: Terms): Date | null => {
  if (claim.settledAt) return null
  const { name, since } = claimClockOf(claim)
  return endOf(name, since, claim, terms)
}

/** The latest claim of each of these orders. */
export const claimsOf = async (ctx: Ctx, orderIds: string[]): Promise<Map<string, Claim>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db.select().from(claims).where(isAmong(claims.orderId, orderIds)).orderBy(asc(claims.id))
  return new Map(rows.map((row) => [row.orderId, toClaim(row, ctx.config)]))
}

/** A claim with its order, locked: whatever changes a claim locks its order first. Fails for an unknown one. */
export const lockClaim = async (ctx: Ctx, id: string): Promise<{ claim: ClaimRow; order: OrderRow }> => {
  const [found] = await ctx.db.select({ orderId: claims.orderId }).from(claims).where(eq(claims.id, id))
  const order = found && (await lockOrder(ctx, found.orderId))
  const [claim] = await ctx.db.select().from(claims).where(eq(claims.id, id))
  if (!claim || !order) return fail('orders.claim-not-found')
  return { claim, order }
}

/** Records the outcome of a claim. */
export const settle = async (ctx: Ctx, claim: ClaimRow, end: Pick<ClaimRow, 'outcome' | 'refundedMinor' | 'note'>): Promise<Claim> => {
  const [settled] = await ctx.db
    .update(claims)
    .set({ ...end, settledAt: ctx.now() })
    .where(eq(claims.id, claim.id))
    .returning()
  if (!settled) throw new Error('An updated claim was not returned.')
  return toClaim(settled, ctx.config)
}

/**
 * Ends the open claim of a locked order, if there is one, for its buyer: the money went back by itself, or by the bank or an
 * operator. True if it ended one.
 */
export const endClaim = async (
  ctx: Ctx,
  orderId: string,
  refundedMinor: number,
  note: string | ((isExtended: boolean) => string),
  clock?: OrderClock,
): Promise<boolean> => {
  const isOpen = and(eq(claims.orderId, orderId), isNull(claims.settledAt))
  const [open] = await ctx.db.select().from(claims).where(isOpen)
  if (!open) return false
  const isExtended = (open.answeredAt ? open.decideUntil : open.answerUntil) !== null
  const words = typeof note === 'string' ? note : note(isExtended)
  await settle(ctx, open, { outcome: 'devolver', refundedMinor, note: words })
  await emit(ctx, 'orders.claim-moved', { claimId: open.id, orderId, step: 'settled', ...(clock ? { clock } : {}) })
  return true
}

/**
 * Claims that an admin should have decided: open, answered DECIDE_DAYS ago, and by as many days later as an operator gave more time. An
 * index of open claims serves it.
 */
export const isOverdueClaim = (now: Date): SQL | undefined => {
  const before = new Date(now.getTime() - DECIDE_DAYS * DAY_MS)
  // The end that was put later stands UNDECIDED_DAYS after the answer, and this one DECIDE_DAYS.
  const extendedBefore = new Date(now.getTime() + (UNDECIDED_DAYS - DECIDE_DAYS) * DAY_MS)
  const isPast = or(isNull(claims.decideUntil), lt(claims.decideUntil, extendedBefore))
  return and(isNull(claims.settledAt), isNotNull(claims.answeredAt), lt(claims.answeredAt, before), isPast)
}

/** How many claims an admin should have decided by now. For operators. */
export const countOverdueClaims = (ctx: Ctx): Promise<number> => ctx.db.$count(claims, isOverdueClaim(ctx.now()))
