// @vitest-environment happy-dom
import '../../testing/leave-nothing.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fake } from '../../testing/fake-socket.ts'
import { runHook } from '../../testing/run-hook.tsx'

vi.mock('socket.io-client', () => import('../../testing/fake-socket.ts'))

const api = await import('@feria/contract/routes')
const { queryClient } = await import('../../lib/query-client.ts')
const { queryKey } = await import('../../lib/use-route.ts')
const { closeSocket, openSocket } = await import('../../lib/socket.ts')
const { useNewsOfMessages } = await import('./use-news-of-messages.ts')

const key = queryKey(api.chat.unread, {})
const isOld = () => queryClient.getQueryState(key)?.isInvalidated
const open = () => runHook(useNewsOfMessages, { client: queryClient })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  closeSocket()
  await openSocket('ficha')
  queryClient.setQueryData(key, { unread: 0, newestRequestAt: null })
})
afterEach(closeSocket)

test('messages that came before the connection are counted once it opens', () => {
  open()
  expect(isOld()).toBe(false)
  fake.happen('connect')
  expect(isOld()).toBe(true)
})

test('a count made while connected is right until something happens, or the connection was lost', () => {
  fake.happen('connect')
  open()
  expect(isOld()).toBe(false)
  const count = () => queryClient.setQueryData(key, { unread: 0, newestRequestAt: null })
  for (const name of ['message', 'chatRequest', 'readPosition']) {
    count()
    vi.advanceTimersByTime(2000)
    fake.happen('*', name, {})
    expect(isOld(), name).toBe(true)
  }
  count()
  vi.advanceTimersByTime(2000)
  fake.happen('disconnect', 'transport close')
  fake.happen('connect')
  expect(isOld()).toBe(true)
})
