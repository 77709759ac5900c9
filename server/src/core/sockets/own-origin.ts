import type { IncomingMessage } from 'node:http'

/**
 * Whether a handshake comes from one of our pages: of the public URL, or of the URL that the page was loaded from. Other clients send no
 * origin and are let in; only the token authenticates.
 */
export const isOwnOrigin = ({ headers }: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
