import type { Answer, api, Input } from '@feria/contract'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { contactMessages } from '../tables.ts'

/** Messages with one address in an hour, as of withdrawal requests. */
const MESSAGES = { max: 5, seconds: 3600 }

/**
 * Stores a message to whoever runs the site, for the back office and, where it has an address, the operator's mail. Anyone may call,
 * signed in or not: who cannot get into their account is who needs it most. Name and address are what the form says; the member is the
 * session's. Fails with `too-many` after five messages an hour with one address.
 */
export const sendMessage = async (ctx: Ctx, { body }: Input<typeof api.help.contact>): Promise<Answer<typeof api.help.contact>> => {
  await limit(ctx, `contact:${body.email}`, MESSAGES)
  return withTransaction(ctx, async (ctx) => {
    const createdAt = ctx.now()
    const id = newId({ msecs: createdAt.getTime() })
    await ctx.db.insert(contactMessages).values({ id, userId: ctx.actor?.id ?? null, ...body, createdAt })
    await emit(ctx, 'help.contacted', { messageId: id })
    return { id, createdAt: createdAt.toISOString() }
  })
}
