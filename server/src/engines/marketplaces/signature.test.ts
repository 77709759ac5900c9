import { describe, expect, test } from 'vitest'
import { signatureOf, signedUrl } from './signature.ts'

/** Computed by Python's hmac over the bytes, apart from this code. */
const vectors = [
  {
    params: {
      app_key: '5042',
      method: 'aliexpress.affiliate.product.query',
      timestamp: '1763640000000',
      sign_method: 'sha256',
      format: 'json',
      simplify: 'true',
      keywords: 'auriculares «ñandú» 50% & más',
      target_currency: 'USD',
      tracking_id: 'feria',
      Zeta: 'antes',
    },
    path: '',
    sign: '2615C9302966D058B946D1C1655F66D45C3B2942C6CA670491898B57D72F92F3',
  },
  {
    params: { app_key: '5042', timestamp: '1763640000000', sign_method: 'sha256', param0: '{"index":1,"size":20,"keyword":"mate"}' },
    path: '/eco/buyer/product/search',
    sign: 'E65185F1BEA4287C0E8C4C380E00BDC1CEB02F623AEA4E21FA8C4B9F89B052CC',
  },
]

describe('the signature of the Alibaba group', () => {
  test.each(vectors)('matches an independent computation: $sign', ({ params, path, sign }) => {
    expect(signatureOf(params as unknown as Record<string, string>, 'secreto', path)).toBe(sign)
    expect(signatureOf(Object.fromEntries(Object.entries(params).toReversed()) as Record<string, string>, 'secreto', path)).toBe(sign)
  })

  test('signs raw values and encodes them afterwards; empty values are neither signed nor sent', () => {
    const [{ params, sign }] = vectors as [(typeof vectors)[0]]
    const url = signedUrl('https://gateway.example/sync', { ...params, session: undefined, fields: '' }, 'secreto')
    expect(url.searchParams.get('sign')).toBe(sign)
    expect(url.searchParams.get('keywords')).toBe(params.keywords)
    expect(url.search).not.toMatch(/session|fields/)
  })
})
