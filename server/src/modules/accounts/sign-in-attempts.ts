import type { Ctx } from '../../core/context.ts'
import { limit } from '../../platform/rate-limit.ts'
import { hashSecret } from './secrets.ts'

/** Attempts to sign in with one email in five minutes. */
const TRIES = { max: 10, seconds: 300 }
/** As long as an unused session lives. */
const KNOWN_SECONDS = 30 * 86_400

const keyOf = (email: string, address: string): string => `known-address:${hashSecret(`${email}\n${address}`)}`

/**
 * Counts an attempt to sign in with an email, from any address, and refuses the eleventh in five minutes. Addresses that the member
 * signed in from before are counted separately, so that guessing from elsewhere does not lock out the owner.
 */
export const countTry = async (ctx: Ctx, email: string): Promise<void> => {
  const isKnown = await ctx.engines.kv.get(keyOf(email, ctx.address)).catch(() => null)
  await limit(ctx, isKnown ? `login:${email}:${ctx.address}` : `login:${email}`, TRIES)
}

/** Remembers the caller's address for 30 days as one of the owner of an email, after a complete sign-in or an emailed link. */
export const rememberAddress = async (ctx: Ctx, email: string): Promise<void> => {
  await ctx.engines.kv.set(keyOf(email, ctx.address), '1', KNOWN_SECONDS).catch(() => undefined)
}
