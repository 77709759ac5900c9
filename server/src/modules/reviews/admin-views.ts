import type { AdminAppeal, AdminReview } from '@feria/contract/reviews/schemas'
import { APPEAL_HOURS } from '@feria/contract/reviews/values'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import { LEFT, type ReviewRow, stateOf, toAppeal } from './queries.ts'
import { reviewAppeals, reviews } from './tables.ts'

const HOUR_MS = 3_600_000
export const author = alias(users, 'author')
export const about = alias(users, 'about')

export const reviewColumns = {
  review: reviews,
  number: orders.number,
  author: { id: author.id, name: author.name, deletedAt: author.deletedAt },
  about: { id: about.id, name: about.name, deletedAt: about.deletedAt },
}
interface Person {
  id: string
  name: string
  deletedAt: Date | null
}
interface Reviewed {
  review: ReviewRow
  number: string
  author: Person
  about: Person
}

const toPerson = ({ id, name, deletedAt }: Person) => ({ id, name: deletedAt ? LEFT : name })

/** A review as admins read it. */
export const toAdminReview = ({ review, number, author, about }: Reviewed): AdminReview => ({
  id: review.id,
  orderNumber: number,
  author: toPerson(author),
  about: toPerson(about),
  side: review.side,
  state: stateOf(review),
  stars: review.stars,
  tags: review.tags,
  text: review.text,
  note: review.note,
  answer: review.answer,
  uncounted: review.uncounted,
  createdAt: review.createdAt.toISOString(),
})

/** An appeal with its review, as admins read it; overdue without a decision for 72 hours. */
export const toAdminAppeal = (ctx: Ctx, { appeal, ...reviewed }: Reviewed & { appeal: typeof reviewAppeals.$inferSelect }): AdminAppeal => {
  const dueAt = new Date(appeal.createdAt.getTime() + APPEAL_HOURS * HOUR_MS)
  const isOverdue = appeal.decidedAt === null && ctx.now() > dueAt
  return { ...toAppeal(appeal), text: appeal.text, isOverdue, dueAt: dueAt.toISOString(), review: toAdminReview(reviewed) }
}

/** How many appeals no admin decided within 72 hours. For operators. */
export const countOverdueAppeals = (ctx: Ctx): Promise<number> =>
  ctx.db.$count(
    reviewAppeals,
    and(isNull(reviewAppeals.decidedAt), lt(reviewAppeals.createdAt, new Date(ctx.now().getTime() - APPEAL_HOURS * HOUR_MS))),
  )

/** Reads appeals with their reviews, orders and parties; the caller says which. */
export const readAppeals = (ctx: Ctx) =>
  ctx.db
    .select({ appeal: reviewAppeals, ...reviewColumns })
    .from(reviewAppeals)
    .innerJoin(reviews, eq(reviews.id, reviewAppeals.reviewId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(author, eq(author.id, reviews.authorId))
    .innerJoin(about, eq(about.id, reviews.aboutId))
    .$dynamic()
