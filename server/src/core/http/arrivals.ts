import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_UPLOAD_BYTES } from '@feria/contract/uploads/values'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'

/** How long a request may take to arrive. */
export interface Waits {
  /** Timeout of the head, in milliseconds. */
  headersMs: number
  /** Milliseconds that may pass without receiving anything of the body. */
  silenceMs: number
  /** Timeout of a whole body that is not an upload, in milliseconds. */
  jsonMs: number
  /** Minimum bytes a second of an upload, averaged over a window in milliseconds: below any phone connection that still works. */
  leastBytesPerSecond: number
  rateWindowMs: number
  /** Milliseconds between two checks. */
  lookMs: number
}

export const WAITS: Waits = {
  headersMs: 30_000,
  silenceMs: 30_000,
  jsonMs: 120_000,
  leastBytesPerSecond: 4000,
  rateWindowMs: 60_000,
  lookMs: 1000,
}

export const MAX_JSON_BYTES = 256 * 1024
/** A refused client that is still sending gets time to read the response; then the connection closes. */
const LINGER_MS = 5000
/** Bytes of a head and of chunk sizes that count with a body. */
const AROUND_BYTES = 65_536

const ENDS_IN_CHUNKS = /(^|,)\s*chunked\s*$/i

const refuseCoding = (reply: FastifyReply): AppError => {
  reply.header('connection', 'close')
  return new AppError('bad-input')
}

interface Arriving {
  raw: IncomingMessage
  response: ServerResponse
  isUpload: boolean
  most: number
  startedAt: number
  startBytes: number
  /** When data last arrived, and how much had arrived by then. */
  movedAt: number
  bytes: number
  /** Start of the window that the rate is measured over. */
  windowAt: number
  windowBytes: number
  /** When it is closed at the latest, once refused. */
  endsAt: number
}

/** Settings of Node's own server: timeouts of the head, and of the slowest upload that is tolerated. */
export const serverWaits = ({ headersMs, lookMs, leastBytesPerSecond, rateWindowMs }: Waits) => ({
  requestTimeout: Math.ceil((MAX_UPLOAD_BYTES / leastBytesPerSecond) * 1000) + rateWindowMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
})

/**
 * Watches bodies in transit, those for sockets included: one that stalls, trickles, takes too long or exceeds its call's limit is
 * answered with `too-slow` or `too-large` and cut off. Data that has arrived and waits for us does not count as stalling. Returns a
 * listener that must see every request of the server first.
 */
export const watchArrivals = (http: FastifyInstance, waits: Waits): ((raw: IncomingMessage, response: ServerResponse) => void) => {
  const arriving = new Map<IncomingMessage, Arriving>()
  let looking: NodeJS.Timeout | undefined

  const refuse = (one: Arriving, code: 'too-slow' | 'too-large' | 'uploads.too-large', now: number) => {
    const isUnanswered = !one.response.headersSent && one.raw.listenerCount('error') > 0 && one.endsAt === Number.POSITIVE_INFINITY
    if (!isUnanswered) return void one.raw.socket.destroy()
    one.endsAt = now + LINGER_MS
    one.response.setHeader('connection', 'close')
    // The reader of the body sees it as any aborted body.
    one.raw.emit('error', new AppError(code))
  }
  const look = (one: Arriving, now: number) => {
    const { bytesRead } = one.raw.socket
    if (bytesRead > one.bytes || one.raw.readableLength > 0) one.movedAt = now
    if (one.raw.readableLength > 0) one.windowAt = now
    one.bytes = bytesRead
    if (now >= one.endsAt) return void one.raw.socket.destroy()
    if (now - one.movedAt >= waits.silenceMs) return refuse(one, 'too-slow', now)
    if (one.endsAt < Number.POSITIVE_INFINITY) return
    if (one.bytes - one.startBytes > one.most + AROUND_BYTES) return refuse(one, one.isUpload ? 'uploads.too-large' : 'too-large', now)
    if (!one.isUpload) return now - one.startedAt >= waits.jsonMs ? refuse(one, 'too-slow', now) : undefined
    const window = now - one.windowAt
    if (window < waits.rateWindowMs) return
    if ((one.bytes - one.windowBytes) / window < waits.leastBytesPerSecond / 1000) return refuse(one, 'too-slow', now)
    one.windowAt = now
    one.windowBytes = one.bytes
  }
  const lookAtAll = () => {
    const now = performance.now()
    for (const one of arriving.values()) look(one, now)
  }
  const arrived = (raw: IncomingMessage) => {
    arriving.delete(raw)
    if (arriving.size > 0) return
    clearInterval(looking)
    looking = undefined
  }

  http.addHook('onRequest', (request, reply, done) => {
    const coding = request.headers['transfer-encoding']
    // Where its body ends is not known, so nothing after it is read.
    if (coding !== undefined && !ENDS_IN_CHUNKS.test(coding)) return done(refuseCoding(reply))
    const most = request.routeOptions.bodyLimit ?? MAX_JSON_BYTES
    const isUpload = most > MAX_JSON_BYTES
    const one = arriving.get(request.raw)
    if (one) Object.assign(one, { most, isUpload })
    if (!(Number(request.headers['content-length']) > most)) return done()
    if (one) one.endsAt = performance.now() + LINGER_MS
    done(new AppError(isUpload ? 'uploads.too-large' : 'too-large'))
  })
  return (raw, response) => {
    if (!Number(raw.headers['content-length']) && raw.headers['transfer-encoding'] === undefined) return
    const [now, bytes] = [performance.now(), raw.socket.bytesRead]
    const times = { startedAt: now, movedAt: now, windowAt: now, endsAt: Number.POSITIVE_INFINITY }
    const counts = { startBytes: bytes, bytes, windowBytes: bytes, most: Number.POSITIVE_INFINITY }
    arriving.set(raw, { raw, response, isUpload: false, ...times, ...counts })
    raw.once('end', () => arrived(raw))
    raw.once('close', () => arrived(raw))
    looking ??= setInterval(lookAtAll, waits.lookMs).unref()
  }
}
