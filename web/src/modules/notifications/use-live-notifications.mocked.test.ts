// @vitest-environment happy-dom
import '../../testing/leave-nothing.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fake } from '../../testing/fake-socket.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { Stored } from '../../testing/stored.ts'

vi.mock('socket.io-client', () => import('../../testing/fake-socket.ts'))
vi.mock('./ring.ts', () => ({ ring: vi.fn() }))

const { queryClient } = await import('../../lib/query-client.ts')
const { useSession } = await import('../../lib/session.ts')
const { closeSocket, openSocket } = await import('../../lib/socket.ts')
const { conversationsKey, unreadKey } = await import('./counts.ts')
const { changeList, notificationsQuery } = await import('./notifications-query.ts')
const { useChangeNotifications } = await import('./use-change-notifications.ts')
const { useLiveNotifications } = await import('./use-live-notifications.ts')
const { useNewsOfMessages } = await import('./use-news-of-messages.ts')

const notification = (id: string) =>
  ({ id, type: 'sale', title: '¡Vendiste!', message: id, timestamp: '2026-11-20T12:00:00Z', read: false, data: {} }) as never
const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ unread: 1 }))
const calls = () => fetched.mock.calls.map(([address, options]) => `${options?.method} ${String(address).replace('/api/v1/', '')}`)
const unread = () => queryClient.getQueryData<{ unread: number }>(unreadKey('ana'))?.unread
const ids = () => queryClient.getQueryData(notificationsQuery('ana').queryKey)?.map(({ id }) => id)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const happen = (...event: Parameters<typeof fake.happen>) => act(async () => fake.happen(...event))
const list = 'GET notifications?limit=50'

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => Response.json([notification('a'), notification('b')]))
  useSession.setState({ token: 'ficha', user: { id: 'ana' } as never })
  await openSocket('ficha')
})
afterEach(() => {
  fake.answer = async () => ({})
  closeSocket()
  useSession.setState({ token: null, user: null })
  vi.useRealTimers()
})

test('what is stored shows, with its count, until the server has answered', async () => {
  localStorage.setItem('notifications:ana', JSON.stringify([notification('stored')]))
  runHook(() => useLiveNotifications('ana'), { client: queryClient })
  expect([ids(), unread(), calls()]).toEqual([['stored'], 1, []])
  await happen('connect')
  expect([ids(), unread()]).toEqual([['a', 'b'], 2])
})

test('without a connection the list is fetched after 5 s and then each minute; with one, once the channel is joined', async () => {
  runHook(() => useLiveNotifications('ana'), { client: queryClient })
  await pass(4900)
  expect(calls()).toEqual([])
  await pass(200)
  expect(calls()).toEqual([list])
  await pass(59_000)
  expect(calls()).toHaveLength(1)
  await pass(2000)
  expect(calls()).toHaveLength(2)
  fake.answer = async (...emitted) => {
    expect([emitted, calls().length]).toEqual([['joinNotificationChannel', { userId: 'ana' }], 2])
    return { unread: 7 }
  }
  await happen('connect')
  await pass(0)
  expect(calls()).toHaveLength(3)
  await pass(300_000)
  expect(calls()).toHaveLength(3)
  await happen('disconnect', 'transport close')
  await pass(61_000)
  expect(calls()).toHaveLength(4)
})

test('the channel brings what is unread of messages, over what was still being fetched and counted before', async () => {
  const late = Promise.withResolvers<Response>()
  fetched.mockImplementation(async (address) => (String(address).includes('chat/unread') ? late.promise : Response.json([])))
  runHook(() => useLiveNotifications('ana'), { client: queryClient })
  const counted = runHook(() => useNewsOfMessages(), { client: queryClient })
  const messages = { conversations: 2, requests: 0, newestRequestAt: null }
  fake.answer = async () => ({ unread: 0, messages })
  await happen('connect')
  await pass(0)
  late.resolve(Response.json({ ...messages, conversations: 1 }))
  await pass(20_000)
  expect(queryClient.getQueryData(conversationsKey)).toEqual(messages)
  expect(calls().filter((call) => call.includes('chat/unread'))).toHaveLength(1)
  fake.answer = async () => ({ unread: 0, messages: { ...messages, conversations: 3 } })
  await happen('disconnect', 'transport close')
  await happen('connect')
  await pass(0)
  expect(queryClient.getQueryData(conversationsKey)).toMatchObject({ conversations: 3 })
  counted.unmount()
})

test('a message that comes while the channel is joined is not lost by a count from before it', async () => {
  const messages = { conversations: 1, requests: 0, newestRequestAt: null }
  fetched.mockImplementation(async (address) =>
    Response.json(String(address).includes('chat/unread') ? { ...messages, conversations: 2 } : []),
  )
  runHook(() => useLiveNotifications('ana'), { client: queryClient })
  const counted = runHook(() => useNewsOfMessages(), { client: queryClient })
  fake.answer = async () => {
    fake.happen('*', 'message', {})
    return { unread: 0, messages }
  }
  await happen('connect')
  await pass(10_000)
  expect(queryClient.getQueryData(conversationsKey)).toMatchObject({ conversations: 2 })
  counted.unmount()
})

test('a change made elsewhere fetches the list; what the server tells of a change made here does not', async () => {
  const changes = runHook(() => useChangeNotifications('ana'), { client: queryClient })
  runHook(() => useLiveNotifications('ana'), { client: queryClient })
  await happen('connect')
  await pass(0)
  expect([calls(), unread()]).toEqual([[list], 2])
  fetched.mockImplementation(async () => Response.json({ unread: 1 }))
  await act(async () => changes.result.current.remove(notification('a')))
  await happen('*', 'unreadNotifications', { unread: 1 })
  expect([calls(), ids(), unread()]).toEqual([[list, 'DELETE notifications/a'], ['b'], 1])
  fetched.mockImplementation(async () => Response.json([]))
  await happen('*', 'unreadNotifications', { unread: 0 })
  await pass(0)
  expect([calls().length, ids(), unread()]).toEqual([3, [], 0])
  changeList('ana', () => [notification('c')])
  await pass(4000)
  await happen('*', 'unreadNotifications', { unread: 0 })
  await pass(0)
  expect([calls().length, ids()]).toEqual([4, []])
})
