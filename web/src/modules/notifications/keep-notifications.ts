import { type NotificationName, notificationKinds } from '@feria/contract/notifications/kinds'
import type { LiveNotification, Notification } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { queryClient } from '../../lib/query-client.ts'
import { emit, on, onConnected, useSocketState } from '../../lib/socket.ts'
import { routeKey } from '../../lib/use-route.ts'
import { sinceOwnChange } from './change-notifications.ts'
import { setUnread, useCounts } from './counts.ts'
import { useNotifications } from './notifications-store.ts'
import { refreshNotifications } from './refresh-notifications.ts'
import { ring } from './ring.ts'

/** Polling interval without a live connection, and the time the connection gets to open at first. */
const ASK_EVERY_MS = 60_000
const FIRST_WAIT_MS = 5000
/** Events within this time after a change made here are about that change. */
const OWN_MS = 3000

const trade = [api.orders.list, api.orders.get, api.orders.sales, api.orders.me, api.orders.contacts, api.catalogue.get]
const talk = [api.chat.received, api.chat.sent, api.chat.conversations, api.chat.unread, api.orders.contacts]
const money = [api.payments.balances, api.payments.movements, api.payments.payouts]
const matching = [api.wishes.match, api.wishes.matches, api.wishes.nearby, api.wishes.list]
const offering = [api.prospecting.offer, api.prospecting.offers, api.prospecting.analytics]
/** Routes whose cached responses a notification invalidates, by its type. */
const stale: Record<string, readonly Parameters<typeof routeKey>[0][]> = {
  match: matching,
  matches: matching,
  matchOffer: matching,
  offer: offering,
  purchase: trade,
  sale: trade,
  chatRequest: talk,
  chat: talk,
  chatRejected: talk,
  order: trade,
  saleUpdate: [...trade, ...money],
  payout: money,
}

const announce = (notifications: Notification[]) => {
  const [latest] = notifications
  if (!latest) return
  ring()
  useNotifications.setState({ announcement: `${latest.title} ${latest.message}` })
  for (const route of new Set(notifications.flatMap(({ type }) => stale[type] ?? []))) {
    void queryClient.invalidateQueries({ queryKey: [routeKey(route)] })
  }
}

/** Adds a notification received live; idempotent. */
export const takeIn = (told: LiveNotification): void => {
  const { notifications, put } = useNotifications.getState()
  if (notifications.some(({ id }) => id === told.id)) return
  const { id, type, title, message, timestamp, read, data } = told
  const notification: Notification = { id, type, title, message, timestamp, read, data }
  put(notification)
  if (!read) setUnread(useCounts.getState().unread + 1)
  announce([notification])
}

/** Fetches the newest notifications; a failure shows in the panel and is retried. */
const refresh = () => refreshNotifications().then(announce, () => undefined)

/** Keeps a member's notifications up to date: live, and by polling without a live connection. Returns a function that stops it. */
export const keepNotifications = (userId: string): (() => void) => {
  useNotifications.getState().open(userId)
  const join = async () => {
    const joined = emit('joinNotificationChannel', { userId })
    // Fetched after joining the channel, so that nothing is missed in between.
    const { unread } = await joined.catch(() => ({ unread: null }))
    if (useNotifications.getState().userId !== userId) return
    if (unread !== null) setUnread(unread)
    await refresh()
  }
  const askUnlessLive = () => {
    if (!useSocketState.getState().isConnected && document.visibilityState === 'visible') void refresh()
  }
  const readElsewhere = ({ unread }: { unread: number }) => {
    const isNews = unread !== useCounts.getState().unread
    setUnread(unread)
    if (isNews || sinceOwnChange() > OWN_MS) void refresh()
  }
  const ends = [
    ...(Object.keys(notificationKinds) as NotificationName[]).map((name) => on(name, takeIn)),
    on('unreadNotifications', readElsewhere),
    onConnected(() => void join()),
  ]
  const first = setTimeout(askUnlessLive, FIRST_WAIT_MS)
  const timer = setInterval(askUnlessLive, ASK_EVERY_MS)
  document.addEventListener('visibilitychange', askUnlessLive)
  return () => {
    for (const end of ends) end()
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askUnlessLive)
  }
}
