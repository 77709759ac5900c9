import { toMajor, toMinor } from '@feria/contract/money'
import { comparableOf } from '@feria/contract/search/compare'
import type { Finding } from '@feria/contract/search/schemas'
import type { MarketName, Offer } from '../../engines/marketplaces/marketplaces.ts'
import { kindsOf } from '../../language/lexicon/kinds.ts'
import type { Query } from '../../language/query/query.ts'
import { prepare, score } from '../../language/scoring/score.ts'
import { priceTest } from '../../language/searches/spoken-price.ts'
import type { WantedPrice } from '../../language/searches/wanted.ts'

/** Kilometres to a place as written, rounded for display; null when unknown. */
export type DistanceTo = (location: string) => number | null

/** The id prefix of each platform, so that no two results share an id. */
const prefixes: Record<MarketName, string> = { 'Mercado Libre': 'ml', Amazon: 'amazon', Alibaba: 'alibaba' }

const major = (minor: number | null): number | null => (minor === null ? null : toMajor(minor))

export interface OfferReading {
  query: Query
  /** Peso cents per dollar; null while no rate is set. */
  arsCents: number | null
  distanceTo: DistanceTo
  modelOf: (name: string, brand?: string | null) => string | null
  /** What the search's text says of the price. */
  price: WantedPrice | null
}

/** Whether an offer breaks the spoken price. */
const breaks = ({ priceMinor, currency }: Offer, price: WantedPrice | null, arsCents: number | null): boolean => {
  const inUsd = comparableOf(priceMinor, currency, arsCents)
  return priceTest(price, arsCents)({ priceMinor, currency, comparableMinor: inUsd === null ? null : toMinor(inUsd) })
}

/** A marketplace's offer as a result: missing data stays missing; only score, comparable price and distance are ours. */
export const findingOfOffer = (
  platform: MarketName,
  offer: Offer,
  { query, arsCents, distanceTo, modelOf, price }: OfferReading,
): Finding => ({
  id: `${prefixes[platform]}:${offer.id}`,
  platform,
  name: offer.name,
  snippet: [],
  url: offer.url,
  imageUrl: offer.imageUrl,
  price: major(offer.priceMinor),
  priceTo: major(offer.priceToMinor),
  originalPrice: major(offer.originalPriceMinor),
  currency: offer.currency,
  comparable: comparableOf(offer.priceMinor, offer.currency, arsCents),
  stock: null,
  condition: offer.condition,
  category: null,
  location: offer.location,
  distance: offer.location ? distanceTo(offer.location) : null,
  seller: offer.seller,
  isShippingFree: offer.isShippingFree,
  minimumOrder: offer.minimumOrder,
  caveats: offer.caveats,
  score: score(query, prepare({ name: offer.name, brand: offer.brand, model: offer.model, category: kindsOf(offer.name) })).value,
  isOutsidePrice: breaks(offer, price, arsCents),
  model: modelOf(offer.name, offer.brand),
  product: null,
})
