import { NEWCOMER_HOURS, NEWCOMER_LISTINGS, NEWCOMER_MESSAGES, NEWCOMER_REQUESTS } from '@feria/contract/accounts/values'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { momentInWords } from '../../core/suspended.ts'
import { getUser } from './queries.ts'
import { restrictionOf } from './restrictions.ts'

const HOUR_MS = 3_600_000

interface Limits {
  /** Why they hold, and until when. */
  why: string
  until: Date
}

/** What holds the caller to the limits of new accounts now: an admin, or that theirs is new; null for nothing. */
const limitsOf = async (ctx: Ctx): Promise<Limits | null> => {
  const { id } = memberOf(ctx)
  const restriction = await restrictionOf(ctx, id)
  if (restriction?.kind === 'limited' && restriction.until) return { why: 'tu cuenta tiene límites', until: restriction.until }
  const until = ctx.config.NEW_ACCOUNT_LIMITS ? await newUntil(ctx, id) : null
  return until && { why: 'tu cuenta es nueva', until }
}

/** Until when a member's account is new: of less than 72 hours, without a paid order; null once it is not. */
export const newUntil = async (ctx: Ctx, memberId: string): Promise<Date | null> => {
  const { createdAt } = await getUser(ctx, memberId)
  const until = new Date(createdAt.getTime() + NEWCOMER_HOURS * HOUR_MS)
  return until <= ctx.now() || (await ctx.hasPaidOrder(ctx, memberId)) ? null : until
}

const refuse = ({ why, until }: Limits, what: string): never => fail('accounts.limited', { why, until: momentInWords(until), what })

const acts = {
  request: { max: NEWCOMER_REQUESTS, seconds: 3600, what: `podés mandar ${NEWCOMER_REQUESTS} solicitudes de chat por hora` },
  listing: { max: NEWCOMER_LISTINGS, seconds: 86_400, what: `podés publicar ${NEWCOMER_LISTINGS} productos por día` },
}

/**
 * Counts a chat request or a listing of the caller, and refuses with `accounts.limited` what is beyond the limits of new accounts, where
 * those hold for them; counts nothing for anybody else.
 */
export const countAct = async (ctx: Ctx, act: keyof typeof acts): Promise<void> => {
  const limits = await limitsOf(ctx)
  if (!limits) return
  const { max, seconds, what } = acts[act]
  const { count } = await ctx.engines.kv.countSurely(`newcomer:${act}:${memberOf(ctx).id}`, seconds)
  if (count > max) refuse(limits, what)
}

/**
 * Refuses the caller's next message in a conversation with `accounts.limited`, where the limits of new accounts hold for them and so many
 * of theirs have no answer. `unanswered` counts only where it matters.
 */
export const checkUnanswered = async (ctx: Ctx, unanswered: () => Promise<number>): Promise<void> => {
  const limits = await limitsOf(ctx)
  if (!limits || (await unanswered()) < NEWCOMER_MESSAGES) return
  refuse(limits, `podés mandar ${NEWCOMER_MESSAGES} mensajes sin respuesta en una conversación`)
}
