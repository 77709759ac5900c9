import type { Chips } from '@feria/contract/assistant/schemas'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@feria/contract/limits'
import { toMinor } from '@feria/contract/money'
import type { Finding } from '@feria/contract/search/schemas'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import type { Ctx } from '../../core/context.ts'
import { comparable, findLocal, latestRate } from '../catalogue/catalogue.module.ts'
import { findingOfOurs, measureFrom } from '../search/search.module.ts'
import { chosen, type Step } from './turns.rules.ts'

/** The result of a search by chips. */
export interface FoundByChips {
  products: Finding[]
  /** Null when there are more than were examined. */
  total: number | null
  /** How many of the examined products fit, and whether all of them do. */
  fitting: number
  isWhole: boolean
  /** True when nothing fits every chip. */
  isRelaxed: boolean
  /** True when the place is unknown, so that places filtered nothing. */
  isPlaceUnknown: boolean
}

/** How many products are examined. */
export const LOOKED_AT = MAX_PAGE_SIZE
/** The lowest score of a partial match that is worth showing. */
const MIN_SCORE = 0.1
/** Known to every gazetteer: checks whether distances can be measured at all. */
const ANYWHERE = 'Buenos Aires'

const textOf = ({ what, without }: Chips): string => [what, ...without].join(' ').trim()

/** True when the chips have nothing to search for. */
export const isNothing = (chips: Chips): boolean =>
  textOf(chips) === '' &&
  [chips.categoryId, chips.minPrice, chips.maxPrice, chips.place || null, chips.radiusKm, chips.condition].every((value) => value === null)

/** True when the minimum price exceeds the maximum. */
export const isReversed = ({ minPrice, maxPrice }: Chips): boolean => minPrice !== null && maxPrice !== null && minPrice > maxPrice

/**
 * Searches our own products by chips, the best first: prices compared at the exchange rate, within the radius around the place, otherwise
 * around the member's own address. A product without a place is in no radius. `steps` are turns that order or choose among what fits.
 */
export const searchByChips = async (ctx: Ctx, chips: Chips, steps: readonly Step[] = []): Promise<FoundByChips> => {
  if (isNothing(chips)) return { products: [], total: 0, fitting: 0, isWhole: true, isRelaxed: false, isPlaceUnknown: false }
  const rate = await latestRate(ctx)
  const [found, distanceTo] = await Promise.all([
    findLocal(ctx, {
      text: textOf(chips) || undefined,
      filters: {
        category: chips.categoryId === null ? undefined : String(chips.categoryId),
        condition: chips.condition ?? undefined,
        min_price: chips.minPrice ?? undefined,
        max_price: chips.maxPrice ?? undefined,
        currency: chips.currency,
        in_stock: true,
      },
      limit: LOOKED_AT,
    }),
    measureFrom(ctx, chips.place || undefined),
  ])
  const isMeasured = distanceTo(ANYWHERE) !== null
  const isNear = ({ distance }: Finding) => chips.radiusKm === null || !isMeasured || (distance !== null && distance <= chips.radiusKm)
  // Without a rate prices compare only within their own currency.
  const isAffordable = ({ price, currency }: Finding) =>
    rate !== null ||
    chips.currency === 'USD' ||
    (chips.minPrice === null && chips.maxPrice === null) ||
    (currency === 'ARS' && isBetween(price, chips))
  const all = found.items.map((item) => findingOfOurs(item, distanceTo))
  const fitting = all.filter((finding) => isNear(finding) && isAffordable(finding) && (!found.isRelaxed || finding.score >= MIN_SCORE))
  const isWhole = fitting.length === all.length
  const worthOf = ({ price, currency }: Finding) => (price === null ? null : (comparable(toMinor(price), currency, rate) ?? price))
  // The cheapest of what is asked for, and not of all that has one of its words.
  const relevant = fitting.filter(({ score }) => score >= RELEVANCE_FLOOR)
  const among = steps.some(({ price }) => price !== null) && relevant.length > 0 ? relevant : fitting
  return {
    products: chosen(among, steps, worthOf).slice(0, PAGE_SIZE),
    fitting: fitting.length,
    isWhole,
    total: isWhole ? found.total : found.next === null ? fitting.length : null,
    isRelaxed: found.isRelaxed,
    isPlaceUnknown: !isMeasured && (chips.radiusKm !== null || Boolean(chips.place)),
  }
}

const isBetween = (price: number | null, { minPrice, maxPrice }: Chips): boolean =>
  price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.MAX_VALUE)
