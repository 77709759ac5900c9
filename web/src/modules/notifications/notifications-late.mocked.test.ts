import type { LiveNotification, Notification } from '@feria/contract/notifications/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { Stored } from '../../testing/stored.ts'
import { unreadKey, useBarState } from './counts.ts'
import { takeIn } from './keep-notifications.ts'
import { changeList, notificationsQuery, setUnread } from './notifications-query.ts'

vi.mock('./ring.ts', () => ({ ring: vi.fn() }))

const notification = (id: string, read = false) =>
  ({ id, type: 'sale', title: '¡Vendiste!', message: id, timestamp: '2026-11-20T12:00:00Z', read, data: {} }) as Notification
const shown = (userId: string) => queryClient.getQueryData(notificationsQuery(userId).queryKey)?.map(({ id, read }) => `${id} ${read}`)
const unread = (userId: string) => queryClient.getQueryData<{ unread: number }>(unreadKey(userId))?.unread
const open = (userId: string, ...list: Notification[]) => {
  useSession.getState().signIn(`of-${userId}`, { id: userId, name: userId, role: 'user' } as never)
  void queryClient.ensureQueryData(notificationsQuery(userId))
  changeList(userId, () => list)
  setUnread(userId, () => list.length)
}
const refresh = () => queryClient.fetchQuery(notificationsQuery('ana')).catch(() => undefined)
const becomeBea = () => open('bea', notification('b'), notification('c'))
/** What is left of the first member, and what the second sees. */
const left = () => [shown('ana'), unread('ana'), localStorage.getItem('notifications:ana')]
const seen = () => [shown('bea'), unread('bea'), useBarState.getState().announcement]

beforeEach(() => {
  vi.stubGlobal('localStorage', new Stored())
  open('ana', notification('a'))
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})

test('a list that arrives after another member signed in is dropped', async () => {
  const { come } = answeringLate()
  const late = refresh()
  becomeBea()
  await come(200, [notification('hers')])
  await late
  expect(left()).toEqual([undefined, undefined, null])
  expect(seen()).toEqual([['b false', 'c false'], 2, ''])
})

test('a count that arrives after another member signed in is dropped', async () => {
  const { come } = answeringLate()
  const late = refresh()
  await come(200, [notification('a')], { link: '</api/v1/notifications?cursor=x>; rel="next"' })
  becomeBea()
  await come(200, { unread: 70 })
  await late
  expect(left()).toEqual([undefined, undefined, null])
  expect(seen()).toEqual([['b false', 'c false'], 2, ''])
})

test('a list for a member who signed out is stored for nobody', async () => {
  const { come } = answeringLate()
  const late = refresh()
  useSession.getState().signOut()
  await come(200, [notification('hers')])
  await late
  expect(left()).toEqual([undefined, undefined, null])
})

test('what arrives live while the list is fetched is not lost with an older answer', async () => {
  const { come, made } = answeringLate()
  const late = refresh()
  takeIn('ana', notification('live') as LiveNotification)
  await come(200, [notification('a')])
  expect(shown('ana')).toEqual(['live false', 'a false'])
  await come(200, [notification('live'), notification('a')])
  await late
  expect([shown('ana'), unread('ana')]).toEqual([['live false', 'a false'], 2])
  expect(made()).toEqual(['of-ana GET notifications?limit=50', 'of-ana GET notifications?limit=50'])
})
