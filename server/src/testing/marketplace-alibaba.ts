import { createHmac } from 'node:crypto'
import { type AskedRequest, type LoopbackAnswer, type LoopbackMarket, openLoopbackMarket } from './marketplaces.ts'

/** A product of the affiliate API. */
export const anAliExpressProduct = (id: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  product_id: id,
  product_title: 'Auriculares inalámbricos con cancelación de ruido',
  product_main_image_url: 'https://ae01.alicdn.com/kf/a.jpg',
  product_detail_url: `https://es.aliexpress.com/item/${id}.html`,
  promotion_link: `https://s.click.aliexpress.com/s/${id}`,
  sale_price: '180.10',
  sale_price_currency: 'CNY',
  target_sale_price: '24.99',
  target_sale_price_currency: 'USD',
  target_original_price: '49.98',
  discount: '50%',
  evaluate_rate: '94.5%',
  lastest_volume: 812,
  ...changes,
})

/** A wholesale product of Alibaba.com. */
export const aWholesaleProduct = (id: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  product_id: id,
  title: 'Wireless headphones, wholesale',
  price: '$0.88-1.05',
  permalink: `//www.alibaba.com/product-detail/${id}.html`,
  image: { main_image: '//s.alicdn.com/@sc04/kf/a.jpg' },
  ...changes,
})

/** An error of the gateway, which comes with status 200. */
export const refusal = (type: string, code: string, details: Record<string, string> = {}): LoopbackAnswer => ({
  status: 200,
  body: { error_response: { type, code, msg: `${code}: some words`, request_id: '2101d05f17000', ...details } },
})

interface LoopbackAlibaba extends LoopbackMarket {
  products: unknown[]
  wholesale: unknown[]
  /** Whether it unwraps lists, as `simplify` asks for. */
  isSimple: boolean
}

/** Written from the gateway's documentation, independently of the client: pairs sorted by bytes and concatenated. */
const expectedSignature = (query: URLSearchParams, secret: string, path: string): string => {
  const pairs = [...query].filter(([name, value]) => name !== 'sign' && value !== '').map(([name, value]) => Buffer.from(`${name}${value}`))
  const names = new Map([...query.keys()].map((name) => [name, Buffer.from(name)]))
  const inOrder = [...names].sort(([, a], [, b]) => Buffer.compare(a, b)).map(([name]) => name)
  const hmac = createHmac('sha256', secret)
  hmac.update(path)
  for (const name of inOrder) for (const pair of pairs) if (pair.toString() === `${name}${query.get(name)}`) hmac.update(pair)
  return hmac.digest('hex').toUpperCase()
}

/** A local AliExpress and Alibaba.com. Their secret is «secreto». */
export const openLoopbackAlibaba = async (now: () => Date): Promise<LoopbackAlibaba> => {
  const refused = ({ query }: AskedRequest, path: string): string | undefined => {
    if (query.get('app_key') !== '5042') return 'IllegalAppKey'
    if (Math.abs(Number(query.get('timestamp')) - now().getTime()) > 7_200_000) return 'InvalidTimestamp'
    return query.get('sign') === expectedSignature(query, 'secreto', path) ? undefined : 'IncompleteSignature'
  }
  const market: LoopbackAlibaba = Object.assign(
    await openLoopbackMarket((request) => {
      const { call, query } = request
      if (call === 'GET /sync') {
        const code = refused(request, '')
        if (code) return refusal('ISV', code)
        const { products, isSimple } = market
        const resp_result =
          products.length === 0
            ? { resp_code: 405, resp_msg: 'The result is empty' }
            : {
                resp_code: 200,
                resp_msg: 'Call succeeds',
                result: {
                  current_page_no: 1,
                  current_record_count: products.length,
                  total_page_no: 9,
                  total_record_count: 450,
                  is_finished: false,
                  products: isSimple ? products : { product: products },
                },
              }
        return { status: 200, body: { aliexpress_affiliate_product_query_response: { resp_result, request_id: '2101' } } }
      }
      if (call !== 'GET /rest/eco/buyer/product/search')
        return { status: 200, body: { type: 'ISV', code: 'InvalidApiPath', message: 'no such path' } }
      const code = refused(request, '/eco/buyer/product/search')
      if (code) return { status: 200, body: { type: 'ISV', code, message: 'some words', request_id: '2101' } }
      const { index, size } = JSON.parse(query.get('param0') ?? '{}') as { index: number; size: number }
      if (index !== 1 || size > 50) return { status: 200, body: { type: 'ISV', code: 'MissingParameter', message: 'param0' } }
      const data = { pagination: { total_product_count: 1200 }, products: market.wholesale }
      return { status: 200, body: { code: '0', result: { data }, request_id: '2101' } }
    }),
    { products: [] as unknown[], wholesale: [] as unknown[], isSimple: true },
  )
  return market
}
