import { MIN_DEMAND } from '@feria/contract/wishes/values'
import type { Ctx } from '../../../core/context.ts'
import type { MatchCandidate } from '../../catalogue/catalogue.module.ts'
import { findWishes } from '../candidates.ts'
import { matchAmong } from '../matcher.ts'

/**
 * How many other members have an active wish that an unpublished product without price or place would match; null below 5, so that nobody
 * can be identified.
 */
export const countWanting = async (
  ctx: Ctx,
  { userId, name, description }: Pick<MatchCandidate, 'userId' | 'name' | 'description'>,
): Promise<number | null> => {
  const product: MatchCandidate = {
    id: '',
    userId,
    name,
    description,
    details: null,
    categoryId: null,
    categoryName: null,
    condition: null,
    location: '',
    priceMinor: null,
    currency: 'USD',
    comparableMinor: null,
    updatedAt: ctx.now(),
    isSent: false,
    isAvailable: true,
  }
  const met = await matchAmong(ctx, product, await findWishes(ctx, product))
  const members = new Set(met.map(({ wish }) => wish.userId)).size
  return members < MIN_DEMAND ? null : members
}
