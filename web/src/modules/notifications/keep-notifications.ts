import { type NotificationName, notificationKinds } from '@feria/contract/notifications/kinds'
import type { LiveNotification, Notification } from '@feria/contract/notifications/schemas'
import { queryClient } from '../../lib/query-client.ts'
import { emit, on, onConnected } from '../../lib/socket.ts'
import { announce } from './announce.ts'
import { countUnread } from './changes.ts'
import { conversationsKey } from './counts.ts'
import { changeList, changesKey, notificationsQuery, refetchIfFetching, setUnread, unreadQuery } from './notifications-query.ts'
import { newsOfMessages } from './use-news-of-messages.ts'

/** Events within this time after a change made here are about that change. */
const OWN_MS = 3000

const listOf = (userId: string) => queryClient.getQueryData(notificationsQuery(userId).queryKey)

/** Adds a notification received live; idempotent. */
export const takeIn = (userId: string, { id, type, title, message, timestamp, read, data }: LiveNotification): void => {
  const notification: Notification = { id, type, title, message, timestamp, read, data }
  if (listOf(userId)?.some((known) => known.id === id) ?? true) return
  changeList(userId, (list) => [notification, ...list])
  if (!read) setUnread(userId, (known) => known + 1)
  refetchIfFetching(userId)
  announce([notification])
}

/** Keeps a member's notifications up to date by the live connection. Returns a function that stops it. */
export const keepNotifications = (userId: string): (() => void) => {
  const refetch = () => void queryClient.refetchQueries({ queryKey: notificationsQuery(userId).queryKey })
  // Until the server sends the count.
  setUnread(userId, (known) => known || countUnread(listOf(userId) ?? []))
  const join = async () => {
    let isOlder = false
    const ends = newsOfMessages.map((name) =>
      on(name, () => {
        isOlder = true
      }),
    )
    const joined = await emit('joinNotificationChannel', { userId }).catch(() => null)
    for (const end of ends) end()
    if (joined) {
      setUnread(userId, () => joined.unread)
      // What is being fetched may have been counted before a message that came before the channel was joined.
      await queryClient.cancelQueries({ queryKey: conversationsKey })
      queryClient.setQueryData(conversationsKey, joined.messages)
      // The server counted, and then something came.
      if (isOlder) void queryClient.invalidateQueries({ queryKey: conversationsKey })
    }
    // After joining, so that nothing is missed in between.
    refetch()
  }
  const changedElsewhere = ({ unread }: { unread: number }) => {
    const isNews = unread !== queryClient.getQueryData(unreadQuery(userId).queryKey)?.unread
    const own = queryClient.getMutationCache().findAll({ mutationKey: changesKey(userId) })
    setUnread(userId, () => unread)
    if (isNews || own.every(({ state }) => Date.now() - state.submittedAt > OWN_MS)) refetch()
  }
  const ends = [
    ...(Object.keys(notificationKinds) as NotificationName[]).map((name) => on(name, (notification) => takeIn(userId, notification))),
    on('unreadNotifications', changedElsewhere),
    onConnected(() => void join()),
  ]
  return () => {
    for (const end of ends) end()
  }
}
