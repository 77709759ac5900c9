import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import { isPublicHost, publicLookupOf } from '../public-address.ts'
import { retryAfterMs } from '../retry-after.ts'
import type { PushSender } from './push.ts'

const TIMEOUT_MS = 10_000

interface Options {
  publicKey: string
  privateKey: string
  subject: string
  /** Allows addresses of this machine, also without https: only for a test's push service. */
  mayBeOwn?: boolean
}

/** A pair of VAPID keys, base64url. */
export const newVapidKeys = (): { publicKey: string; privateKey: string } => webPush.generateVAPIDKeys()

/** Web Push of RFC 8030, 8291 and 8292. Throws when the keys or the subject are invalid. */
export const openWebPush = ({ publicKey, privateKey, subject, mayBeOwn = false }: Options): PushSender => {
  webPush.setVapidDetails(subject, publicKey, privateKey)
  return {
    publicKey,
    mayUse: (endpoint) => {
      const url = URL.parse(endpoint)
      if (!url || url.username || url.password) return false
      return mayBeOwn || (url.protocol === 'https:' && url.port === '' && isPublicHost(url.hostname))
    },
    send: async ({ endpoint, p256dh, auth }, { text, ttlSeconds, topic }) => {
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        TTL: ttlSeconds,
        topic,
        urgency: 'normal',
      })
      const { status, retryAfter } = await post(new URL(endpoint), { method, headers: headers as Record<string, string>, body, mayBeOwn })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      const waitMs = status === 429 || status === 503 ? retryAfterMs(retryAfter) : undefined
      if (waitMs !== undefined) return { waitMs }
      if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
      return 'refused'
    },
  }
}

interface Post {
  method: string
  headers: Record<string, string>
  body: Buffer | null
  mayBeOwn: boolean
}

/**
 * Follows no redirect and reads no body: only status and Retry-After count. The host is checked each time: it may have been public when
 * it was stored.
 */
const post = async (url: URL, { method, headers, body, mayBeOwn }: Post): Promise<{ status: number; retryAfter: string | undefined }> => {
  const lookup = await publicLookupOf(url.hostname, { isLocalAllowed: mayBeOwn })
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps
    const sent = request(url, { method, headers, timeout: TIMEOUT_MS, lookup }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
    })
    sent.on('timeout', () => sent.destroy(new Error(`The push service did not answer within ${TIMEOUT_MS} ms`)))
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
