// @vitest-environment happy-dom
import '../../testing/leave-nothing.ts'
import type { LiveNotification, Notification } from '@feria/contract/notifications/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { Stored } from '../../testing/stored.ts'
import { unreadKey } from './counts.ts'
import { takeIn } from './keep-notifications.ts'
import { changeList, notificationsQuery, setUnread } from './notifications-query.ts'
import { useChangeNotifications } from './use-change-notifications.ts'

vi.mock('../../lib/notify.ts', () => ({ notify: vi.fn() }))
vi.mock('./ring.ts', () => ({ ring: vi.fn() }))

const notification = (id: string, minute: number, read = false) =>
  ({ id, type: 'sale', title: '¡Vendiste!', message: id, timestamp: `2026-11-20T12:0${minute}:00Z`, read, data: {} }) as Notification
const [one, two, three] = [notification('one', 1), notification('two', 2), notification('three', 3)]
const listOf = (userId = 'ana') => queryClient.getQueryData(notificationsQuery(userId).queryKey) ?? []
const shown = (userId = 'ana') => listOf(userId).map(({ id, read }) => `${id} ${read}`)
const unread = (userId = 'ana') => queryClient.getQueryData<{ unread: number }>(unreadKey(userId))?.unread
const open = (userId: string, ...list: Notification[]) => {
  useSession.getState().signIn(`of-${userId}`, { id: userId, name: userId, role: 'user' } as never)
  void queryClient.ensureQueryData(notificationsQuery(userId))
  changeList(userId, () => list)
  setUnread(userId, () => list.filter(({ read }) => !read).length)
}
const changes = () => runHook(() => useChangeNotifications('ana'), { client: queryClient }).result.current
const refresh = () => queryClient.fetchQuery(notificationsQuery('ana'))

beforeEach(() => {
  vi.stubGlobal('localStorage', new Stored())
  vi.mocked(notify).mockClear()
})
afterEach(() => useSession.setState({ token: null, user: null, endedBy: null }))

test('[NOTI-15] a click marks it read at once; the count is the server’s and never below 0', async () => {
  open('ana', one)
  setUnread('ana', () => 0)
  const { come, made } = answeringLate()
  const { markRead } = changes()
  markRead(one)
  expect([shown(), unread()]).toEqual([['one true'], 0])
  await come(200, { unread: 4 })
  expect(unread()).toBe(4)
  markRead({ ...one, read: true })
  expect(made()).toEqual(['of-ana PUT notifications/one/read'])
})

test('a change that the server refuses is undone', async () => {
  open('ana', three, two, one)
  const { come } = answeringLate()
  const { markRead, remove, markAllRead } = changes()
  for (const [change, message] of [
    [() => markRead(two), 'No pudimos marcarla como leída.'],
    [() => remove(two), 'No pudimos quitarla.'],
    [() => markAllRead(listOf()), 'No pudimos marcarlas como leídas.'],
  ] as const) {
    change()
    expect(unread()).toBeLessThan(3)
    await come(500, { error: 'internal' })
    expect([shown(), unread()]).toEqual([['three false', 'two false', 'one false'], 3])
    expect(notify).toHaveBeenLastCalledWith({ message, kind: 'error' })
  }
})

test('[NOTI-16] all are marked up to the newest on screen; a removed one is gone', async () => {
  open('ana', three, { ...two, read: true }, one)
  const { come, made } = answeringLate()
  const { remove, markAllRead } = changes()
  markAllRead(listOf())
  expect([shown(), unread()]).toEqual([['three true', 'two true', 'one true'], 0])
  await come(200, { unread: 0 })
  remove({ ...three, read: true })
  await come(200, { unread: 0 })
  expect([shown(), unread()]).toEqual([['two true', 'one true'], 0])
  expect(localStorage.getItem('notifications:ana')).toBe(JSON.stringify(listOf()))
  expect(made()).toEqual(['of-ana PUT notifications/read?upTo=three', 'of-ana DELETE notifications/three'])
})

test('an older answer does not undo changes made while it was in progress', async () => {
  open('ana', two, one)
  const { come, made } = answeringLate()
  const { markRead, remove } = changes()
  const older = refresh()
  markRead(two)
  await come(200, [two, one])
  expect(await older).toEqual(listOf())
  expect([shown(), unread()]).toEqual([['two true', 'one false'], 1])
  await come(200, { unread: 1 })

  remove(one)
  await vi.waitFor(() => expect(made()).toHaveLength(3))
  const oldest = refresh()
  takeIn('ana', three as LiveNotification)
  // The removal; then two lists from before it, of which the first is also from before what came live; then one from after it.
  await come(200, { unread: 1 })
  for (const list of [
    [two, one],
    [three, two, one],
  ]) {
    await come(200, list)
    expect(shown()).toEqual(['three false', 'two true'])
  }
  await come(200, [three, two])
  await oldest
  expect([shown(), unread()]).toEqual([['three false', 'two true'], 1])
  const last = refresh()
  await come(200, [three])
  await last
  expect(shown()).toEqual(['three false'])
})

test.each([
  ['the answer to', 200, { unread: 70 }],
  ['the refusal of', 500, { error: 'internal' }],
])('%s a change that arrives after another member signed in changes nothing', async (_what, status, body) => {
  open('ana', one)
  for (const kind of ['remove', 'markRead'] as const) {
    const { come, made } = answeringLate()
    const ofAna = changes()
    ofAna[kind](one)
    // Waits for the first, and is not sent in the name of another member.
    ofAna.remove(two)
    await vi.waitFor(() => expect(made()).toHaveLength(1))
    open('bea', two, three)
    await come(status, body)
    expect([shown('bea'), unread('bea')]).toEqual([['three false', 'two false'], 2])
    expect([shown(), localStorage.getItem('notifications:ana')]).toEqual([[], null])
    expect([made().length, vi.mocked(notify).mock.calls]).toEqual([1, []])
    open('ana', one)
  }
})

test('the count of an older change does not overwrite that of a newer one', async () => {
  open('ana', two, one)
  const { come, made } = answeringLate()
  const { markRead } = changes()
  markRead(two)
  markRead(one)
  expect(unread()).toBe(0)
  await vi.waitFor(() => expect(made()).toHaveLength(1))
  await come(200, { unread: 1 })
  expect([made().length, unread()]).toEqual([2, 0])
  await come(200, { unread: 0 })
  expect(unread()).toBe(0)
})

test('a removed notification does not return with a list in progress; one whose removal failed does', async () => {
  open('ana', one)
  const { come } = answeringLate()
  const { remove } = changes()
  const late = refresh()
  remove(one)
  await come(200, [one])
  await late
  expect(shown()).toEqual([])
  await come(500, { error: 'internal' })
  expect(shown()).toEqual(['one false'])
  const again = refresh()
  await come(200, [one])
  await again
  expect(shown()).toEqual(['one false'])
})
