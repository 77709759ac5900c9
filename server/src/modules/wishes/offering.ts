import { and, count, eq, gt, or } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import type { Rarity } from '../../language/scoring/score.ts'
import { users } from '../accounts/tables.ts'
import { isApartFrom } from '../blocks/blocks.module.ts'
import { readMatchCandidates } from '../catalogue/catalogue.module.ts'
import { products } from '../catalogue/tables.ts'
import { matchOne, type NewMatch, offer } from './matcher.ts'
import { putMatches } from './stored-matches.ts'
import { matches, wishes, wishInterests } from './tables.ts'

/** Offers of one seller in 24 hours, and messages with them. */
const MAX_A_DAY = 50
const DAY_MS = 86_400_000

interface Offer {
  wishId: string
  productId: string
}

/**
 * The match of an active wish and a product of the member, in the caller's transaction, which locks all three; the member's offers are
 * counted one after the other. Refuses own wishes, others' products, products that do not match, and more than 50 offers or messages in 24
 * hours.
 */
export const lockOffer = async (ctx: Ctx, { wishId, productId }: Offer, rarity: Rarity | undefined) => {
  const sellerId = memberOf(ctx).id
  // Locked so that two concurrent calls cannot both be the fiftieth.
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, sellerId)).for('no key update')
  const [wish] = await ctx.db
    .select()
    .from(wishes)
    .where(and(eq(wishes.id, wishId), eq(wishes.isActive, true)))
    .for('share')
  if (!wish || (await isApartFrom(ctx, wish.userId))) return fail('wishes.not-found')
  const [own] = await ctx.db.select({ userId: products.userId }).from(products).where(eq(products.id, productId)).for('share')
  if (own?.userId !== sellerId) return fail('catalogue.not-found')
  if (wish.userId === sellerId) fail('wishes.own')
  const [product] = await readMatchCandidates(ctx, [productId])
  const found = product?.isAvailable ? matchOne(ctx, wish, product, offer(product), rarity) : null
  if (!product || !found) return fail('wishes.no-match')
  await checkCap(ctx, sellerId)
  return { wish, product, found }
}

/** Stores the match of an offer and returns its id. */
export const putOffered = async (ctx: Ctx, found: NewMatch): Promise<string> => {
  const [match] = await putMatches(ctx, [found])
  if (!match) throw new Error('The match was not stored.')
  // The seller knows, and the offer notifies the owner, so the match needs no further notification.
  if (!match.isNotified) await ctx.db.update(matches).set({ notifiedAt: ctx.now() }).where(eq(matches.id, match.id))
  return match.id
}

const checkCap = async (ctx: Ctx, sellerId: string): Promise<void> => {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [today] = await ctx.db
    .select({ n: count() })
    .from(wishInterests)
    .where(and(eq(wishInterests.sellerId, sellerId), or(gt(wishInterests.createdAt, since), gt(wishInterests.writtenAt, since))))
  if ((today?.n ?? 0) >= MAX_A_DAY) fail('wishes.too-many-notified')
}
