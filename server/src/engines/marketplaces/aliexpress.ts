import { z } from 'zod'
import { troubleOfRefusal } from './alibaba-errors.ts'
import type { Ask } from './ask.ts'
import type { Find } from './market.ts'
import type { Offer } from './marketplaces.ts'
import { httpsUrl, listOf, minorOf, originalOf, readAnswer } from './offers.ts'
import { signedUrl } from './signature.ts'

const GATEWAY = 'https://api-sg.aliexpress.com'
const METHOD = 'aliexpress.affiliate.product.query'
const MAX_PRODUCTS = 50
const FOREIGN = 'Llega desde el exterior: puede pagar impuestos de importación.'

const amount = z.union([z.string(), z.number()]).nullish().catch(null)
const text = z.string().nullish().catch(null)

const product = z.object({
  product_id: z.union([z.string(), z.number()]).transform(String),
  product_title: z.string().min(1),
  product_main_image_url: text,
  product_detail_url: text,
  promotion_link: text,
  target_sale_price: amount,
  target_sale_price_currency: text,
  target_original_price: amount,
  sale_price: amount,
  sale_price_currency: text,
  original_price: amount,
})

const result = z.object({
  resp_code: z.union([z.string(), z.number()]).transform(String),
  result: z
    .object({
      total_record_count: z.int().nullish().catch(null),
      // Without `simplify` lists have another wrapper.
      products: z
        .union([z.array(z.unknown()), z.object({ product: z.array(z.unknown()) }).transform((wrapped) => wrapped.product)])
        .pipe(listOf(product)),
    })
    .nullish()
    .catch(null),
})

const answer = z.union([
  z
    .object({ aliexpress_affiliate_product_query_response: z.object({ resp_result: result }) })
    .transform((it) => it.aliexpress_affiliate_product_query_response),
  z.object({ resp_result: result }),
])

/** The price and the one before its discount, in dollars; null in other currencies. */
const pricesOf = (it: z.output<typeof product>): { price: number; original: number | null } | null => {
  const pairs = [
    [it.target_sale_price, it.target_original_price, it.target_sale_price_currency ?? 'USD'],
    [it.sale_price, it.original_price, it.sale_price_currency],
  ] as const
  for (const [sale, before, currency] of pairs) {
    const price = currency === 'USD' ? minorOf(sale) : null
    if (price !== null) return { price, original: originalOf(minorOf(before), price) }
  }
  return null
}

const offerOf = (it: z.output<typeof product>): Offer | null => {
  const url = httpsUrl(it.promotion_link) ?? httpsUrl(it.product_detail_url)
  const prices = pricesOf(it)
  if (!url || !prices) return null
  return {
    id: `aliexpress-${it.product_id}`,
    name: it.product_title,
    url,
    imageUrl: httpsUrl(it.product_main_image_url),
    priceMinor: prices.price,
    priceToMinor: null,
    originalPriceMinor: prices.original,
    currency: 'USD',
    condition: null,
    location: '',
    seller: null,
    isShippingFree: null,
    minimumOrder: null,
    brand: null,
    model: null,
    caveats: [FOREIGN],
  }
}

export interface AliExpressApp {
  key: string
  secret: string
  trackingId: string
  apiUrl?: string | undefined
}

const inspect = (body: unknown): void => {
  const refusal = (body as { error_response?: unknown } | null)?.error_response
  if (refusal !== undefined) throw troubleOfRefusal(refusal)
}

/** The code of an empty result. */
const NOTHING = '405'

/** Finds offers at AliExpress that ship to Argentina, by its affiliate API: retail, prices in dollars. */
export const findAtAliExpress = ({ key, secret, trackingId, apiUrl }: AliExpressApp, ask: Ask, now: () => Date): Find => {
  return async (search, signal) => {
    const params = {
      app_key: key,
      method: METHOD,
      timestamp: String(now().getTime()),
      sign_method: 'sha256',
      format: 'json',
      simplify: 'true',
      keywords: search.text,
      min_sale_price: search.minUsdCents ? String(search.minUsdCents) : undefined,
      max_sale_price: search.maxUsdCents ? String(search.maxUsdCents) : undefined,
      page_no: '1',
      page_size: String(Math.min(search.limit, MAX_PRODUCTS)),
      platform_product_type: 'ALL',
      ship_to_country: 'AR',
      target_currency: 'USD',
      target_language: 'ES',
      tracking_id: trackingId,
    }
    const body = await ask({ url: signedUrl(`${apiUrl ?? GATEWAY}/sync`, params, secret) }, { signal, inspect })
    const { resp_code: code, result } = readAnswer(answer, body).resp_result
    if (code === NOTHING) return { offers: [], total: 0 }
    if (code !== '200') throw troubleOfRefusal({ code })
    return { offers: (result?.products ?? []).map(offerOf).filter((offer) => offer !== null), total: result?.total_record_count ?? null }
  }
}
