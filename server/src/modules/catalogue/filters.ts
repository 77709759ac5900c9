import type { Condition } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import type { Currency } from '@feria/contract/money'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAround } from './around.ts'
import { isPricedWithin } from './price-bounds.ts'
import { categories, products } from './tables.ts'
import { hasTerms, readSearch, type Search } from './text-match.ts'

/** The filters of a list as the contract parses them. Prices are in `currency`, USD without one, whatever a product's currency. */
export interface Filters {
  search?: string | undefined
  category?: string | undefined
  /** Matches part of a category's name. */
  categoryPart?: string | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  currency?: Currency | undefined
  condition?: Condition | undefined
  in_stock?: boolean | undefined
  /** A place, the member's own address without one; narrows only together with `radius_km`. */
  near?: string | undefined
  radius_km?: number | undefined
  /** Whether no typo of the text is corrected. */
  as_typed?: boolean | undefined
  /** The id of a seller. */
  seller?: string | undefined
}

/** True when no filter is set. */
export const isUnfiltered = ({ search, category, categoryPart, in_stock, seller, ...filters }: Filters): boolean =>
  ![search, category, categoryPart, seller].some((text) => text?.trim()) &&
  [filters.min_price, filters.max_price, filters.condition, filters.radius_km].every((filter) => filter === undefined) &&
  !in_stock

/** Visible products that pass the filters, except the search. Refuses a minimum above the maximum, and a distance from nowhere. */
export const passes = async (ctx: Ctx, filters: Filters): Promise<SQL | undefined> =>
  and(
    eq(products.isVisible, true),
    inCategory(filters.category),
    inCategoryLike(filters.categoryPart),
    await isPricedWithin(ctx, filters),
    await isAround(ctx, filters),
    filters.condition ? eq(products.condition, filters.condition) : undefined,
    filters.seller ? eq(products.userId, filters.seller) : undefined,
    filters.in_stock ? and(gt(products.stock, 0), isNull(products.soldAt)) : undefined,
  )

/** A category by id or name, ignoring case and accents; «Sin categoría» finds products without one. */
export const inCategory = (category: string | undefined): SQL | undefined => {
  const wanted = category?.trim()
  if (!wanted) return undefined
  if (/^\d{1,9}$/.test(wanted)) return eq(products.categoryId, Number(wanted))
  if (fold(wanted) === 'sin categoria') return isNull(products.categoryId)
  return sql`${products.categoryId} in (select ${categories.id} from ${categories} where ${categories.folded} = ${fold(wanted)})`
}

/** Categories whose names contain these words, ignoring case and accents; a number is a category's id. */
const inCategoryLike = (part: string | undefined): SQL | undefined => {
  const wanted = part?.trim()
  if (!wanted || /^\d{1,9}$/.test(wanted)) return inCategory(wanted)
  return sql`${products.categoryId} in (select ${categories.id} from ${categories} where ${categories.folded} like ${`%${fold(wanted)}%`})`
}

/**
 * Runs a query that has its own order with a search: first for products with all the words, then, while there are none, with fewer of
 * them. `run` gets the condition and the parsed search, undefined without one; a search without a single word finds nothing.
 */
export const withSearch = async <T>(
  ctx: Ctx,
  search: string | undefined,
  isEmpty: (result: T) => boolean,
  run: (matches: SQL | undefined, search?: Search) => Promise<T>,
  none: T,
  isAsTyped = false,
): Promise<T> => {
  if (!search?.trim()) return run(undefined)
  const read = await readSearch(ctx, search, isAsTyped)
  for (const { query } of read?.levels ?? []) {
    const result = await run(hasTerms(query), read)
    if (!isEmpty(result)) return result
  }
  return none
}
