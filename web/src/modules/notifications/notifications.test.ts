import type { LiveNotification, Notification } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { routeKey } from '../../lib/use-route.ts'
import { Stored } from '../../testing/stored.ts'
import { markAllRead, markRead, removeNotification } from './change-notifications.ts'
import { useCounts } from './counts.ts'
import { takeIn } from './keep-notifications.ts'
import { readKept } from './kept-notifications.ts'
import { useNotifications } from './notifications-store.ts'
import { mergeFetched, refreshNotifications } from './refresh-notifications.ts'

vi.mock('@mantine/notifications', () => ({ notifications: { show: vi.fn() } }))
vi.mock('./ring.ts', () => ({ ring: vi.fn() }))

const ME = 'member-1'
const KEY = `notifications:${ME}`
const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 12, n)).toISOString()
const notification = (id: string, minutes: number, read = false) =>
  ({ id, type: 'sale', title: '¡Vendiste!', message: id, timestamp: minute(minutes), read, data: {} }) as Notification
const [one, two, three] = [notification('one', 1), notification('two', 2), notification('three', 3)]
const ids = () => useNotifications.getState().notifications.map(({ id }) => id)
const unread = () => useCounts.getState().unread

let stored: Stored

/** Answers the calls in their order; a number is a refusal with that status. */
const answering = (...answers: unknown[]) => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => {
    const answer = answers.shift()
    return typeof answer === 'number' ? new Response('{"error":"internal"}', { status: answer }) : Response.json(answer)
  })
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([address, options]) => `${options?.method} ${String(address).replace('/api/v1/notifications', '')}`)
}

beforeEach(() => {
  stored = new Stored()
  vi.stubGlobal('localStorage', stored)
  useNotifications.setState({ userId: null, notifications: [], state: 'waiting', announcement: '' })
  useCounts.setState({ unread: 0 })
  useNotifications.getState().open(ME)
})
afterEach(() => vi.unstubAllGlobals())

test('[NOTI-19] the newest 50 are stored under notifications:{userId}; the oldest is dropped', () => {
  useNotifications.getState().setAll(Array.from({ length: 50 }, (_, n) => notification(`n${n}`, n)))
  expect(ids()[0]).toBe('n49')
  useNotifications.getState().put(notification('new', 70))
  expect(ids()).toHaveLength(50)
  expect([ids()[0], ids().at(-1)]).toEqual(['new', 'n1'])
  useNotifications.setState({ userId: null, notifications: [] })
  useNotifications.getState().open(ME)
  expect(ids()).toEqual(readKept(stored.getItem(KEY) as string).map(({ id }) => id))
  expect(ids()).toHaveLength(50)
  useNotifications.getState().open('member-2')
  expect(ids()).toEqual([])
})

test('[NOTI-18] at most 50 are stored, under a key of each member', () => {
  useNotifications.getState().setAll(Array.from({ length: 60 }, (_, n) => notification(`n${n}`, n % 60)))
  expect(readKept(stored.getItem(KEY) as string)).toHaveLength(50)
  useNotifications.getState().open('member-2')
  useNotifications.getState().put(one)
  expect(readKept(stored.getItem('notifications:member-2') as string)).toEqual([one])
})

test('corrupt storage is no notification', () => {
  expect(readKept('{broken')).toEqual([])
  expect(readKept(JSON.stringify([null, 3, { id: 'x' }, one]))).toEqual([one])
})

test('[LIM-08] signing out deletes all data of the member on this device, whichever module stored it', () => {
  useNotifications.getState().put(one)
  stored.setItem('chatLastCheck:member-1', minute(1))
  stored.setItem('requests:member-1', '[]')
  stored.setItem('notifications-muted', 'yes')
  useSession.getState().signOut()
  expect(Object.keys(stored)).toEqual(['notifications-muted'])
  expect(ids()).toEqual([])
  expect(unread()).toBe(0)
})

test('[NOTI-23] a live notification comes first, once, and counts', () => {
  useNotifications.getState().setAll([one])
  const told: LiveNotification = { ...two, orderId: 'x' }
  takeIn(told)
  takeIn(told)
  expect(ids()).toEqual(['two', 'one'])
  expect(useNotifications.getState().notifications[0]).toEqual(two)
  expect(unread()).toBe(1)
  expect(useNotifications.getState().announcement).toBe('¡Vendiste! two')
})

