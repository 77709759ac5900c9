import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../core/context.ts'
import { getServerKey } from './server-keys.ts'

const KEY = 'addresses'

/** Half of a SHA-256 is far beyond guessing, and keeps addresses short. */
const SIGNED_BYTES = 16

const markOf = async (ctx: Ctx, purpose: string, text: string): Promise<string> =>
  createHmac('sha256', await getServerKey(ctx, KEY))
    .update(`${purpose}\n${text}`)
    .digest()
    .subarray(0, SIGNED_BYTES)
    .toString('base64url')

/** Signs a text for one purpose; the text stays readable. The result is safe in URLs and cookies if the text is. */
export const signText = async (ctx: Ctx, purpose: string, text: string): Promise<string> => `${text}~${await markOf(ctx, purpose, text)}`

/** The signed text, if we signed it for this purpose; otherwise null. */
export const readSigned = async (ctx: Ctx, purpose: string, signed: string): Promise<string | null> => {
  const at = signed.lastIndexOf('~')
  if (at < 1) return null
  const text = signed.slice(0, at)
  const [given, mark] = [Buffer.from(signed.slice(at + 1)), Buffer.from(await markOf(ctx, purpose, text))]
  return given.length === mark.length && timingSafeEqual(given, mark) ? text : null
}
