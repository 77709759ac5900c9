import type { Answer, api, Input } from '@feria/contract'
import type { ContactMessage } from '@feria/contract/help/schemas'
import type { Page } from '@feria/contract/page'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { audit, refuseOfStaff } from '../../accounts/accounts.module.ts'
import { contactMessages } from '../tables.ts'

const place = z.object({ isResolved: z.boolean(), id: z.uuid() })
const isResolved = sql`(${contactMessages.resolvedAt} is not null)`

/** Messages of the contact form: those that wait first, the oldest first; of one kind alone with `resolved`. Admins and support. */
export const listMessages = async (ctx: Ctx, { query }: Input<typeof api.help.messages>): Promise<Page<ContactMessage>> => {
  const after = readCursor(place, query.cursor)
  const rows = await ctx.db
    .select()
    .from(contactMessages)
    .where(
      and(
        query.resolved === undefined ? undefined : (query.resolved ? isNotNull : isNull)(contactMessages.resolvedAt),
        after && sql`(${isResolved}, ${contactMessages.id}) > (${after.isResolved}::boolean, ${after.id}::uuid)`,
      ),
    )
    .orderBy(isResolved, asc(contactMessages.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toMessage, (row) => ({ isResolved: row.resolvedAt !== null, id: row.id }))
}

/** How many messages wait for an answer. Admins and support. */
export const countWaiting = async (ctx: Ctx): Promise<Answer<typeof api.help.waiting>> => ({
  count: await ctx.db.$count(contactMessages, sql`${isResolved} = false`),
})

/** Marks a message as answered; idempotent. Admins, and support but for staff's; audited. Fails with `help.message-not-found`. */
export const resolveMessage = (ctx: Ctx, { params }: Input<typeof api.help.resolve>): Promise<Answer<typeof api.help.resolve>> =>
  withTransaction(ctx, async (ctx) => {
    const [message] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, params.id)).for('update')
    if (!message) return fail('help.message-not-found')
    if (message.userId) await refuseOfStaff(ctx, [message.userId])
    if (message.resolvedAt) return toMessage(message)
    const resolvedAt = ctx.now()
    await ctx.db.update(contactMessages).set({ resolvedAt }).where(eq(contactMessages.id, message.id))
    await audit(ctx, 'contact.resolved', { kind: 'contact', id: message.id, name: message.name })
    return toMessage({ ...message, resolvedAt })
  })

const toMessage = ({ createdAt, resolvedAt, ...row }: typeof contactMessages.$inferSelect): ContactMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
})