const { orders, chat, payments, wishes, prospecting, catalogue, favorites } = api
const trade = [orders.list, orders.get, orders.sales, orders.me, orders.contacts, catalogue.get]
const talk = [chat.received, chat.sent, chat.conversations, chat.unread, orders.contacts]
const money = [payments.balances, payments.movements, payments.payouts]
const matching = [wishes.match, wishes.matches, wishes.nearby, wishes.list]
const others = [prospecting.offer, prospecting.offers, prospecting.analytics, favorites.list, catalogue.list]

test.each([
  ['match', matching],
  ['matches', matching],
  ['matchOffer', matching],
  ['offer', others.slice(0, 3)],
  ['purchase', trade],
  ['sale', trade],
  ['order', trade],
  ['saleUpdate', [...trade, ...money]],
  ['payout', money],
  ['chatRequest', talk],
  ['chat', talk],
  ['chatRejected', talk],
  ['another', []],
])('a notification of %s invalidates its subject, once, and nothing else', (type, wanted) => {
  const keys = new Set([...trade, ...talk, ...money, ...matching, ...others].map(routeKey))
  for (const key of keys) queryClient.setQueryData([key, {}], [])
  takeIn({ ...one, type } as LiveNotification)
  const old = [...keys].filter((key) => queryClient.getQueryState([key, {}])?.isInvalidated)
  queryClient.clear()
  expect(old.sort()).toEqual([...new Set(wanted.map(routeKey))].sort())
})

test('[NOTI-15] a click marks it read at once; the count is the server’s and never below 0', async () => {
  useNotifications.getState().setAll([one])
  const calls = answering({ unread: 0 })
  const done = markRead(one)
  expect(useNotifications.getState().notifications[0]?.read).toBe(true)
  expect(unread()).toBe(0)
  await done
  await markRead({ ...one, read: true })
  expect(calls()).toEqual(['PUT /one/read'])
})

test('a change that the server refuses is undone', async () => {
  useNotifications.getState().setAll([three, two, one])
  useCounts.setState({ unread: 3 })
  answering(500, 500, 500)
  await markRead(two)
  expect([unread(), useNotifications.getState().notifications[1]?.read]).toEqual([3, false])
  await removeNotification(two)
  expect([unread(), ids()]).toEqual([3, ['three', 'two', 'one']])
  await markAllRead()
  expect([unread(), useNotifications.getState().notifications.some(({ read }) => read)]).toEqual([3, false])
})

test('[NOTI-16] all are marked up to the newest on screen; a removed one is gone', async () => {
  useNotifications.getState().setAll([three, notification('two', 2, true), one])
  useCounts.setState({ unread: 2 })
  const calls = answering({ unread: 0 }, { unread: 0 })
  await markAllRead()
  expect(useNotifications.getState().notifications.every(({ read }) => read)).toBe(true)
  await removeNotification(three)
  expect([ids(), unread()]).toEqual([['two', 'one'], 0])
  expect(calls()).toEqual(['PUT /read?upTo=three', 'DELETE /three'])
})

test('an older answer does not undo changes made while it was in progress', () => {
  const merged = mergeFetched([two, one], [three, { ...two, read: true }, one], [two, one])
  expect(merged.map(({ id, read }) => `${id} ${read}`)).toEqual(['three false', 'two true', 'one false'])
  expect(mergeFetched([two], [two, one], [two, one]).map(({ id }) => id)).toEqual(['two'])
})

test('[NOTI-17] the list and its count come from the server; new ones after the first load are announced', async () => {
  const four = notification('four', 4)
  const calls = answering([two, { ...one, read: true }], [four, two, one])
  expect(await refreshNotifications()).toEqual([])
  expect([ids(), unread(), useNotifications.getState().state]).toEqual([['two', 'one'], 1, 'ready'])
  expect(await refreshNotifications()).toEqual([four])
  expect([unread(), useNotifications.getState().notifications[2]?.read]).toEqual([2, true])
  expect(calls()).toEqual(['GET ?limit=50', 'GET ?limit=50'])
})

test('a list that fails to load leaves the stored ones', async () => {
  useNotifications.getState().setAll([one])
  answering(500)
  await expect(refreshNotifications()).rejects.toMatchObject({ status: 500 })
  expect([ids(), useNotifications.getState().state]).toEqual([['one'], 'failed'])
})
