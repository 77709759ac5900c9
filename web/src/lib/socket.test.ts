import { beforeEach, expect, test, vi } from 'vitest'

type Handler = (...args: unknown[]) => void

/** The library's client, as far as it is used: what it was opened with, and what it is told. */
const fake = vi.hoisted(() => {
  const handlers = new Map<string, Handler>()
  const client = {
    options: {} as Record<string, unknown>,
    connected: false,
    answer: (_name: string, _payload: unknown): Promise<unknown> => Promise.resolve({}),
    connects: 0,
    on: (name: string, handler: Handler) => void handlers.set(name, handler),
    onAny: (handler: Handler) => void handlers.set('*', handler),
    connect: () => {
      client.connects += 1
    },
    disconnect: () => {
      client.connected = false
    },
    timeout: () => ({ emitWithAck: (name: string, payload: unknown) => client.answer(name, payload) }),
    /** Something happens to the connection. */
    happen: (name: string, ...args: unknown[]) => {
      if (name === 'connect') client.connected = true
      if (name === 'disconnect') client.connected = false
      handlers.get(name)?.(...args)
    },
  }
  return client
})
vi.mock('socket.io-client', () => ({
  io: (options: Record<string, unknown>) => {
    fake.options = options
    return fake
  },
}))

const { closeSocket, hear, onConnected, openSocket, say, useSocketState } = await import('./socket.ts')

beforeEach(async () => {
  closeSocket()
  await openSocket('ficha')
})

test('[RT-01, RT-02, RT-03, RT-04] connects with the session’s token and the stated pauses, by WebSocket alone', () => {
  expect(fake.options).toMatchObject({
    auth: { token: 'ficha' },
    transports: ['websocket'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  })
  expect(fake.options).not.toHaveProperty('reconnectionAttempts')
})

test('joins again after every reconnection, and hears over all of them until told to stop', () => {
  const join = vi.fn()
  const heard = vi.fn()
  const stop = [onConnected(join), hear('resync', heard)]
  expect(join).not.toHaveBeenCalled()
  fake.happen('connect')
  expect(useSocketState.getState().isConnected).toBe(true)
  fake.happen('disconnect', 'transport close')
  expect(useSocketState.getState().isConnected).toBe(false)
  fake.happen('connect')
  fake.happen('*', 'resync', {})
  for (const end of stop) end()
  fake.happen('*', 'resync', {})
  expect([join.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1])
})

test('says nothing without a connection; a refusal and a missing answer are failures of a call', async () => {
  await expect(say('joinRoom', { roomId: 'x' })).rejects.toMatchObject({ status: 0, code: 'offline' })
  fake.happen('connect')
  fake.answer = async () => ({ status: 403, error: 'chat.not-yours', message: 'Esa conversación es de otras personas.' })
  await expect(say('joinRoom', { roomId: 'x' })).rejects.toMatchObject({ status: 403, code: 'chat.not-yours' })
  fake.answer = () => Promise.reject(new Error('timeout'))
  await expect(say('joinRoom', { roomId: 'x' })).rejects.toMatchObject({ status: 0 })
  fake.answer = async () => ({ roomId: 'x', lastSeq: 3 })
  expect(await say('joinRoom', { roomId: 'x' })).toMatchObject({ lastSeq: 3 })
})

test('a connection that the server ended is tried again, since the session may still be good', () => {
  vi.useFakeTimers()
  fake.happen('connect')
  const before = fake.connects
  fake.happen('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(1000)
  expect(fake.connects).toBe(before + 1)
  vi.useRealTimers()
})
