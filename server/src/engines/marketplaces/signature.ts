import { createHmac } from 'node:crypto'

/** Parameters of an Alibaba group request without empty ones, which are neither signed nor sent. */
const filledIn = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''))

/**
 * The signature of an Alibaba group request: HMAC-SHA256 over the path (if it has one) and every name with its raw value, sorted by
 * bytes, in upper-case hexadecimal.
 */
export const signatureOf = (params: Record<string, string>, secret: string, path = ''): string => {
  // Not by locale: the service compares code units.
  const names = Object.keys(params).sort()
  const text = path + names.map((name) => name + params[name]).join('')
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex').toUpperCase()
}

/** The URL of a signed request, with all parameters in its query. */
export const signedUrl = (address: string, params: Record<string, string | undefined>, secret: string, path?: string): URL => {
  const signed = filledIn(params)
  const url = new URL(address)
  url.search = new URLSearchParams({ ...signed, sign: signatureOf(signed, secret, path) }).toString()
  return url
}
