import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newVapidKeys, openWebPush } from '../engines/push/web-push.ts'

/** A message as the push service received it. */
interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browser as far as Web Push goes: only it can decrypt what is sent to it. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  read(body: Buffer): unknown
}

/** A local push service, and a sender that may use it. `answer` sets its responses. */
export const startPushService = async () => {
  const received: Received[] = []
  let answered: { status: number; headers?: Record<string, string> } = { status: 201 }
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      answer.writeHead(answered.status, answered.headers).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = newVapidKeys()
  return {
    url,
    publicKey: keys.publicKey,
    sender: openWebPush({ ...keys, subject: 'mailto:soporte@feria.example', mayBeOwn: true }),
    received,
    answer: (status: number, headers?: Record<string, string>) => {
      answered = { status, ...(headers ? { headers } : {}) }
    },
    browser: (name: string): TestBrowser => aBrowser(`${url}/${name}`),
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const aBrowser = (endpoint: string): TestBrowser => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { subscription: { endpoint, keys }, read: (body) => JSON.parse(decrypted(body, own, auth)) }
}

/** RFC 8291 from the browser's side: salt, record size and the sender's key precede the only record. */
const decrypted = (body: Buffer, own: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const secret = derived(own.computeSecret(theirs), auth, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** The sender's claims in an `Authorization: vapid` header (RFC 8292); throws unless the signature matches the key. */
export const readVapid = (header: string | undefined, publicKey: string): { aud: string; exp: number; sub: string } => {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = bytes(publicKey)
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), { key: signer, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  if (key !== publicKey || !isSigned) throw new Error(`Not signed with the key: ${header}`)
  return JSON.parse(bytes(claims).toString())
}
