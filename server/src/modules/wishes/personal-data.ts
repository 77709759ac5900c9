import { toMajor } from '@feria/contract/money'
import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { endMatches } from './stored-matches.ts'
import { matches, notificationHours, passedProducts, wishes, wishInterests } from './tables.ts'

/** A member's wishes, notification hours, offers to wish owners, and dismissals. Deleted with the account. */
export const wishPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const own = await ctx.db.select().from(wishes).where(eq(wishes.userId, userId)).orderBy(asc(wishes.id))
    const [hours] = await ctx.db.select().from(notificationHours).where(eq(notificationHours.userId, userId))
    const interests = await ctx.db
      .select()
      .from(wishInterests)
      .where(eq(wishInterests.sellerId, userId))
      .orderBy(asc(wishInterests.createdAt))
    const passed = await ctx.db
      .select()
      .from(passedProducts)
      .where(eq(passedProducts.userId, userId))
      .orderBy(asc(passedProducts.createdAt))
    return {
      wishes: own.map((wish) => ({
        id: wish.id,
        name: wish.name,
        modelo: wish.modelo,
        country: wish.country,
        localization: wish.localization,
        maxPrice: wish.maxPriceMinor === null ? null : toMajor(wish.maxPriceMinor),
        currency: wish.currency,
        radiusKm: wish.radiusKm,
        size: wish.size,
        condition: wish.condition,
        activo: wish.isActive,
        isMuted: wish.isMuted,
        isPublic: wish.isPublic,
        createdAt: wish.createdAt.toISOString(),
        updatedAt: wish.updatedAt.toISOString(),
      })),
      hours: hours ? { quietFrom: hours.quietFrom, quietTo: hours.quietTo, hasDigest: hours.hasDigest } : null,
      told: interests.map(({ wishId, productId, writtenAt, createdAt }) => ({
        wishId,
        productId,
        writtenAt: writtenAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
      passed: passed.map(({ productId, createdAt }) => ({ productId, createdAt: createdAt.toISOString() })),
    }
  },
  erase: async (ctx, userId) => {
    await ctx.db.delete(wishes).where(eq(wishes.userId, userId))
    await endMatches(ctx, eq(matches.sellerId, userId))
    await ctx.db.delete(wishInterests).where(eq(wishInterests.sellerId, userId))
    await ctx.db.delete(passedProducts).where(eq(passedProducts.userId, userId))
    await ctx.db.delete(notificationHours).where(eq(notificationHours.userId, userId))
  },
  withhold: async (ctx, userId, isWithheld) => {
    await ctx.db.update(wishes).set({ isWithheld }).where(eq(wishes.userId, userId))
  },
}
