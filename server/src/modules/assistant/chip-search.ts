import type { Chips } from '@feria/contract/assistant/schemas'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@feria/contract/limits'
import { toMajor, toMinor } from '@feria/contract/money'
import type { Finding } from '@feria/contract/search/schemas'
import type { Ctx } from '../../core/context.ts'
import { comparable, findLocal, latestRate } from '../catalogue/catalogue.module.ts'
import { findingOfOurs, measureFrom } from '../search/search.module.ts'

/** What chips find. */
export interface FoundByChips {
  products: Finding[]
  /** Null when there are more than were looked at. */
  total: number | null
  /** How many of those that were looked at fit, and whether all of them do. */
  fitting: number
  isWhole: boolean
  /** True when nothing fits all of it. */
  isRelaxed: boolean
  /** True when it was to be near a place that nobody knows, so that places narrowed nothing. */
  isPlaceUnknown: boolean
}

/** So many are looked at. */
export const LOOKED_AT = MAX_PAGE_SIZE
/** Of what fits only a part of a wish, below this nothing is worth showing. */
const MIN_SCORE = 0.1
/** Known to every gazetteer: measures whether there is anything to measure from. */
const ANYWHERE = 'Buenos Aires'

const textOf = ({ what, without }: Chips): string => [what, ...without].join(' ').trim()

/** True when the chips say nothing that could be looked for. */
export const isNothing = (chips: Chips): boolean =>
  textOf(chips) === '' &&
  [chips.categoryId, chips.minPrice, chips.maxPrice, chips.place || null, chips.radiusKm, chips.condition].every((value) => value === null)

/** True for a least price above the highest. */
export const isReversed = ({ minPrice, maxPrice }: Chips): boolean => minPrice !== null && maxPrice !== null && minPrice > maxPrice

/**
 * What can be had of what the chips say, as the search finds it among our own products, the best first: prices compared at the rate, within
 * the radius around the place, else around the member's own address. What does not say its place is in no radius.
 */
export const searchByChips = async (ctx: Ctx, chips: Chips): Promise<FoundByChips> => {
  if (isNothing(chips)) return { products: [], total: 0, fitting: 0, isWhole: true, isRelaxed: false, isPlaceUnknown: false }
  const rate = await latestRate(ctx)
  const inUsd = (price: number | null): number | undefined => {
    const cents = price === null ? null : comparable(toMinor(price), chips.currency, rate)
    return cents === null ? undefined : toMajor(cents)
  }
  const [found, distanceTo] = await Promise.all([
    findLocal(ctx, {
      text: textOf(chips) || undefined,
      filters: {
        category: chips.categoryId === null ? undefined : String(chips.categoryId),
        condition: chips.condition ?? undefined,
        min_price: inUsd(chips.minPrice),
        max_price: inUsd(chips.maxPrice),
        in_stock: true,
      },
      limit: LOOKED_AT,
    }),
    measureFrom(ctx, chips.place || undefined),
  ])
  const isMeasured = distanceTo(ANYWHERE) !== null
  const isNear = ({ distance }: Finding) => chips.radiusKm === null || !isMeasured || (distance !== null && distance <= chips.radiusKm)
  // Without a rate prices compare within their own currency alone.
  const isAffordable = ({ price, currency }: Finding) =>
    rate !== null ||
    chips.currency === 'USD' ||
    (chips.minPrice === null && chips.maxPrice === null) ||
    (currency === 'ARS' && isBetween(price, chips))
  const all = found.items.map((item) => findingOfOurs(item, distanceTo))
  const fitting = all.filter((finding) => isNear(finding) && isAffordable(finding) && (!found.isRelaxed || finding.score >= MIN_SCORE))
  const isWhole = fitting.length === all.length
  return {
    products: fitting.slice(0, PAGE_SIZE),
    fitting: fitting.length,
    isWhole,
    total: isWhole ? found.total : found.next === null ? fitting.length : null,
    isRelaxed: found.isRelaxed,
    isPlaceUnknown: !isMeasured && (chips.radiusKm !== null || Boolean(chips.place)),
  }
}

const isBetween = (price: number | null, { minPrice, maxPrice }: Chips): boolean =>
  price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.MAX_VALUE)
