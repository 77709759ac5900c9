import { createHmac } from 'node:crypto'

/** Parameters of a call of the Alibaba group without those that are empty, which are neither signed nor sent. */
const filledIn = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''))

/**
 * The signature of a call of the Alibaba group: HMAC-SHA256 over the path (for calls that have one) and every name with its raw value, by
 * the order of their bytes, in upper-case hexadecimal.
 */
export const signatureOf = (params: Record<string, string>, secret: string, path = ''): string => {
  // Not by locale: the service compares code units.
  const names = Object.keys(params).sort()
  const text = path + names.map((name) => name + params[name]).join('')
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex').toUpperCase()
}

/** The address of a signed call, every parameter in its query. */
export const signedUrl = (address: string, params: Record<string, string | undefined>, secret: string, path?: string): URL => {
  const signed = filledIn(params)
  const url = new URL(address)
  url.search = new URLSearchParams({ ...signed, sign: signatureOf(signed, secret, path) }).toString()
  return url
}
