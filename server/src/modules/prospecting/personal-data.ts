import { asc, desc, eq, or } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { changeConsent, readConsent } from './consent.ts'
import { appearances, buyerSearches, consentChanges, offers, prospectConsents } from './tables.ts'

/**
 * A member's consent with its history, their appearances, searches and offers. When they leave, the consent ends and everything is
 * deleted but its history, which proves what was agreed to and no longer names anybody.
 */
export const prospectingPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const changes = await ctx.db.select().from(consentChanges).where(eq(consentChanges.userId, userId)).orderBy(asc(consentChanges.id))
    const shown = await ctx.db.select().from(appearances).where(eq(appearances.memberId, userId)).orderBy(desc(appearances.id))
    const searches = await ctx.db.select().from(buyerSearches).where(eq(buyerSearches.sellerId, userId)).orderBy(desc(buyerSearches.id))
    const made = await ctx.db
      .select()
      .from(offers)
      .where(or(eq(offers.buyerId, userId), eq(offers.sellerId, userId)))
      .orderBy(desc(offers.id))
    return {
      consent: await readConsent(ctx, userId),
      changes: changes.map(({ isOn, at, way, wording }) => ({ isOn, at: at.toISOString(), way, wording })),
      appearances: shown.map(({ at, productName, reasons }) => ({ at: at.toISOString(), productName, reasons })),
      searches: searches.map(({ asked, members, pages, createdAt }) => ({ asked, members, pages, createdAt: createdAt.toISOString() })),
      // The reasons for an offer are for its receiver to read, not part of the seller's data.
      offers: made.map(({ id, productId, buyerId, reasons, status, sentAt, answeredAt }) => ({
        id,
        productId,
        side: buyerId === userId ? 'recibida' : 'enviada',
        reasons: buyerId === userId ? reasons : [],
        status,
        sentAt: sentAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    }
  },
  erase: async (ctx, userId) => {
    await changeConsent(ctx, userId, false, 'baja')
    await ctx.db.delete(prospectConsents).where(eq(prospectConsents.userId, userId))
    await ctx.db.delete(offers).where(or(eq(offers.buyerId, userId), eq(offers.sellerId, userId)))
    await ctx.db.delete(appearances).where(eq(appearances.memberId, userId))
    await ctx.db.delete(buyerSearches).where(eq(buyerSearches.sellerId, userId))
  },
}
