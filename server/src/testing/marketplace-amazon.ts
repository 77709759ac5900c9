import { type LoopbackMarket, openLoopbackMarket } from './marketplaces.ts'

/** An item in a response of `searchItems`. */
export const anAmazonItem = (asin: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  asin,
  detailPageURL: `https://www.amazon.com/dp/${asin}?tag=feria-20&linkCode=osi&th=1&psc=1`,
  images: { primary: { large: { url: 'https://m.media-amazon.com/images/I/a.jpg', width: 500, height: 500 } } },
  itemInfo: { title: { displayValue: 'Sony WH-1000XM5, auriculares inalámbricos' }, byLineInfo: { brand: { displayValue: 'Sony' } } },
  offersV2: { listings: [aListing()] },
  ...changes,
})

const aListing = (): Record<string, unknown> => ({
  price: {
    money: { amount: 328.99, currency: 'USD', displayAmount: '$328.99' },
    savingBasis: { money: { amount: 399.99, currency: 'USD', displayAmount: '$399.99' } },
  },
  availability: { type: 'IN_STOCK', message: 'In Stock', minOrderQuantity: 1, maxOrderQuantity: 30 },
  condition: { value: 'New', subCondition: 'Unknown' },
  merchantInfo: { id: 'ATVPDKIKX0DER', name: 'Amazon.com' },
  isBuyBoxWinner: true,
  violatesMAP: false,
})

export const notEligible = {
  status: 403,
  body: { type: 'AccessDeniedException', message: 'Your account does not meet the requirements.', reason: 'AssociateNotEligible' },
}
export const throttled = {
  status: 429,
  body: { type: 'ThrottleException', message: 'Too many requests.', serviceCode: 'creatorsapi', quotaCode: 'q-1' },
}

interface LoopbackAmazon extends LoopbackMarket {
  items: unknown[]
  errors: unknown[] | undefined
  /** The valid token; each request for one gives the next. */
  token: string
}

/** A local Creators API, for credentials of both generations. */
export const openLoopbackAmazon = async (): Promise<LoopbackAmazon> => {
  let fetched = 0
  const market: LoopbackAmazon = Object.assign(
    await openLoopbackMarket(({ call, body, headers }) => {
      const isOld = call === 'POST /oauth2/token'
      if (isOld || call === 'POST /auth/o2/token') {
        const form = isOld ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Record<string, string>)
        const scope = isOld ? 'creatorsapi/default' : 'creatorsapi::default'
        if (form.grant_type !== 'client_credentials' || form.client_secret !== 'secreto' || form.scope !== scope)
          return { status: 401, body: { type: 'UnauthorizedException', message: 'Invalid client', reason: 'InvalidClient' } }
        fetched++
        market.token = `token-${fetched}${isOld ? ', Version 2.1' : ''}`
        return { status: 200, body: { access_token: `token-${fetched}`, token_type: 'bearer', expires_in: 3600 } }
      }
      if (call !== 'POST /catalog/v1/searchItems')
        return { status: 404, body: { type: 'ResourceNotFoundException', message: 'no such operation' } }
      if (headers.authorization !== `Bearer ${market.token}`)
        return { status: 401, body: { type: 'UnauthorizedException', message: 'The token has expired.', reason: 'TokenExpired' } }
      const { itemCount, partnerTag } = JSON.parse(body) as { itemCount: number; partnerTag: string }
      if (itemCount < 1 || itemCount > 10 || !partnerTag || headers['x-marketplace'] !== 'www.amazon.com')
        return { status: 400, body: { type: 'ValidationException', message: 'Invalid', reason: 'FieldValidationFailed', fieldList: [] } }
      const { items, errors } = market
      return { status: 200, body: { searchResult: { totalResultCount: 146, searchURL: 'https://www.amazon.com/s', items }, errors } }
    }),
    { items: [] as unknown[], errors: undefined as unknown[] | undefined, token: '' },
  )
  return market
}
