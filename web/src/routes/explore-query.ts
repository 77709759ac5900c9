import type { Caller } from '@feria/contract/rendering'
import { tagsOf } from '../modules/catalogue/filter-tags.ts'
import { noFilters, readFilters, writeFilters } from '../modules/catalogue/filters.ts'
import { linkTags } from '../modules/catalogue/narrowing-tags.ts'
import { noBounds } from '../modules/catalogue/price-bounds.ts'
import { priceErrorOf } from '../modules/catalogue/price-error.ts'
import type { loadProducts } from './public-products.ts'
import { sendOn } from './send-on.ts'

/** A place that is not known narrows nothing, nor do wrong prices. */
const nowhere = { near: noFilters.near, radiusKm: noFilters.radiusKm }

/** Sends a search that is a sentence on to its filters. */
export const sendExploreOn = (caller: Caller, request: Request): Promise<void> => {
  const filters = readFilters(new URL(request.url).searchParams)
  return sendOn(caller, request, filters.search, (search, narrowing) => writeFilters({ ...filters, ...narrowing, search }))
}

/** Why the prices of an address narrow nothing. */
export const priceErrorIn = (request: Request): string | null => priceErrorOf(new URL(request.url).searchParams)

type Loaded = Awaited<ReturnType<typeof loadProducts>> & { priceError: string | null }

/** The active filters of the page, as links. */
export const exploreTags = ({ filters, categories, placeError, priceError }: Loaded) =>
  linkTags(
    tagsOf({ ...filters, ...(placeError !== null && nowhere), ...(priceError !== null && noBounds) }, categories),
    (changes) => `?${writeFilters({ ...filters, ...changes })}`,
    { ...noFilters, sort: filters.sort },
  )
