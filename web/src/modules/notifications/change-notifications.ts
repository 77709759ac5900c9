import type { Notification } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { CallError, call, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { setUnread, useCounts } from './counts.ts'
import { useNotifications } from './notifications-store.ts'
import { noteRemoval } from './refresh-notifications.ts'
import { texts } from './texts.ts'

let turn = 0
let lastChangeAt = 0

/** Milliseconds since the last change made here; the server's events about it are ignored. */
export const sinceOwnChange = (now = Date.now()): number => now - lastChangeAt

const addUnread = (count: number) => setUnread(useCounts.getState().unread + count)

/** Shows a change at once, makes it on the server and takes the count from its response; a failure is undone and shown. */
const change = async (show: () => void, make: () => Promise<{ unread: number }>, undo: () => void, failed: string): Promise<void> => {
  const { userId } = useNotifications.getState()
  turn += 1
  const mine = turn
  show()
  try {
    const { unread } = await make()
    // An older response may arrive after a newer one.
    if (mine === turn && useNotifications.getState().userId === userId) setUnread(unread)
  } catch (error) {
    if (useNotifications.getState().userId !== userId) return
    undo()
    if (error instanceof CallError && error.code === 'accounts.sign-in') return
    void notify({ message: explain(error, failed), kind: 'error' })
  } finally {
    lastChangeAt = Date.now()
  }
}

/** Marks a notification as read. Resolves when the server has responded; one already read needs no call. */
export const markRead = async ({ id, read }: Notification): Promise<void> => {
  if (read) return
  const { mark } = useNotifications.getState()
  const show = (isRead: boolean) => {
    mark([id], isRead)
    addUnread(isRead ? -1 : 1)
  }
  await change(
    () => show(true),
    () => call(api.notifications.markRead, { params: { id } }),
    () => show(false),
    texts.notRead,
  )
}

/** Marks all notifications up to the newest one on screen as read. */
export const markAllRead = async (): Promise<void> => {
  const { notifications, mark } = useNotifications.getState()
  const { unread } = useCounts.getState()
  const ids = notifications.filter(({ read }) => !read).map(({ id }) => id)
  await change(
    () => {
      mark(ids, true)
      setUnread(0)
    },
    () => call(api.notifications.markAllRead, { query: { upTo: notifications[0]?.id } }),
    () => {
      mark(ids, false)
      addUnread(unread)
    },
    texts.notAllRead,
  )
}

/** Removes a notification. */
export const removeNotification = async (notification: Notification): Promise<void> => {
  const { drop, put } = useNotifications.getState()
  const counted = notification.read ? 0 : 1
  await change(
    () => {
      noteRemoval(notification.id, true)
      drop(notification.id)
      addUnread(-counted)
    },
    () => call(api.notifications.remove, { params: { id: notification.id } }),
    () => {
      noteRemoval(notification.id, false)
      put(notification)
      addUnread(counted)
    },
    texts.notRemoved,
  )
}
