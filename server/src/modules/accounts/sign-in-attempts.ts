import type { Ctx } from '../../core/context.ts'
import { limit } from '../../platform/rate-limit.ts'
import { hashSecret } from './secrets.ts'

/** Tries to sign in with one email in five minutes. */
const TRIES = { max: 10, seconds: 300 }
/** As long as a session lives unused. */
const KNOWN_SECONDS = 30 * 86_400

const keyOf = (email: string, address: string): string => `known-address:${hashSecret(`${email}\n${address}`)}`

/**
 * Counts a try to sign in with an email, from wherever it comes, and refuses the eleventh in five minutes. An address from where its member
 * signed in before counts by itself: whoever guesses from many others on purpose does not keep the owner out.
 */
export const countTry = async (ctx: Ctx, email: string): Promise<void> => {
  const isKnown = await ctx.engines.kv.get(keyOf(email, ctx.address)).catch(() => null)
  await limit(ctx, isKnown ? `login:${email}:${ctx.address}` : `login:${email}`, TRIES)
}

/**
 * Remembers for 30 days that the address of the caller is one of the owner of an email, who just proved it by a whole sign-in or a mailed
 * link.
 */
export const rememberAddress = async (ctx: Ctx, email: string): Promise<void> => {
  await ctx.engines.kv.set(keyOf(email, ctx.address), '1', KNOWN_SECONDS).catch(() => undefined)
}
