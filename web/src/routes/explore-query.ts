import type { ListedCard } from '@feria/contract/catalogue/schemas'
import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import type { SearchReading } from '@feria/contract/search/schemas'
import { type Filters, noFilters, readFilters, requestOf, writeFilters } from '../modules/catalogue/filters.ts'
import { listTexts } from '../modules/catalogue/list-texts.ts'
import { linkTags } from '../modules/catalogue/narrowing-tags.ts'
import { noBounds } from '../modules/catalogue/price-bounds.ts'
import { priceErrorOf } from '../modules/catalogue/price-error.ts'
import { resultParts, type Tail } from '../modules/catalogue/result-parts.ts'
import { searchedTags } from '../modules/catalogue/searched-tags.ts'
import { outsideName, wishOf } from '../modules/catalogue/spoken-tags.ts'
import { LONG_LIST, tailTexts } from '../modules/catalogue/tail-texts.ts'
import { texts } from '../modules/catalogue/texts.ts'
import type { loadProducts } from './public-products.ts'

/** A place that is not known narrows nothing, nor do wrong prices. */
const nowhere = { near: noFilters.near, radiusKm: noFilters.radiusKm }

/** Why the prices of an address narrow nothing. */
export const priceErrorIn = (request: Request): string | null => priceErrorOf(new URL(request.url).searchParams)

/** How the search of an address was understood; null without one, and where the list itself says what is wrong. */
export const readingOf = async ({ call }: Caller, request: Request): Promise<SearchReading | null> => {
  const filters = readFilters(new URL(request.url).searchParams)
  if (!filters.search) return null
  return call(api.search.read, { query: requestOf(filters) }).then(
    ({ reading }) => reading,
    () => null,
  )
}

/** That what coincides ends on this page, and the wish after a long list; null where it does not. */
const endOf = (products: ListedCard[], next: string | null, reading: SearchReading | null, filters: Filters) => {
  const { good, partial, outside } = resultParts(products)
  const isWhole = next === null || partial.length + outside.length > 0
  const isByRelevance = filters.sort === null || filters.sort === 'relevance'
  if (!reading || !isByRelevance || !isWhole || good.length === 0 || reading.isRelaxed || reading.missing) return null
  const wish = wishOf(filters.search, filters, reading.spoken)
  // Nothing is offered for an empty text: with a short list the wish above it is in sight.
  return { text: tailTexts.end, wish: { ...wish, label: tailTexts.wish, text: good.length >= LONG_LIST ? wish.text : '' } }
}

type Loaded = Awaited<ReturnType<typeof loadProducts>> & { priceError: string | null; reading: SearchReading | null }

/** What the page says of its search: the active filters as links, the address of the text as it was typed, and the wish that it is. */
export const exploreSearch = ({ filters, categories, placeError, priceError, reading, products, next }: Loaded) => {
  const searchWith = (changes: Partial<typeof filters>) => `?${writeFilters({ ...filters, ...changes })}`
  const shown = { ...filters, ...(placeError !== null && nowhere), ...(priceError !== null && noBounds) }
  return {
    tags: linkTags<typeof filters>(searchedTags(shown, categories, reading?.spoken), searchWith, {
      ...noFilters,
      sort: filters.sort,
    }),
    asTyped: searchWith({ asTyped: true }),
    tail: [
      ['isPartial', tailTexts.others],
      ['isOutsidePrice', outsideName(reading?.spoken.price)],
    ] satisfies Tail,
    heading: filters.search ? listTexts.resultsFor(filters.search) : texts.catalogue.heading,
    isFiltered: writeFilters(filters).size > 0,
    end: endOf(products, next, reading, filters),
    wish: wishOf(filters.search, filters, reading?.spoken),
  }
}
