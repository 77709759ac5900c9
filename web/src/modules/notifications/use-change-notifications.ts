import type { Notification } from '@feria/contract/notifications/schemas'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.ts'
import { type Change, countUnread, sendChange, withChange, withoutChange } from './changes.ts'
import { changeList, changesKey, refetchIfFetching, setUnread, unreadQuery } from './notifications-query.ts'
import { texts } from './texts.ts'

const failed = { read: texts.notRead, readAll: texts.notAllRead, remove: texts.notRemoved }

/** Changes a member's notifications: shown at once, undone with a message if it fails. */
const changesOf = (userId: string) => {
  const mutationKey = changesKey(userId)
  return mutationOptions({
    mutationKey,
    // One after the other, so that the last answer has the last count.
    scope: { id: 'notifications' },
    mutationFn: sendChange,
    // A list that is being fetched is not cancelled: it arrives with the pending changes made.
    onMutate: (change: Change, { client }) => {
      const unread = client.getQueryData(unreadQuery(userId).queryKey)?.unread ?? 0
      const fewer = change.kind === 'readAll' ? unread : countUnread(change.items)
      changeList(userId, (list) => withChange(list, change))
      setUnread(userId, (known) => known - fewer)
      return { fewer }
    },
    onSuccess: ({ unread }, _change, _shown, { client }) => {
      if (client.isMutating({ mutationKey }) === 1) setUnread(userId, () => unread)
    },
    onError: (error, change, shown) => {
      if (useSession.getState().user?.id !== userId) return
      changeList(userId, (list) => withoutChange(list, change))
      setUnread(userId, (known) => known + (shown?.fewer ?? 0))
      void notify({ message: explain(error, failed[change.kind]), kind: 'error' })
    },
    onSettled: () => refetchIfFetching(userId),
  })
}

/** What a member can do with their notifications. */
export const useChangeNotifications = (userId: string) => {
  const { mutate } = useMutation(changesOf(userId))
  return {
    /** Marks one as read; one already read needs no call. */
    markRead: (notification: Notification) => notification.read || mutate({ kind: 'read', items: [notification] }),
    /** Marks all as read, up to the newest one on screen. */
    markAllRead: (shown: Notification[]) => mutate({ kind: 'readAll', items: shown }),
    remove: (notification: Notification) => mutate({ kind: 'remove', items: [notification] }),
  }
}
