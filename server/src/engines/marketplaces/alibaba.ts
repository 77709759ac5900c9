import { z } from 'zod'
import { troubleOfRefusal } from './alibaba-errors.ts'
import type { Ask } from './ask.ts'
import type { Find } from './market.ts'
import type { Offer } from './marketplaces.ts'
import { httpsUrl, listOf, minorOf, readAnswer } from './offers.ts'
import { signedUrl } from './signature.ts'

const GATEWAY = 'https://openapi-api.alibaba.com'
const PATH = '/eco/buyer/product/search'
const MAX_PRODUCTS = 50
const FOREIGN = 'Llega desde el exterior: puede pagar impuestos de importación.'

const product = z.object({
  product_id: z.union([z.string(), z.number()]).transform(String),
  title: z.string().min(1),
  price: z.string().nullish().catch(null),
  permalink: z.string(),
  image: z.object({ main_image: z.string().nullish() }).nullish().catch(null),
  min_order_quantity: z.coerce.number().int().positive().nullish().catch(null),
})

const answer = z.object({
  result: z.object({
    data: z.object({
      pagination: z.object({ total_product_count: z.int().nullish() }).nullish().catch(null),
      products: listOf(product),
    }),
  }),
})

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const RANGE = new RegExp(String.raw`^(?:US ?\$|USD|\$) ?${NUMBER}(?: ?[-–~] ?(?:US ?\$|USD|\$)? ?${NUMBER})?$`, 'i')

/** Parses «$0.88-1.05»; undefined for a text that is not a price in dollars. */
export const readRange = (text: string): { from: number; to: number | null } | undefined => {
  const [, low, high] = RANGE.exec(text.trim()) ?? []
  const [from, to] = [minorOf(low?.replaceAll(',', '')), minorOf(high?.replaceAll(',', ''))]
  if (from === null) return undefined
  return to === null || to === from ? { from, to: null } : { from: Math.min(from, to), to: Math.max(from, to) }
}

const offerOf = (it: z.output<typeof product>): Offer | null => {
  const url = httpsUrl(it.permalink)
  const range = it.price?.trim() ? readRange(it.price) : { from: null, to: null }
  if (!url || !range) return null
  const least = it.min_order_quantity && it.min_order_quantity > 1 ? it.min_order_quantity : null
  return {
    id: `alibaba-${it.product_id}`,
    name: it.title,
    url,
    imageUrl: httpsUrl(it.image?.main_image),
    priceMinor: range.from,
    priceToMinor: range.to,
    originalPriceMinor: null,
    currency: 'USD',
    condition: null,
    location: '',
    seller: null,
    isShippingFree: null,
    minimumOrder: least,
    brand: null,
    model: null,
    caveats: [FOREIGN, least ? `Venta mayorista: mínimo ${least} unidades.` : 'Venta mayorista: suele pedir un mínimo de unidades.'],
  }
}

export interface AlibabaApp {
  key: string
  secret: string
  /** Of the company account that granted it; some applications need none. */
  accessToken?: string | undefined
  apiUrl?: string | undefined
}

/** No code, 0 and 200 are success. */
const inspect = (body: unknown): void => {
  const { code, error_response: refusal } = (body ?? {}) as { code?: unknown; error_response?: unknown }
  if (refusal !== undefined) throw troubleOfRefusal(refusal)
  if (code !== undefined && code !== null && !['0', '200'].includes(String(code))) throw troubleOfRefusal(body)
}

/** Finds wholesale offers at Alibaba.com: price ranges in dollars. It has no price filters. */
export const findAtAlibaba = ({ key, secret, accessToken, apiUrl }: AlibabaApp, ask: Ask, now: () => Date): Find => {
  return async ({ text, limit }, signal) => {
    const params = {
      app_key: key,
      access_token: accessToken,
      timestamp: String(now().getTime()),
      sign_method: 'sha256',
      param0: JSON.stringify({
        index: 1,
        size: Math.min(limit, MAX_PRODUCTS),
        keyword: text,
        shipToCountry: 'AR',
        currency: 'USD',
        language: 'es',
      }),
    }
    const body = await ask({ url: signedUrl(`${apiUrl ?? GATEWAY}/rest${PATH}`, params, secret, PATH) }, { signal, inspect })
    const { pagination, products } = readAnswer(answer, body).result.data
    return { offers: products.map(offerOf).filter((offer) => offer !== null), total: pagination?.total_product_count ?? null }
  }
}
