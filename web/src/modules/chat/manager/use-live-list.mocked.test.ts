// @vitest-environment happy-dom
import '../../../testing/leave-nothing.ts'
import type { ChatMessage, Conversation } from '@feria/contract/chat/schemas'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fake } from '../../../testing/fake-socket.ts'
import { runHook } from '../../../testing/run-hook.tsx'

vi.mock('socket.io-client', () => import('../../../testing/fake-socket.ts'))

const api = await import('@feria/contract/routes')
const { queryKey } = await import('../../../lib/use-route.ts')
const { closeSocket, openSocket } = await import('../../../lib/socket.ts')
const { useSession } = await import('../../../lib/session.ts')
const { useLiveList } = await import('./use-live-list.ts')

const key = queryKey(api.chat.conversations, { query: {} })
const at = new Date(Date.UTC(2026, 10, 20)).toISOString()
const shown = { roomId: 'a', unread: 1, lastAt: at, lastMessage: { seq: 1 } } as Conversation
let client: QueryClient
const isOld = () => client.getQueryState(key)?.isInvalidated
const first = () => client.getQueryData<{ pages: { items: Conversation[] }[] }>(key)?.pages[0]?.items[0]
const fill = () => client.setQueryData(key, { pages: [{ items: [shown], next: null }], pageParams: [null] })
const open = () => runHook(useLiveList, { client })

beforeEach(async () => {
  client = new QueryClient()
  useSession.setState({ token: 'ficha', user: { id: 'yo' } as never })
  closeSocket()
  await openSocket('ficha')
  fill()
})
afterEach(() => {
  vi.useRealTimers()
  closeSocket()
  useSession.setState({ token: null, user: null })
})

test('the list follows messages and reads elsewhere, and reloads where it may be incomplete', async () => {
  fake.happen('connect')
  const list = open()
  expect(isOld()).toBe(false)
  fake.happen('*', 'message', { roomId: 'a', seq: 2, senderId: 'ana', content: 'hola', timestamp: at } as ChatMessage)
  expect(first()).toMatchObject({ unread: 2, lastMessage: { content: 'hola' } })
  fake.happen('*', 'readPosition', { roomId: 'a', userId: 'ana', seq: 2 })
  expect(first()?.unread).toBe(2)
  fake.happen('*', 'readPosition', { roomId: 'a', userId: 'yo', seq: 2 })
  expect(first()?.unread).toBe(0)
  fake.happen('*', 'chatRequest', { status: 'pending' })
  expect(isOld()).toBe(false)
  const news: [string, unknown][] = [
    ['resync', {}],
    ['chatRequest', { status: 'accepted' }],
    ['message', { roomId: 'unknown', seq: 1, senderId: 'ana', timestamp: at }],
  ]
  for (const [name, payload] of news) {
    fill()
    fake.happen('*', name, payload)
    expect(isOld(), name).toBe(true)
  }
  fill()
  fake.happen('disconnect', 'transport close')
  fake.happen('connect')
  expect(isOld()).toBe(true)
  list.unmount()
  fill()
  fake.happen('*', 'resync', {})
  expect(isOld()).toBe(false)
})

test('a list that was there before the connection is loaded anew: what was written in between did not come', () => {
  open()
  expect(isOld()).toBe(false)
  fake.happen('connect')
  expect(isOld()).toBe(true)
})

test('without a connection the list reloads every 15 s while the page is visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const list = open()
  vi.advanceTimersByTime(14_999)
  expect(isOld()).toBe(false)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(15_000)
  expect(isOld()).toBe(false)
  seen.mockRestore()
  vi.advanceTimersByTime(15_000)
  expect(isOld()).toBe(true)
  list.unmount()
  fill()
  vi.advanceTimersByTime(60_000)
  expect(isOld(), 'once the list was left').toBe(false)
})
