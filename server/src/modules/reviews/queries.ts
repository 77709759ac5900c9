import type { PartyReview, Review } from '@feria/contract/reviews/schemas'
import { APPEAL_DAYS, type ReviewSide, type ReviewState } from '@feria/contract/reviews/values'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { claims, orders } from '../orders/tables.ts'
import { endOf, isWithinDays } from './rules.ts'
import type { reviewAppeals } from './tables.ts'
import { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
type AppealRow = typeof reviewAppeals.$inferSelect

/** Who left, in place of their name. */
export const LEFT = 'Ex miembro'

/** Reviews that are published and that a score is of. */
export const doesCount = and(
  isNotNull(reviews.publishedAt),
  isNull(reviews.withdrawnAt),
  isNull(reviews.removedAt),
  isNull(reviews.uncounted),
)

/**
 * An order of the member: its other party, when it came to its end, and whether its money went back before it was sent or claimed about.
 * Others do not find it.
 */
export const findParty = async (ctx: Ctx, orderId: string, memberId: string, isLocked = false) => {
  const query = ctx.db.select().from(orders).where(eq(orders.id, orderId))
  // Of two first reviews at once, the second finds the first.
  const [order] = await (isLocked ? query.for('no key update') : query)
  const side: ReviewSide | null = order?.buyerId === memberId ? 'buyer' : order?.sellerId === memberId ? 'seller' : null
  if (!order || !side) return fail('orders.not-found')
  const [claim] = await ctx.db
    .select({ settledAt: claims.settledAt })
    .from(claims)
    .where(eq(claims.orderId, orderId))
    .orderBy(desc(claims.id))
    .limit(1)
  const aboutId = side === 'buyer' ? order.sellerId : order.buyerId
  const isCancelled = order.status === 'reembolsada' && order.sentAt === null && order.completedAt === null && !claim
  return { side, aboutId, end: endOf({ ...order, claimSettledAt: claim?.settledAt }), isCancelled }
}

/** What became of a review. */
export const stateOf = ({ publishedAt, withdrawnAt, removedAt }: ReviewRow): ReviewState => {
  if (removedAt) return 'quitada'
  if (withdrawnAt) return 'retirada'
  return publishedAt ? 'publicada' : 'sellada'
}

interface Author {
  name: string
  imageUrl: string | null
}

/** A published review as everybody reads it; of what was taken back or removed, only its place. */
export const toReview = (row: ReviewRow, author: Author): Review => {
  const state = stateOf(row)
  const isShown = state === 'publicada' || state === 'sellada'
  return {
    id: row.id,
    author,
    side: row.side,
    state,
    stars: isShown ? row.stars : null,
    tags: isShown ? row.tags : [],
    text: isShown ? row.text : null,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    answer: isShown ? row.answer : null,
    answeredAt: isShown ? (row.answeredAt?.toISOString() ?? null) : null,
  }
}

/** A review as one of its two parties reads it, with what this one may do about it. */
export const toPartyReview = (ctx: Ctx, row: ReviewRow, appeal: AppealRow | null, author: Author, viewerId: string): PartyReview => {
  const { publishedAt } = row
  const isAuthor = row.authorId === viewerId
  const isWithin = (days?: number) =>
    !isAuthor && stateOf(row) === 'publicada' && publishedAt !== null && isWithinDays(publishedAt, ctx.now(), days)
  return {
    ...toReview(row, author),
    createdAt: row.createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    note: isAuthor ? row.note : null,
    appeal: appeal && toAppeal(appeal),
    can: {
      withdraw: isAuthor && row.withdrawnAt === null && row.removedAt === null,
      answer: row.answer === null && isWithin(),
      appeal: !appeal && isWithin(APPEAL_DAYS),
    },
  }
}

/** An appeal as the parties of its review read it. */
export const toAppeal = ({ id, reason, createdAt, outcome, note, decidedAt }: AppealRow) => ({
  id,
  reason,
  createdAt: createdAt.toISOString(),
  outcome,
  note,
  decidedAt: decidedAt?.toISOString() ?? null,
})
