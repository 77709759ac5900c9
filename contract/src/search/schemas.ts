import { z } from 'zod'
import { category, product, productCard, productFilters, productView, rate } from '../catalogue/schemas.ts'
import { conditions, platforms } from '../catalogue/values.ts'
import { ifGiven } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageQuery } from '../page.ts'
import { platformStates, SUGGESTIONS } from './values.ts'

/** A product with its distance from the viewer: kilometres, or null when a place is unknown, which is shown as an estimated 2 km. */
export const rankedProduct = product.extend({ distance: z.number().nullable() })
export type RankedProduct = z.output<typeof rankedProduct>

/** The card of such a product. */
export const rankedCard = productCard.extend({ distance: z.number().nullable() })
export type RankedCard = z.output<typeof rankedCard>

const reasons = z.array(z.string())

/**
 * A search. `minPrice`, `maxPrice` and `inStock` are accepted as well as their snake_case names. Prices are in USD unless `currency` says
 * otherwise.
 */
export const searchQuery = z.object({
  q: productFilters.search,
  category: productFilters.category,
  min_price: productFilters.min_price,
  minPrice: productFilters.min_price,
  max_price: productFilters.max_price,
  maxPrice: productFilters.max_price,
  currency: productFilters.currency,
  condition: productFilters.condition,
  in_stock: productFilters.in_stock,
  inStock: productFilters.in_stock,
  platform: ifGiven(z.enum(platforms, { error: 'Esa plataforma no existe.' })),
  onlyArgentina: ifGiven(z.stringbool({ error: 'onlyArgentina es true o false.' })),
  near: productFilters.near,
  radius_km: productFilters.radius_km,
  as_typed: productFilters.as_typed,
  ...pageQuery,
})

/** A text in pieces, with the matching ones marked. */
const snippet = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type Snippet = z.output<typeof snippet>

/** One result, in one shape for all platforms. */
export const finding = z.object({
  /** Unique among results; for ours it is the product's id. */
  id: z.string(),
  platform: z.enum(platforms),
  name: z.string(),
  /** Where the search matched besides the name. */
  snippet,
  /** /products/{id} for ours, otherwise the platform's URL. */
  url: z.string(),
  imageUrl: z.string().nullable(),
  /** In major units; null is «A convenir». With `priceTo` it is the minimum of a range. */
  price: z.number().nullable(),
  priceTo: z.number().nullable(),
  originalPrice: z.number().nullable(),
  currency: z.enum(currencies),
  /** The price in USD at the response's rate, for comparison; null when unknown. */
  comparable: z.number().nullable(),
  stock: z.int().nullable(),
  condition: z.enum(conditions).nullable(),
  category: z.string().nullable(),
  location: z.string(),
  distance: z.number().nullable(),
  seller: z.string().nullable(),
  /** Null when the platform does not say. */
  isShippingFree: z.boolean().nullable(),
  /** Minimum number of units; null for one. */
  minimumOrder: z.int().nullable(),
  /** Caveats for the buyer, in sentences: duties, the time of the price, a foreign seller. */
  caveats: z.array(z.string()),
  /** The score, from 0 to 1. */
  score: z.number(),
  /** True where it breaks the price that the text names («hasta 200 lucas»): all such results come after the others. */
  isOutsidePrice: z.boolean(),
  /** Equal for offers of one model on all platforms; null when unknown. */
  model: z.string().nullable(),
  /** Our product in full, for the usual card; null for other platforms. */
  product: product.nullable(),
})
export type Finding = z.output<typeof finding>

/** One platform's response to a search. Parts fail independently. */
export const searchPart = z.object({
  platform: z.enum(platforms),
  state: z.enum(platformStates),
  products: z.array(finding),
  /** The number of results; null when unknown. */
  total: z.int().nullable(),
  /** Cursor of the platform's next page; null on the last. */
  next: z.string().nullable(),
})
export type SearchPart = z.output<typeof searchPart>

/** The text without what was understood: what is searched for once that is taken off. */
const rest = z.string()

/**
 * What a search says besides its thing, each with the text that is left without it. A price ranks what breaks it last, a condition and a
 * place narrow as their filters do, unless the filter itself is set; what a thing is for («para la facu») asks for nothing.
 */
export const spoken = z.object({
  /** The words of the thing. */
  thing: z.string(),
  /** In major units of `currency`. */
  price: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.enum(currencies), rest }).nullable(),
  condition: z.object({ value: z.enum(conditions), rest }).nullable(),
  place: z.object({ name: z.string(), radiusKm: z.int(), rest }).nullable(),
  purpose: z.object({ text: z.string(), rest }).nullable(),
})
export type Spoken = z.output<typeof spoken>

/** How our catalogue parsed the search. */
export const searchReading = z.object({
  /** The text with its typos corrected; null when there were none. */
  corrected: z.string().nullable(),
  /** True when no product fits the whole search and partial matches are shown. */
  isRelaxed: z.boolean(),
  spoken,
  /**
   * Which variant nobody has (a size, a colour, a capacity, a maker), in the words of the search, where the results are the nearest ones
   * of the same thing; null where it is there, or nothing is near.
   */
  missing: z.array(z.string()).nullable(),
  categories: z.array(category.extend({ count: z.int() })),
})
export type SearchReading = z.output<typeof searchReading>

/** A line of the streamed response: first the parsed search and our results, then each platform as it responds. */
export const searchLine = searchPart.extend({ reading: searchReading.nullable(), rate: rate.nullable() })
export type SearchLine = z.output<typeof searchLine>

/** A suggestion while typing: a search, a category or a product of ours. */
export const suggestion = z.object({
  kind: z.enum(['búsqueda', 'categoría', 'producto']),
  text: z.string(),
  /** The URL of a product; null for the others. */
  url: z.string().nullable(),
  imageUrl: z.string().nullable(),
})
export type Suggestion = z.output<typeof suggestion>

/** The request and response of each call. */
export const searchSchemas = {
  find: {
    summary:
      'The results of a search on every platform, the best first; a failing platform gives its reason. Empty without a text and a ' +
      'category.',
    query: searchQuery,
    answer: z.object({
      products: z.array(finding),
      platforms: z.array(searchPart.omit({ products: true })),
      reading: searchReading.nullable(),
      rate: rate.nullable(),
    }),
  },
  read: {
    summary: 'How a search of a list is understood: what its text says besides its thing, corrected typos, and a variant that nobody has.',
    query: z.object(productFilters),
    answer: z.object({ reading: searchReading.nullable() }),
  },
  suggest: {
    summary: 'Suggestions while typing: searches, categories and our own products.',
    query: z.object({ q: productFilters.search, limit: z.coerce.number().int().min(1).max(20).default(SUGGESTIONS) }),
    answer: z.array(suggestion),
  },
  suggested: {
    summary:
      "Products on sale by distance, price and quality, the best first; from the categories of the member's favourites when there are any.",
    query: z.object({ near: productFilters.near, limit: z.coerce.number().int().min(1).max(20).default(6), view: productView }),
    answer: z.array(rankedProduct.extend({ reasons })),
    cards: z.array(rankedCard.extend({ reasons })),
  },
  ranking: {
    summary: 'Products on sale by price, cheapest first by default, with their distance.',
    query: z.object({
      ...productFilters,
      sort: z.enum(['price', '-price'], { error: 'Ese orden no existe.' }).default('price'),
      view: productView,
      ...pageQuery,
    }),
    answer: z.array(rankedProduct),
    cards: z.array(rankedCard),
  },
}
