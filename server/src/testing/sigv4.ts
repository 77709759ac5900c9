import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface SignedRequest {
  method: string
  /** Path and query as received. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * What is wrong with the signature (AWS Signature Version 4) of a request to S3, in its header or its URL; undefined when it is valid.
 * Written from the documentation, independently of any client; tested with the documentation's own examples.
 */
export const wrongSignature = ({ method, url, headers, body }: SignedRequest, secret: string, now: Date): string | undefined => {
  const { pathname, searchParams } = new URL(url, 'http://store')
  const isByAddress = searchParams.has('X-Amz-Signature')
  const form = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(headers.authorization ?? '')
  if (!isByAddress && !form) return 'AccessDenied'
  const credential = isByAddress ? searchParams.get('X-Amz-Credential') : form?.[1]
  const signedHeaders = (isByAddress ? searchParams.get('X-Amz-SignedHeaders') : form?.[2])?.split(';') ?? []
  const signature = isByAddress ? searchParams.get('X-Amz-Signature') : form?.[3]
  const date = (isByAddress ? searchParams.get('X-Amz-Date') : headers['x-amz-date']) as string
  const scope = credential?.split('/').slice(1) ?? []

  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const age = now.getTime() - at
  if (isByAddress && age > Number(searchParams.get('X-Amz-Expires')) * 1000) return 'AccessDenied'
  if (Math.abs(age) > 900_000 && !isByAddress) return 'RequestTimeTooSkewed'

  const payload = isByAddress ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256'])
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const path = decodeURIComponent(pathname).split('/').map(encode).join('/')
  const named = signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  const request = [method, path, query, named, signedHeaders.join(';'), payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
