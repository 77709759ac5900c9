import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../core/context.ts'
import { addServerKey, findServerKeys, forgetOlderKeys, getServerKeys } from './server-keys.ts'

const KEY = 'addresses'

/** Half of a SHA-256 is far beyond guessing, and keeps addresses short. */
const SIGNED_BYTES = 16

const markOf = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest().subarray(0, SIGNED_BYTES).toString('base64url')

/**
 * Signs a text for one purpose with the newest key; the text stays readable. The result is safe in URLs and cookies if the text is.
 */
export const signText = async (ctx: Ctx, purpose: string, text: string): Promise<string> => {
  return (await signerOf(ctx, purpose))(text)
}

/** As `signText`, for many texts of one purpose with one look at the key. */
export const signerOf = async (ctx: Ctx, purpose: string): Promise<(text: string) => string> => {
  const [key] = await getServerKeys(ctx, KEY)
  return (text) => `${text}~${markOf(key, purpose, text)}`
}

/** The signed text, if we signed it for this purpose with a key that is not forgotten; otherwise null. */
export const readSigned = async (ctx: Ctx, purpose: string, signed: string): Promise<string | null> => {
  const at = signed.lastIndexOf('~')
  if (at < 1) return null
  const [text, given] = [signed.slice(0, at), Buffer.from(signed.slice(at + 1))]
  const marks = (await getServerKeys(ctx, KEY)).map((key) => Buffer.from(markOf(key, purpose, text)))
  return marks.some((mark) => given.length === mark.length && timingSafeEqual(given, mark)) ? text : null
}

/** Signs with a new key from now on; what older ones signed is still accepted. */
export const turnSigningKey = (ctx: Ctx): Promise<void> => addServerKey(ctx, KEY)

/** How many keys there are, with the one that signs; 0 before the first text is signed. */
export const countSigningKeys = async (ctx: Ctx): Promise<number> => (await findServerKeys(ctx, KEY)).length

/** Ends every address, link and cookie that an older key signed; returns how many keys that were. */
export const forgetSigningKeys = (ctx: Ctx): Promise<number> => forgetOlderKeys(ctx, KEY)
