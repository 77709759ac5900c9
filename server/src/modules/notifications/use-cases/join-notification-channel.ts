import type { Acknowledged, Received } from '@feria/contract'
import type { notificationEvents } from '@feria/contract/notifications/schemas'
import { memberChannel } from '../../../core/channels.ts'
import { type Connection, type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { countUnread } from '../../chat/chat.module.ts'
import { unreadOf } from '../queries.ts'

type Joining = typeof notificationEvents.client.joinNotificationChannel

/**
 * Subscribes to everything emitted to the member, and counts what is unread once nothing is missed any more: notifications and messages.
 * Another's channel fails with `notifications.not-your-channel`.
 */
export const joinNotificationChannel = async (
  ctx: Ctx,
  { userId }: Received<Joining>,
  connection: Connection,
): Promise<Acknowledged<Joining>> => {
  const { id } = memberOf(ctx)
  if (userId !== undefined && userId !== id) fail('notifications.not-your-channel')
  connection.join(memberChannel(id))
  return { ...(await unreadOf(ctx, id)), messages: await countUnread(ctx) }
}
