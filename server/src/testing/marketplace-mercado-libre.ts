import { randomUUID } from 'node:crypto'
import { type AskedRequest, type LoopbackAnswer, type LoopbackMarket, openLoopbackMarket } from './marketplaces.ts'

/** An offer of a product, in the documented shape. */
export const anItem = (id: string, price: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  item_id: id,
  seller_id: 179_571_326,
  price,
  original_price: null,
  currency_id: 'ARS',
  listing_type_id: 'gold_special',
  official_store_id: null,
  shipping: { free_shipping: true, mode: 'me2', logistic_type: 'fulfillment' },
  seller_address: { city: { name: 'Palermo' }, state: { id: 'AR-C', name: 'Capital Federal' } },
  condition: 'new',
  ...changes,
})

/** A catalogue product in a response of `products/search`. */
export const aProduct = (id: string, name: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  status: 'active',
  domain_id: 'MLA-HEADPHONES',
  name,
  attributes: [
    { id: 'BRAND', name: 'Marca', value_id: '1', value_name: 'Sony' },
    { id: 'MODEL', name: 'Modelo', value_id: '2', value_name: 'WH-1000XM5' },
  ],
  pictures: [{ id: 'p', url: `http://http2.mlstatic.com/${id}.jpg`, max_width: 500, max_height: 500 }],
  parent_id: null,
  children_ids: [],
  ...changes,
})

/** A listing of the old search. */
export const aListing = (id: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  title: 'Auriculares Sony Wh-1000xm5 Negro',
  price: 499_999.5,
  original_price: 599_999,
  currency_id: 'ARS',
  available_quantity: 50,
  condition: 'used',
  permalink: `https://articulo.mercadolibre.com.ar/${id}-auriculares-_JM`,
  thumbnail: 'http://http2.mlstatic.com/a-I.jpg',
  shipping: { free_shipping: false, mode: 'me2' },
  seller: { id: 1, nickname: 'SONIDO SUR' },
  address: { state_id: 'AR-B', state_name: 'Buenos Aires', city_name: 'La Plata' },
  attributes: [{ id: 'BRAND', value_name: 'Sony' }],
  ...changes,
})

const forbidden = { status: 403, body: { message: 'forbidden', error: 'forbidden', status: 403, cause: [] } }
export const byPolicy = {
  status: 403,
  body: {
    message: 'At least one policy returned UNAUTHORIZED.',
    code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES',
    status: 403,
    blocked_by: 'PolicyAgent',
  },
}

interface LoopbackMercadoLibre extends LoopbackMarket {
  clientId: string
  clientSecret: string
  products: Record<string, unknown>[]
  /** Offers by product; others have no seller. */
  items: Record<string, unknown[]>
  /** Responses of the old search; null if it is forbidden. */
  listings: unknown[] | null
  /** Valid tokens. */
  accessTokens: Set<string>
  refreshTokens: Set<string>
  /** Codes with the challenge of their authorisation. */
  codes: Map<string, string>
}

/** A local Mercado Libre: single-use tokens, the catalogue, and the old search for certified applications. */
export const openLoopbackMercadoLibre = async (challengeOf: (verifier: string) => string = () => ''): Promise<LoopbackMercadoLibre> => {
  const [accessTokens, refreshTokens, codes] = [new Set<string>(), new Set<string>(), new Map<string, string>()]
  const ok = (body: unknown): LoopbackAnswer => ({ status: 200, body })

  const tokens = ({ body }: AskedRequest): LoopbackAnswer => {
    const form = new URLSearchParams(body)
    const invalid = { status: 400, body: { message: 'Error validating grant', error: 'invalid_grant', status: 400, cause: [] } }
    if (form.get('client_id') !== market.clientId || form.get('client_secret') !== market.clientSecret)
      return { status: 400, body: { message: 'invalid client_id or client_secret', error: 'invalid_client', status: 400, cause: [] } }
    const kind = form.get('grant_type')
    const isByCode = kind === 'authorization_code'
    if (kind === 'refresh_token' && !refreshTokens.delete(form.get('refresh_token') ?? '')) return invalid
    if (isByCode && codes.get(form.get('code') ?? '') !== challengeOf(form.get('code_verifier') ?? '')) return invalid
    codes.delete(form.get('code') ?? '')
    const [access, refresh] = [`APP_USR-${randomUUID()}`, `TG-${randomUUID()}`]
    accessTokens.add(access)
    const answer = { access_token: access, token_type: 'Bearer', expires_in: 21_600, scope: 'offline_access read', user_id: 1 }
    if (kind === 'client_credentials') return ok(answer)
    refreshTokens.add(refresh)
    return ok({ ...answer, refresh_token: refresh })
  }

  const market: LoopbackMercadoLibre = Object.assign(
    await openLoopbackMarket((request) => {
      const { call, query, headers } = request
      if (call === 'POST /oauth/token') return tokens(request)
      if (!accessTokens.has(headers.authorization?.replace(/^Bearer /, '') ?? ''))
        return { status: 401, body: { message: 'invalid access token', error: 'unauthorized', status: 401, cause: [] } }
      if (call === 'GET /sites/MLA/search') {
        const { listings } = market
        return listings
          ? ok({ site_id: 'MLA', paging: { total: 4321, offset: 0, limit: Number(query.get('limit')) }, results: listings })
          : forbidden
      }
      if (call === 'GET /sites/MLA/domain_discovery/search')
        return ok([
          { domain_id: 'MLA-HEADPHONES', domain_name: 'Auriculares', category_id: 'MLA3697', category_name: 'Auriculares', attributes: [] },
        ])
      if (call === 'GET /products/search') {
        if (Number(query.get('limit')) > 100 || !query.get('q'))
          return { status: 400, body: { message: 'bad_request', error: 'bad_request', status: 400 } }
        const domain = query.get('domain_id')
        const results = market.products.filter((product) => !domain || product.domain_id === domain)
        return ok({ keywords: query.get('q'), paging: { total: 5000, offset: 0, limit: 20 }, results })
      }
      const id = /^GET \/products\/([^/]+)\/items$/.exec(call)?.[1] ?? ''
      return market.items[id]
        ? ok({ paging: { total: 1, offset: 0, limit: 100 }, results: market.items[id] })
        : { status: 404, body: { message: 'No winners found', error: 'not_found', status: 404, cause: [] } }
    }),
    {
      clientId: '4242',
      clientSecret: 'secreto-de-prueba',
      products: [] as Record<string, unknown>[],
      items: {} as Record<string, unknown[]>,
      listings: null as unknown[] | null,
      accessTokens,
      refreshTokens,
      codes,
    },
  )
  return market
}
