import type { LiveNotification, Notification } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { routeKey } from '../../lib/use-route.ts'
import { Stored } from '../../testing/stored.ts'
import { unreadKey, useBarState } from './counts.ts'
import { takeIn } from './keep-notifications.ts'
import { changeList, notificationsQuery } from './notifications-query.ts'
import { ring } from './ring.ts'

vi.mock('./ring.ts', () => ({ ring: vi.fn() }))

const ME = 'member-1'
const KEY = `notifications:${ME}`
const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 12, n)).toISOString()
const notification = (id: string, minutes: number, read = false) =>
  ({ id, type: 'sale', title: '¡Vendiste!', message: id, timestamp: minute(minutes), read, data: {} }) as Notification
const [one, two] = [notification('one', 1), notification('two', 2)]
const query = notificationsQuery(ME)
const listOf = (userId = ME) => queryClient.getQueryData(notificationsQuery(userId).queryKey) ?? []
const ids = (userId = ME) => listOf(userId).map(({ id }) => id)
const unread = () => queryClient.getQueryData<{ unread: number }>(unreadKey(ME))?.unread
const open = (userId = ME) => void queryClient.ensureQueryData(notificationsQuery(userId))
const kept = (userId = ME) => JSON.parse(stored.getItem(`notifications:${userId}`) ?? '[]') as Notification[]
const setAll = (...list: Notification[]) => changeList(ME, () => list)

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
  vi.mocked(ring).mockClear()
  open()
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})

test('[NOTI-19] the newest 50 are stored under notifications:{userId}; the oldest is dropped', () => {
  setAll(...Array.from({ length: 50 }, (_, n) => notification(`n${n}`, n)))
  expect(ids()[0]).toBe('n49')
  changeList(ME, (list) => [notification('new', 70), ...list])
  expect(ids()).toHaveLength(50)
  expect([ids()[0], ids().at(-1)]).toEqual(['new', 'n1'])
  queryClient.clear()
  open()
  expect(ids()).toEqual(kept().map(({ id }) => id))
  expect(ids()).toHaveLength(50)
  open('member-2')
  expect(ids('member-2')).toEqual([])
})

test('[NOTI-18] at most 50 are stored, under a key of each member', () => {
  setAll(...Array.from({ length: 60 }, (_, n) => notification(`n${n}`, n % 60)))
  expect(kept()).toHaveLength(50)
  open('member-2')
  changeList('member-2', () => [one])
  expect(kept('member-2')).toEqual([one])
})

test('corrupt storage is no notification', () => {
  for (const [text, wanted] of [
    ['{broken', []],
    [JSON.stringify([null, 3, { id: 'x' }, one]), [one]],
  ] as const) {
    queryClient.clear()
    stored.setItem(KEY, text)
    open()
    expect(listOf()).toEqual(wanted)
  }
})

test('[LIM-08] signing out deletes all data of the member on this device, whichever module stored it', () => {
  takeIn(ME, one as LiveNotification)
  stored.setItem('chatLastCheck:member-1', minute(1))
  stored.setItem('requests:member-1', '[]')
  stored.setItem('notifications-muted', 'yes')
  expect([ids(), unread()]).toEqual([['one'], 1])
  useSession.getState().signOut()
  expect(Object.keys(stored)).toEqual(['notifications-muted'])
  expect([ids(), unread(), useBarState.getState().announcement]).toEqual([[], undefined, ''])
  takeIn(ME, two as LiveNotification)
  expect([Object.keys(stored), ids()]).toEqual([['notifications-muted'], []])
})

test('[NOTI-23] a live notification comes first, once, and counts', () => {
  setAll(one)
  const live: LiveNotification = { ...two, orderId: 'x' }
  takeIn(ME, live)
  takeIn(ME, live)
  expect(ids()).toEqual(['two', 'one'])
  expect(listOf()[0]).toEqual(two)
  expect(kept()).toEqual([two, one])
  expect(unread()).toBe(1)
  expect(useBarState.getState().announcement).toBe('¡Vendiste! two')
})

const { orders, reviews, chat, payments, wishes, prospecting, catalogue, favorites } = api
const trade = [orders.list, orders.get, orders.sales, orders.me, orders.contacts, catalogue.get]
const talk = [chat.received, chat.sent, chat.conversations, chat.unread, orders.contacts]
const money = [payments.balances, payments.movements, payments.payouts]
const matching = [wishes.match, wishes.matches, wishes.nearby, wishes.list]
const reviewing = [reviews.ofOrder]
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
  ['review', reviewing],
  ['saleReview', reviewing],
  ['chatRequest', talk],
  ['chat', talk],
  ['chatRejected', talk],
  ['another', []],
])('a notification of %s invalidates its subject, once, and nothing else', (type, wanted) => {
  const keys = new Set([...trade, ...reviewing, ...talk, ...money, ...matching, ...others].map(routeKey))
  for (const key of keys) queryClient.setQueryData([key, {}], [])
  takeIn(ME, { ...one, type } as LiveNotification)
  const old = [...keys].filter((key) => queryClient.getQueryState([key, {}])?.isInvalidated)
  queryClient.clear()
  expect(old.sort()).toEqual([...new Set(wanted.map(routeKey))].sort())
})

test('[NOTI-17] the list and its count come from the server; new ones after the first load are announced', async () => {
  const four = notification('four', 4)
  const calls = answering([two, { ...one, read: true }], [four, two, one])
  await queryClient.fetchQuery(query)
  expect([ids(), unread(), kept()]).toEqual([['two', 'one'], 1, [two, { ...one, read: true }]])
  expect(ring).not.toHaveBeenCalled()
  await queryClient.fetchQuery(query)
  expect([ids(), unread(), listOf()[2]?.read]).toEqual([['four', 'two', 'one'], 2, true])
  expect([vi.mocked(ring).mock.calls.length, useBarState.getState().announcement]).toEqual([1, '¡Vendiste! four'])
  expect(calls()).toEqual(['GET ?limit=50', 'GET ?limit=50'])
})

test('a list that fails to load leaves the stored ones', async () => {
  setAll(one)
  answering(500)
  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ status: 500 })
  expect([ids(), kept()]).toEqual([['one'], [one]])
  expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ status: 'error', dataUpdatedAt: 0 })
})
