import { fold } from '@feria/contract/fold'
import type { Offer } from '@feria/contract/prospecting/schemas'
import { and, count, eq, gt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { emit } from '../../core/events.ts'
import { users } from '../accounts/tables.ts'
import { isApartFrom } from '../blocks/blocks.module.ts'
import { findShown } from './appearances.ts'
import { holdConsent } from './consent.ts'
import { readOffer } from './offers.ts'
import { offers } from './tables.ts'

/** Offers of one seller in 24 hours. */
const MAX_A_DAY = 20
const DAY_MS = 86_400_000

interface Sent<T> {
  product: T
  offer: Offer
}

/**
 * Offers a product of the member, known by its name, to a member found for them in the last 30 days, within the caller's transaction;
 * `getProduct` runs after all checks. Refuses members not found by this seller, the seller themselves, members who no longer consent,
 * repeated offers, and more than 20 offers in 24 hours.
 */
export const sendOffer = async <T extends { id: string }>(
  ctx: Ctx,
  { buyerId, name }: { buyerId: string; name: string },
  getProduct: () => Promise<T>,
): Promise<Sent<T>> => {
  const sellerId = memberOf(ctx).id
  // Locked so that two concurrent calls cannot both be the twentieth, or the first of the same product.
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, sellerId)).for('no key update')
  const shown = buyerId === sellerId ? undefined : await findShown(ctx, buyerId)
  if (!shown || (await isApartFrom(ctx, buyerId))) return fail('prospecting.member-not-found')
  if (!(await holdConsent(ctx, buyerId))) fail('prospecting.not-willing')
  const subject = fold(name)
  await checkRepeats(ctx, sellerId, buyerId, subject)
  const product = await getProduct()
  const sentAt = ctx.now()
  const id = newId({ msecs: sentAt.getTime() })
  const { id: appearanceId, score, reasons } = shown
  const offer = { id, sellerId, buyerId, productId: product.id, subject, appearanceId, score, reasons }
  await ctx.db.insert(offers).values({ ...offer, status: 'pendiente', sentAt })
  await emit(ctx, 'prospecting.offered', { offerId: id })
  return { product, offer: await readOffer(ctx, id) }
}

const checkRepeats = async (ctx: Ctx, sellerId: string, buyerId: string, subject: string): Promise<void> => {
  const isSame = and(eq(offers.sellerId, sellerId), eq(offers.buyerId, buyerId), eq(offers.subject, subject))
  const [same] = await ctx.db.select({ id: offers.id }).from(offers).where(isSame).limit(1)
  if (same) fail('prospecting.already-offered')
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [today] = await ctx.db
    .select({ n: count() })
    .from(offers)
    .where(and(eq(offers.sellerId, sellerId), gt(offers.sentAt, since)))
  if ((today?.n ?? 0) >= MAX_A_DAY) fail('prospecting.too-many')
}
