import type { IncomingMessage } from 'node:http'

/**
 * Whether a handshake comes from a page of ours: of the public address, or of the address under which the page itself was loaded. What is
 * no browser sends no origin and is let in; the token alone says who speaks.
 */
export const isOwnOrigin = ({ headers }: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
