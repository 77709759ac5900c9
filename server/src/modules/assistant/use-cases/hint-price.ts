import type { Answer, api, Input } from '@feria/contract'
import type { PriceBand } from '@feria/contract/assistant/schemas'
import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { and, eq, gte } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { findComparables, latestRate, type MatchCandidate, rarityNow } from '../../catalogue/catalogue.module.ts'
import { orderItems, orders } from '../../orders/tables.ts'
import { alikeTo, textOf } from '../alike.ts'
import { bandOf, type PriceCase } from '../price-band.rules.ts'

/** Older sales say little where prices move. */
const SOLD_WITHIN_DAYS = 180
const DAY_MS = 86_400_000
/** How many of the best matches are compared. */
const COMPARED = 60

/** Conditions whose prices are comparable. */
const groups: Record<Condition, Condition[]> = {
  Nuevo: ['Nuevo'],
  'Como nuevo': ['Como nuevo', 'Usado'],
  Usado: ['Como nuevo', 'Usado'],
  'Para reparar': ['Para reparar'],
}

interface Priced {
  name: string
  description?: string | undefined
  categoryId?: number | undefined
  condition?: Condition | undefined
  currency: Currency
}

/**
 * The price band of similar products, from others' sales of the last 180 days and listings, at today's rate; null under 5 cases. The
 * member's own products are left out, since their prices are what is asked about. Members only.
 */
export const hintPrice = async (
  ctx: Ctx,
  { query }: Input<typeof api.assistant.priceHint>,
): Promise<Answer<typeof api.assistant.priceHint>> => ({
  band: await findBand(ctx, query),
})

/** The price band for a draft, or for a listing of somebody else. */
export const findBand = async (
  ctx: Ctx,
  { name, description, categoryId, condition, currency }: Priced,
  notOf = memberOf(ctx).id,
): Promise<PriceBand | null> => {
  const text = textOf(name, description)
  const [rate, rarity] = [await latestRate(ctx), await rarityNow(ctx)]
  const isAlike = alikeTo(text, rarity)
  const compared = await findComparables(ctx, text, { notOf, categoryId, limit: COMPARED })
  const alike = compared.filter((product) => isComparable(product, condition) && isAlike(product))
  const sold = await readSold(ctx, alike)
  const cases = [
    ...sold.map(({ minor, from, sellerId }) => ({ minor: converted(minor, from, currency, rate), sellerId, kind: 'sold' as const })),
    ...alike
      .filter(({ isAvailable, priceMinor }) => isAvailable && priceMinor !== null)
      .map((product) => ({
        minor: converted(product.priceMinor ?? 0, product.currency, currency, rate),
        sellerId: product.userId,
        kind: 'listed' as const,
      })),
  ]
  return bandOf(
    cases.filter((one): one is PriceCase => one.minor !== null),
    currency,
  )
}

/** Broken products compare with each other only; an unstated condition compares with everything that works. */
const isComparable = ({ condition: theirs }: MatchCandidate, condition: Condition | undefined): boolean => {
  if (theirs === null) return condition !== 'Para reparar'
  return condition ? groups[condition].includes(theirs) : theirs !== 'Para reparar'
}

/** Completed sales of these products, each at the price it was sold for. */
const readSold = async (ctx: Ctx, products: MatchCandidate[]) => {
  if (products.length === 0) return []
  const since = new Date(ctx.now().getTime() - SOLD_WITHIN_DAYS * DAY_MS)
  return ctx.db
    .select({ minor: orderItems.priceMinor, from: orders.currency, sellerId: orders.sellerId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isAmong(
          orderItems.productId,
          products.map(({ id }) => id),
        ),
        eq(orders.status, 'completada'),
        gte(orders.completedAt, since),
      ),
    )
}

/** Converts minor units between currencies at a rate in peso cents per dollar; null without a rate. */
const converted = (minor: number, from: Currency, to: Currency, arsCents: number | null): number | null => {
  if (from === to) return minor
  if (arsCents === null) return null
  return Math.round(from === 'USD' ? (minor * arsCents) / 100 : (minor * 100) / arsCents)
}
