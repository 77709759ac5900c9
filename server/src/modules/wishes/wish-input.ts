import { type Currency, toMinor } from '@feria/contract/money'
import { MAX_WISHES } from '@feria/contract/wishes/values'
import { and, count, eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { users } from '../accounts/tables.ts'
import { comparable, latestRate, ownPlace } from '../catalogue/catalogue.module.ts'
import { KEYS_VERSION, wishKeys as keysOf, topicOf } from './keys.rules.ts'
import { textOfWish } from './rules.ts'
import { wishes, wishKeys } from './tables.ts'

interface WishFields {
  name: string
  modelo: string
  country: string
  localization: string | null
  maxPriceMinor: number | null
  currency: Currency
}

/**
 * The derived columns of a wish: its coordinates (of places of one name those nearest to the member), its maximum price in dollars, its
 * topic.
 */
export const workedOut = async (ctx: Ctx, { name, modelo, country, localization, maxPriceMinor, currency }: WishFields) => {
  const place = localization ? ctx.engines.geo.locate(`${localization}, ${country}`, await ownPlace(ctx)) : null
  const rate = currency === 'ARS' && maxPriceMinor !== null ? await latestRate(ctx) : null
  return {
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    comparableMaxMinor: comparable(maxPriceMinor, currency, rate),
    corrected: null,
    keysVersion: KEYS_VERSION,
    ...topicOf(textOfWish({ name, modelo })),
  }
}

/** A maximum price from major to minor units; null stays null. */
export const priceOf = (major: number | null): number | null => (major === null ? null : toMinor(major))

/** Puts an active wish into the index, with the keys of its own words and of the corrected ones, or takes an inactive one out. */
export const indexWish = async (
  ctx: Ctx,
  wish: { id: string; name: string; modelo: string; corrected: string | null; isOn: boolean },
): Promise<void> => {
  await ctx.db.delete(wishKeys).where(eq(wishKeys.wishId, wish.id))
  if (!wish.isOn) return
  const keys = new Set([...keysOf(textOfWish(wish)), ...(wish.corrected ? keysOf(wish.corrected) : [])])
  if (keys.size > 0) await ctx.db.insert(wishKeys).values([...keys].map((key) => ({ key, wishId: wish.id })))
}

/** Locks the member until the transaction ends, so that concurrent calls count correctly, and refuses an active wish above the limit. */
export const keepWithinLimit = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [active] = await ctx.db
    .select({ n: count() })
    .from(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.isActive, true)))
  if ((active?.n ?? 0) >= MAX_WISHES) fail('wishes.too-many', { max: MAX_WISHES })
}

/** The member's wish, locked until the transaction ends. Others' wishes are not found. */
export const lockWish = async (ctx: Ctx, id: string, userId: string) => {
  const [wish] = await ctx.db
    .select()
    .from(wishes)
    .where(and(eq(wishes.id, id), eq(wishes.userId, userId)))
    .for('update')
  return wish ?? fail('wishes.not-found')
}
