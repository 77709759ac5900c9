import type { Kv } from '../kv/kv.ts'
import type { Ask } from './ask.ts'
import type { Find } from './market.ts'
import { searchCatalogue } from './mercado-libre-catalogue.ts'
import { searchListings } from './mercado-libre-listings.ts'
import type { Get } from './mercado-libre-shapes.ts'
import type { Tokens } from './mercado-libre-tokens.ts'
import { hasStatus } from './trouble.ts'

export const MERCADO_LIBRE_API = 'https://api.mercadolibre.com'

/**
 * Finds offers at Mercado Libre Argentina: among all listings where allowed, otherwise by the catalogue. It does not filter by price,
 * since prices there are in pesos.
 */
export const findAtMercadoLibre = ({ apiUrl, ask, tokens, kv }: { apiUrl: string; ask: Ask; tokens: Tokens; kv: Kv }): Find => {
  const get: Get = async (path, query, signal) => {
    const url = new URL(apiUrl + path)
    url.search = new URLSearchParams(query).toString()
    const by = (token: string) => ask({ url, headers: { authorization: `Bearer ${token}` } }, { signal })
    const token = await tokens.get(signal)
    try {
      return await by(token)
    } catch (error) {
      if (!hasStatus(error, 401)) throw error
      return by(await tokens.get(signal, token))
    }
  }
  return async (search, signal) => (await searchListings(get, kv, search, signal)) ?? (await searchCatalogue(get, kv, search, signal))
}
