import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import type { BuyerQuery } from './members.ts'
import { appearances, buyerSearches, prospectConsents } from './tables.ts'

const DAY_MS = 86_400_000
/** How long a search is kept, and its members may get offers. */
const SEARCH_DAYS = 30
/** How long members can read whom they were shown to. */
const TRAIL_DAYS = 365

/** Records a search of the caller before it has results; returns its id. */
export const keepSearch = async (ctx: Ctx, asked: BuyerQuery): Promise<string> => {
  const createdAt = ctx.now()
  const id = newId({ msecs: createdAt.getTime() })
  await ctx.db.insert(buyerSearches).values({ id, sellerId: memberOf(ctx).id, asked, createdAt })
  return id
}

/**
 * Records that these members are shown to the caller and returns those who still consent. Call it before any of their data leaves the
 * server: nobody is shown without a record.
 */
export const show = (ctx: Ctx, searchId: string, productName: string, found: PotentialBuyer[]): Promise<PotentialBuyer[]> =>
  withTransaction(ctx, async (ctx) => {
    const ids = found.flatMap(({ id }) => id ?? [])
    if (ids.length === 0) return []
    const agreed = await ctx.db
      .select({ id: prospectConsents.userId })
      .from(prospectConsents)
      .innerJoin(users, eq(users.id, prospectConsents.userId))
      .where(and(isAmong(prospectConsents.userId, ids), eq(prospectConsents.isOn, true), isNull(users.deletedAt)))
      .orderBy(prospectConsents.userId)
      .for('share', { of: prospectConsents })
    const willing = new Set(agreed.map(({ id }) => id))
    const at = ctx.now()
    const shown = found.filter(({ id }) => id !== null && willing.has(id))
    const rows = shown.map(({ id, matchScore, engagement }) => ({
      id: newId({ msecs: at.getTime() }),
      memberId: id ?? '',
      sellerId: memberOf(ctx).id,
      searchId,
      productName,
      score: matchScore,
      reasons: engagement,
      at,
    }))
    if (rows.length > 0) await ctx.db.insert(appearances).values(rows)
    await ctx.db.update(buyerSearches).set({ members: shown.length }).where(eq(buyerSearches.id, searchId))
    return shown
  })

/** Records how many results public pages gave, but not who they are. */
export const countOnPages = async (ctx: Ctx, searchId: string, pages: number): Promise<void> => {
  await ctx.db.update(buyerSearches).set({ pages }).where(eq(buyerSearches.id, searchId))
}

/** The last time that the caller was shown a member, with the search; undefined after 30 days, or if never. */
export const findShown = async (ctx: Ctx, memberId: string) => {
  const since = new Date(ctx.now().getTime() - SEARCH_DAYS * DAY_MS)
  const [shown] = await ctx.db
    .select({ id: appearances.id, score: appearances.score, reasons: appearances.reasons, asked: buyerSearches.asked })
    .from(appearances)
    .innerJoin(buyerSearches, eq(buyerSearches.id, appearances.searchId))
    .where(and(eq(appearances.sellerId, memberOf(ctx).id), eq(appearances.memberId, memberId), gt(appearances.at, since)))
    .orderBy(desc(appearances.id))
    .limit(1)
  return shown
}

const AT_ONCE = 5000

/** Runs nightly: deletes searches after 30 days and appearances after a year. */
export const forgetSearches = async (ctx: Ctx): Promise<void> => {
  const before = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  const searches = ctx.db
    .select({ id: buyerSearches.id })
    .from(buyerSearches)
    .where(lt(buyerSearches.createdAt, before(SEARCH_DAYS)))
    .limit(AT_ONCE)
  await ctx.db.delete(buyerSearches).where(inArray(buyerSearches.id, searches))
  const trail = ctx.db
    .select({ id: appearances.id })
    .from(appearances)
    .where(lt(appearances.at, before(TRAIL_DAYS)))
    .limit(AT_ONCE)
  await ctx.db.delete(appearances).where(inArray(appearances.id, trail))
}
