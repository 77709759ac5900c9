import type { Notification } from '@feria/contract/notifications/schemas'
import { KEPT_NOTICES } from '@feria/contract/notifications/values'
import * as api from '@feria/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSocketState } from '../../lib/socket.ts'
import { storedList, storedQuery } from '../../lib/stored-list.ts'
import { routeKey } from '../../lib/use-route.ts'
import { announce } from './announce.ts'
import { type Change, countUnread, withChange } from './changes.ts'
import { unreadKey } from './counts.ts'

const isNotification = (value: unknown): value is Notification => {
  const { id, title, message, timestamp, data } = (value ?? {}) as Record<string, unknown>
  return [id, title, message, timestamp].every((text) => typeof text === 'string') && typeof data === 'object' && data !== null
}
const stored = storedList({ name: 'notifications', isItem: isNotification, most: KEPT_NOTICES })

/** Key of the mutations that change a member's notifications. */
export const changesKey = (userId: string) => ['notifications', userId] as const

/** The number of a member's unread notifications. It is fetched with the list, and by itself only where the list is not whole. */
export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => call(api.notifications.unread, {}, { signal }),
    enabled: false,
  })

/** Fetches the newest, with the count of all, and announces those that are new to the page, unless it is the first answer. */
const fetchNewest = async (userId: string, signal: AbortSignal): Promise<Notification[]> => {
  const { items, next } = await callPage(api.notifications.list, { query: { limit: KEPT_NOTICES } }, { signal })
  if (next !== null) await queryClient.fetchQuery({ ...unreadQuery(userId), staleTime: 0 })
  // An answer that comes after the session, or after a newer request, changes nothing.
  signal.throwIfAborted()
  const before = queryClient.getQueryState<Notification[]>(notificationsQuery(userId).queryKey)
  const known = new Map(before?.data?.map(({ id, read }) => [id, read]))
  // The server may not have made these changes yet.
  const pending = queryClient.getMutationCache().findAll({ mutationKey: changesKey(userId), status: 'pending' })
  const list = pending
    .reduce((changed, { state }) => withChange(changed, state.variables as Change), items)
    .map((notification) => (known.get(notification.id) ? { ...notification, read: true } : notification))
  if (next === null) setUnread(userId, () => countUnread(list))
  if (before?.dataUpdatedAt) announce(list.filter(({ id, read }) => !read && !known.has(id)))
  return list
}

/** A member's newest notifications, newest first: those stored on this device until the server has answered. */
export const notificationsQuery = (userId: string) => ({
  ...storedQuery(stored, userId, [routeKey(api.notifications.list)], (signal) => fetchNewest(userId, signal)),
  // While the live connection is up it brings whatever changes.
  staleTime: () => (useSocketState.getState().isConnected ? Number.POSITIVE_INFINITY : 0),
  retry: false,
})

/** Changes the list; does nothing once its member has signed out. It keeps the time of the server's last answer, if any. */
export const changeList = (userId: string, change: (list: Notification[]) => Notification[]): void => {
  const { queryKey } = notificationsQuery(userId)
  const newest = (list: Notification[]) =>
    list.toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp)).slice(0, KEPT_NOTICES)
  queryClient.setQueryData(queryKey, (list) => list && newest(change(list)), {
    updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt,
  })
}

/** Sets the count of unread notifications, never below 0. */
export const setUnread = (userId: string, count: (known: number) => number): void => {
  const { queryKey } = unreadQuery(userId)
  queryClient.setQueryData(queryKey, (known) => ({ unread: Math.max(0, count(known?.unread ?? 0)) }))
}

/** Fetches the list anew if it is being fetched: its answer may be from before a change. */
export const refetchIfFetching = (userId: string): void =>
  void queryClient.refetchQueries({ queryKey: notificationsQuery(userId).queryKey, fetchStatus: 'fetching' })
