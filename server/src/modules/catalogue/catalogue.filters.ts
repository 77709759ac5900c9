import { toMinor } from '@feria/contract/money'
import type { Condition } from '@feria/contract/words'
import { and, eq, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { fold } from '../../language/fold.ts'
import { readSearch, type TextMatch } from './catalogue.matching.ts'
import { categories, products } from './catalogue.tables.ts'

/** The filters of a list as the contract reads them. Prices are in USD, whatever currency a product has. */
export interface Filters {
  search?: string | undefined
  category?: string | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  condition?: Condition | undefined
  in_stock?: boolean | undefined
}

/** True when nothing narrows the list. */
export const isUnfiltered = ({ search, category, min_price, max_price, condition, in_stock }: Filters): boolean =>
  !search?.trim() && !category?.trim() && min_price === undefined && max_price === undefined && condition === undefined && !in_stock

/** Products that everybody may see and that pass the filters, all but the search. */
export const passes = (filters: Filters): SQL | undefined => {
  const { min_price: min, max_price: max } = filters
  if (min !== undefined && max !== undefined && min > max) fail('catalogue.price-range', {}, { min_price: 'Es mayor que el máximo.' })
  return and(
    eq(products.isVisible, true),
    inCategory(filters.category),
    min === undefined ? undefined : gte(products.comparableMinor, toMinor(min)),
    max === undefined ? undefined : lte(products.comparableMinor, toMinor(max)),
    filters.condition ? eq(products.condition, filters.condition) : undefined,
    filters.in_stock ? and(gt(products.stock, 0), isNull(products.soldAt)) : undefined,
  )
}

/** A category by its number or its name, ignoring case and accents; «Sin categoría» finds what has none. */
export const inCategory = (category: string | undefined): SQL | undefined => {
  const wanted = category?.trim()
  if (!wanted) return undefined
  if (/^\d{1,9}$/.test(wanted)) return eq(products.categoryId, Number(wanted))
  if (fold(wanted) === 'sin categoria') return isNull(products.categoryId)
  return sql`${products.categoryId} in (select ${categories.id} from ${categories} where ${categories.folded} = ${fold(wanted)})`
}

/**
 * Runs a query with its search: first for products with every word, then, when there are none, with any of them.
 * `run` gets undefined when there is no search; a search without a single word finds nothing.
 */
export const withSearch = async <T>(
  ctx: Ctx,
  search: string | undefined,
  isEmpty: (result: T) => boolean,
  run: (match: TextMatch | undefined) => Promise<T>,
  none: T,
): Promise<T> => {
  if (!search?.trim()) return run(undefined)
  const matching = await readSearch(ctx, search)
  if (!matching) return none
  const strict = await run(matching('all'))
  return isEmpty(strict) ? run(matching('any')) : strict
}
