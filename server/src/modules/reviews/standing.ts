import { FACT_DAYS } from '@feria/contract/reviews/values'
import { and, avg, gte, sql } from 'drizzle-orm'
import type { Ctx, Standings } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { doesCount } from './queries.ts'
import { MIDDLE } from './rules.ts'
import { reputations, reviewMarket, reviews } from './tables.ts'

const DAY_MS = 86_400_000

/** The mean of the market as it was counted last; the middle of the scale before. */
const marketMean = async (ctx: Ctx): Promise<number> => (await ctx.db.select().from(reviewMarket))[0]?.mean ?? MIDDLE

/** The mean of the market, of the reviews of 180 days that count; counted once a day. */
export const countMarketMean = async (ctx: Ctx): Promise<number> => {
  const now = ctx.now()
  const [known] = await ctx.db.select().from(reviewMarket)
  // Beside a clock that went back, what was counted in its future is counted anew.
  if (known && Math.abs(now.getTime() - known.at.getTime()) < DAY_MS) return known.mean
  const since = new Date(now.getTime() - FACT_DAYS * DAY_MS)
  const [counted] = await ctx.db
    .select({ mean: avg(reviews.stars).mapWith(Number) })
    .from(reviews)
    .where(and(gte(reviews.publishedAt, since), doesCount))
  const mean = counted?.mean ?? MIDDLE
  await ctx.db
    .insert(reviewMarket)
    .values({ mean, at: now })
    .onConflictDoUpdate({ target: reviewMarket.isOnly, set: { mean, at: now } })
  return mean
}

/** How sellers stand, for rankings: the score and the share of claims lost of those with reviews or sales, and the mean for the others. */
export const standingsOf = async (ctx: Ctx, sellerIds: string[]): Promise<Standings> => {
  const [mean, rows] = [
    await marketMean(ctx),
    await ctx.db
      .select({
        userId: reputations.userId,
        score: sql<number | null>`case when ${reputations.count} > 0 then ${reputations.score} end`,
        claimsLost: reputations.claimsLost,
      })
      .from(reputations)
      .where(isAmong(reputations.userId, sellerIds)),
  ]
  const known = new Map(rows.map(({ userId, ...standing }) => [userId, standing]))
  return (sellerId) => {
    const { score, claimsLost } = known.get(sellerId) ?? { score: null, claimsLost: null }
    return { score: score ?? mean, claimsLost: claimsLost ?? 0 }
  }
}
