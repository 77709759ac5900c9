import { fold } from '@feria/contract/fold'
import type { Kv } from '../kv/kv.ts'
import { cached, keyOf } from './cached.ts'
import type { FoundOffers } from './market.ts'
import type { MarketSearch, Offer } from './marketplaces.ts'
import { cheapestOf, discovery, type Get, itemsAnswer, type Product, placeOf, productsAnswer, productsOf } from './mercado-libre-shapes.ts'
import { conditionOf, httpsUrl, minorOf, originalOf, readAnswer } from './offers.ts'
import { hasStatus, stateOf } from './trouble.ts'

const DAY_SECONDS = 86_400
const OFFER_SECONDS = 900
/** Each product costs a request, and many have no seller. Searches return at most 100. */
const MAX_PRODUCTS = 20
const CALLS_AT_ONCE = 4

/** The most likely domain of a text, e.g. MLA-HEADPHONES. Optional: without it the search goes on. */
const domainOf = async (get: Get, text: string, signal: AbortSignal): Promise<string | null> => {
  const domains = readAnswer(discovery, await get('/sites/MLA/domain_discovery/search', { q: text, limit: '3' }, signal))
  return domains[0]?.domain_id ?? null
}

const productsFor = async (get: Get, q: string, domain: string | null, signal: AbortSignal): Promise<Product[]> => {
  const query = { status: 'active', site_id: 'MLA', q, limit: String(MAX_PRODUCTS), offset: '0', ...(domain ? { domain_id: domain } : {}) }
  return productsOf(readAnswer(productsAnswer, await get('/products/search', query, signal)))
}

const cheapestOffer = async (get: Get, product: Product, signal: AbortSignal): Promise<Offer | null> => {
  const answer = await get(`/products/${encodeURIComponent(product.id)}/items`, {}, signal).catch((error) => {
    // Its response for a product without sellers.
    if (hasStatus(error, 404)) return { results: [] }
    throw error
  })
  const { results } = readAnswer(itemsAnswer, answer)
  const item = cheapestOf(results)
  if (!item) return null
  const price = minorOf(item.price)
  return {
    id: product.id,
    name: product.name,
    url: httpsUrl(item.permalink) ?? `https://www.mercadolibre.com.ar/p/${encodeURIComponent(product.id)}`,
    imageUrl: product.imageUrl,
    priceMinor: price,
    priceToMinor: null,
    originalPriceMinor: originalOf(minorOf(item.original_price), price),
    currency: item.currency_id,
    condition: conditionOf(item.condition),
    location: placeOf(item.seller_address?.city?.name, item.seller_address?.state?.name),
    seller: null,
    isShippingFree: item.shipping?.free_shipping ?? null,
    minimumOrder: null,
    brand: product.brand,
    model: product.model,
    caveats: results.length > 1 ? [`La más barata de ${results.length} publicaciones de este producto.`] : [],
  }
}

/**
 * Searches the catalogue, which every application may: the text's domain, its products, and the cheapest offer of each. Its total counts
 * products without sellers, so the total stays unknown.
 */
export const searchCatalogue = async (get: Get, kv: Kv, { text, limit }: MarketSearch, signal: AbortSignal): Promise<FoundOffers> => {
  const domain = await cached(kv, keyOf('mercado-libre-domain', fold(text)), DAY_SECONDS, () => domainOf(get, text, signal)).catch(
    (error) => {
      if (stateOf(error) !== 'sin respuesta') throw error
      return null
    },
  )
  const products = await cached(kv, keyOf('mercado-libre-products', fold(text), domain), DAY_SECONDS, async () => {
    const found = await productsFor(get, text, domain, signal)
    return found.length > 0 || !domain ? found : productsFor(get, text, null, signal)
  })

  const offers: (Offer | null)[] = []
  const troubles: unknown[] = []
  const waiting = products.entries()
  const isEnough = () => offers.filter(Boolean).length >= limit || troubles.some((trouble) => stateOf(trouble) !== 'sin respuesta')
  const work = async () => {
    for (const [place, product] of waiting) {
      if (isEnough() || signal.aborted) return
      const key = keyOf('mercado-libre-offer', product.id)
      await cached(kv, key, OFFER_SECONDS, () => cheapestOffer(get, product, signal)).then(
        (offer) => {
          offers[place] = offer
        },
        (error) => troubles.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work))
  const sold = offers.filter((offer) => offer != null)
  if (sold.length === 0 && troubles.length > 0) throw troubles[0]
  return { offers: sold, total: null, isPartial: troubles.length > 0 || signal.aborted }
}
