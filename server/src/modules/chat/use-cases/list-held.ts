import type { api, Input } from '@feria/contract'
import type { HeldMessage } from '@feria/contract/chat/held-schemas'
import type { Page } from '@feria/contract/page'
import { and, asc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { auditReadings, ofNoStaff } from '../../accounts/accounts.module.ts'
import { users } from '../../accounts/tables.ts'
import { heldUntil } from '../held.ts'
import { chatRequests, heldMessages } from '../tables.ts'

const senders = alias(users, 'senders')
const receivers = alias(users, 'receivers')

/**
 * First messages of new accounts that wait, the oldest first. Admins, and moderators but for those from and to staff; that they read them
 * is recorded for both members of each conversation.
 */
export const listHeld = async (ctx: Ctx, { query }: Input<typeof api.chat.held>): Promise<Page<HeldMessage>> => {
  const after = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({
      held: heldMessages,
      productName: chatRequests.productName,
      sender: { id: senders.id, name: senders.name, createdAt: senders.createdAt },
      receiver: { id: receivers.id, name: receivers.name },
    })
    .from(heldMessages)
    .innerJoin(chatRequests, eq(chatRequests.id, heldMessages.requestId))
    .innerJoin(senders, eq(senders.id, heldMessages.senderId))
    .innerJoin(receivers, eq(receivers.id, heldMessages.receiverId))
    .where(
      and(
        eq(heldMessages.state, 'waiting'),
        ofNoStaff(ctx, heldMessages.senderId, heldMessages.receiverId),
        after ? gt(heldMessages.id, after) : undefined,
      ),
    )
    .orderBy(asc(heldMessages.id))
    .limit(query.limit + 1)
  const shown = rows.slice(0, query.limit)
  await auditReadings(
    ctx,
    shown.map(({ held, sender, receiver }) => ({ caseId: held.id, why: 'held-message', memberIds: [sender.id, receiver.id] })),
  )
  return pageOf(
    rows,
    query.limit,
    ({ held, productName, sender, receiver }) => ({
      ...{ id: held.id, content: held.content, productName, receiver },
      sender: { ...sender, createdAt: sender.createdAt.toISOString() },
      createdAt: held.createdAt.toISOString(),
      dueAt: heldUntil(held.createdAt).toISOString(),
    }),
    ({ held }) => held.id,
  )
}
