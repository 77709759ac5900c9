import type { Answer, api, Input } from '@feria/contract'
import { REVIEW_DAYS, tagsOf } from '@feria/contract/reviews/values'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { contactsIn } from '../../../language/shield/contacts.ts'
import { refuseContacts } from '../../../platform/refuse-contacts.ts'
import { isBrowserOf } from '../../reselling/reselling.module.ts'
import { publish } from '../publish.ts'
import { findParty } from '../queries.ts'
import { closingOf, windowOf } from '../rules.ts'
import { reviews } from '../tables.ts'
import { getOrderReviews } from './get-order-reviews.ts'

/**
 * A party of a finished order reviews the other, once, within 14 days: sealed until the other wrote too, which publishes both at once, or
 * the time is over. Written in a browser of the other's (`visitor` is its hash) it does not count. Refuses others' orders, those under
 * way, what was written or published before, tags of the other side, and texts with ways out of Feria.
 */
export const writeReview = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.reviews.write>,
  visitor: string | null = null,
): Promise<Answer<typeof api.reviews.write>> => {
  const authorId = memberOf(ctx).id
  refuseContacts({ text: body.text }, contactsIn)
  await withTransaction(ctx, async (ctx) => {
    const { side, aboutId, end } = await findParty(ctx, params.id, authorId, true)
    const written = await ctx.db.select().from(reviews).where(eq(reviews.orderId, params.id))
    const isOtherPublished = written.some((one) => one.authorId === aboutId && one.publishedAt !== null)
    const now = ctx.now()
    const window = windowOf(end, now, { isWritten: written.some((one) => one.authorId === authorId), isOtherPublished })
    if (window === 'escrita') return fail('reviews.already-written')
    if (window === 'vencida') return fail('reviews.late', { days: REVIEW_DAYS })
    if (window === 'todavía no' || !end) return fail('reviews.not-yet')
    if (body.tags.some((tag) => !tagsOf(side).includes(tag))) return fail('reviews.bad-tag', {}, { tags: 'Elegí etiquetas de esta lista.' })
    const { stars, text, private: note } = body
    await ctx.db.insert(reviews).values({
      id: newId({ msecs: now.getTime() }),
      orderId: params.id,
      authorId,
      aboutId,
      side,
      stars,
      tags: [...new Set(body.tags)],
      text,
      note,
      createdAt: now,
      closesAt: closingOf(end),
      uncounted: visitor && (await isBrowserOf(ctx, aboutId, visitor)) ? 'browser' : null,
    })
    if (written.length > 0) await publish(ctx, [params.id])
  })
  return getOrderReviews(ctx, { params, query: undefined, body: undefined })
}
