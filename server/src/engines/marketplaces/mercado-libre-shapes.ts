import type { Currency } from '@feria/contract/money'
import { currencies } from '@feria/contract/money'
import { z } from 'zod'
import { httpsUrl, listOf } from './offers.ts'

/** GETs from the API with our token, which is renewed once when refused. */
export type Get = (path: string, query: Record<string, string>, signal: AbortSignal) => Promise<unknown>

const text = z.string().nullish().catch(null)
const attributes = listOf(z.object({ id: z.string(), value_name: z.string().nullish() })).catch([])
const named = z.object({ name: text }).nullish().catch(null)

/** The fields of a listing on all routes. */
const selling = {
  price: z.number().positive(),
  original_price: z.number().nullish().catch(null),
  currency_id: z.enum(currencies),
  condition: text,
  permalink: text,
  shipping: z.object({ free_shipping: z.boolean().nullish() }).nullish().catch(null),
  seller_address: z.object({ city: named, state: named }).nullish().catch(null),
}

export const discovery = listOf(z.object({ domain_id: z.string() }))

export const productsAnswer = z.object({
  results: listOf(
    z.object({ id: z.string(), name: z.string().min(1), attributes, pictures: listOf(z.object({ url: z.string() })).catch([]) }),
  ),
})

export const itemsAnswer = z.object({ results: listOf(z.object({ item_id: z.string(), ...selling })) })

/** The response of the old search, for applications that may use it. */
export const listingsAnswer = z.object({
  paging: z.object({ total: z.int() }).nullish().catch(null),
  results: listOf(
    z.object({
      id: z.string(),
      title: z.string().min(1),
      ...selling,
      permalink: z.string(),
      thumbnail: text,
      seller: z.object({ nickname: text }).nullish().catch(null),
      address: z.object({ city_name: text, state_name: text }).nullish().catch(null),
      attributes,
    }),
  ),
})

export type Listing = z.output<typeof listingsAnswer>['results'][number]
export type Item = z.output<typeof itemsAnswer>['results'][number]

/** Brand and model from their attributes. */
export const brandAndModel = (list: z.output<typeof attributes>): { brand: string | null; model: string | null } => {
  const valueOfAttribute = (id: string) => list.find((attribute) => attribute.id === id)?.value_name?.trim() || null
  return { brand: valueOfAttribute('BRAND'), model: valueOfAttribute('MODEL') }
}

/** «Palermo, Capital Federal», as far as known. */
export const placeOf = (...parts: (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

/** The fields of a catalogue product that an offer needs. */
export interface Product {
  id: string
  name: string
  imageUrl: string | null
  brand: string | null
  model: string | null
}

/** The products of a catalogue response. */
export const productsOf = ({ results }: z.output<typeof productsAnswer>): Product[] =>
  results.map(({ id, name, attributes, pictures }) => ({ id, name, imageUrl: httpsUrl(pictures[0]?.url), ...brandAndModel(attributes) }))

/** The cheapest, in pesos if there is any. */
export const cheapestOf = (items: Item[]): Item | undefined => {
  const order: Currency[] = ['ARS', 'USD']
  return items.toSorted((a, b) => order.indexOf(a.currency_id) - order.indexOf(b.currency_id) || a.price - b.price)[0]
}
