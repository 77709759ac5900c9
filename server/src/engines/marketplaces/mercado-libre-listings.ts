import type { Kv } from '../kv/kv.ts'
import { keyOf } from './cached.ts'
import type { FoundOffers } from './market.ts'
import type { MarketSearch, Offer } from './marketplaces.ts'
import { brandAndModel, type Get, type Listing, listingsAnswer, placeOf } from './mercado-libre-shapes.ts'
import { conditionOf, httpsUrl, minorOf, originalOf, readAnswer } from './offers.ts'
import { hasStatus } from './trouble.ts'

/** The most that it returns. */
const MAX_OFFERS = 50
/** Whether the application may search listings depends on a contract, so the result is cached. */
const REMEMBERED_SECONDS = 86_400

/** A listing as an offer; null without a valid link. */
const offerOf = (listing: Listing): Offer | null => {
  const url = httpsUrl(listing.permalink)
  if (!url) return null
  const price = minorOf(listing.price)
  const { seller_address: from, address } = listing
  return {
    id: listing.id,
    name: listing.title,
    url,
    imageUrl: httpsUrl(listing.thumbnail),
    priceMinor: price,
    priceToMinor: null,
    originalPriceMinor: originalOf(minorOf(listing.original_price), price),
    currency: listing.currency_id,
    condition: conditionOf(listing.condition),
    location: from ? placeOf(from.city?.name, from.state?.name) : placeOf(address?.city_name, address?.state_name),
    seller: listing.seller?.nickname?.trim() || null,
    isShippingFree: listing.shipping?.free_shipping ?? null,
    minimumOrder: null,
    ...brandAndModel(listing.attributes),
    caveats: [],
  }
}

/**
 * Searches all listings, which Mercado Libre allows only to certified applications. Resolves to null if it is not allowed, which is
 * cached for a day.
 */
export const searchListings = async (get: Get, kv: Kv, search: MarketSearch, signal: AbortSignal): Promise<FoundOffers | null> => {
  const refused = keyOf('mercado-libre-listings')
  if (await kv.get(refused)) return null
  try {
    const query = { q: search.text, limit: String(Math.min(search.limit, MAX_OFFERS)) }
    const { results, paging } = readAnswer(listingsAnswer, await get('/sites/MLA/search', query, signal))
    return { offers: results.map(offerOf).filter((offer) => offer !== null), total: paging?.total ?? null }
  } catch (error) {
    if (!hasStatus(error, 403)) throw error
    await kv.set(refused, 'yes', REMEMBERED_SECONDS)
    return null
  }
}
