import type { Notification } from '@feria/contract/notifications/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { Stored } from '../../testing/stored.ts'
import { markRead, removeNotification } from './change-notifications.ts'
import { useCounts } from './counts.ts'
import { useNotifications } from './notifications-store.ts'
import { refreshNotifications } from './refresh-notifications.ts'

vi.mock('@mantine/notifications', () => ({ notifications: { show: vi.fn() } }))

const notification = (id: string, read = false) =>
  ({ id, type: 'sale', title: '¡Vendiste!', message: id, timestamp: '2026-11-20T12:00:00Z', read, data: {} }) as Notification
const shown = () => useNotifications.getState().notifications.map(({ id, read }) => `${id} ${read}`)
const unread = () => useCounts.getState().unread
const open = (userId: string, ...notifications: Notification[]) => {
  useNotifications.getState().open(userId)
  useNotifications.getState().setAll(notifications)
  useCounts.setState({ unread: notifications.length })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Stored())
  useNotifications.setState({ userId: null, notifications: [], state: 'waiting', announcement: '' })
  open('ana', notification('a'))
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})
const becomeBea = () => {
  useSession.getState().signOut()
  open('bea', notification('b'), notification('c'))
}

test('a list that arrives after another member signed in is dropped', async () => {
  const { come } = answeringLate()
  const late = refreshNotifications()
  becomeBea()
  await come(200, [notification('hers')])
  expect(await late).toEqual([])
  expect([shown(), unread()]).toEqual([['b false', 'c false'], 2])
})

test('a count that arrives after another member signed in is dropped', async () => {
  const { come } = answeringLate()
  const late = refreshNotifications()
  await come(200, [notification('a')], { link: '</api/v1/notifications?cursor=x>; rel="next"' })
  becomeBea()
  await come(200, { unread: 70 })
  await late
  expect(unread()).toBe(2)
})

test.each([
  ['the answer to', 200, { unread: 70 }],
  ['the refusal of', 500, { error: 'internal' }],
])('%s a change that arrives after another member signed in changes nothing', async (_what, status, body) => {
  const { come } = answeringLate()
  const late = [removeNotification(notification('a')), markRead(notification('a'))]
  becomeBea()
  for (const _ of late) await come(status, body)
  await Promise.all(late)
  expect([shown(), unread()]).toEqual([['b false', 'c false'], 2])
})

test('the count of an older change does not overwrite that of a newer one', async () => {
  useNotifications.getState().setAll([notification('a'), notification('d')])
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)))
  const both = [markRead(notification('a')), markRead(notification('d'))]
  answers[1]?.(Response.json({ unread: 0 }))
  await both[1]
  answers[0]?.(Response.json({ unread: 1 }))
  await both[0]
  expect(unread()).toBe(0)
})

test('a removed notification does not return with a list in progress; one whose removal failed does', async () => {
  const { come } = answeringLate()
  const late = refreshNotifications()
  const removing = removeNotification(notification('a'))
  await come(200, [notification('a')])
  await late
  expect(shown()).toEqual([])
  await come(500, { error: 'internal' })
  await removing
  expect(shown()).toEqual(['a false'])
  const again = refreshNotifications()
  await come(200, [notification('a')])
  await again
  expect(shown()).toEqual(['a false'])
})
