import { beforeEach, expect, test, vi } from 'vitest'
import { fake } from '../testing/fake-socket.ts'

vi.mock('socket.io-client', () => import('../testing/fake-socket.ts'))

const { useSession } = await import('./session.ts')
const { closeSocket, on, onConnected, openSocket, emit, useSocketState } = await import('./socket.ts')

beforeEach(async () => {
  closeSocket()
  await openSocket('ficha')
  fake.opened = 0
})

test('[RT-01] reconnects after 1 s at first and at most 5 s', () =>
  expect(fake.options).toMatchObject({ reconnectionDelay: 1000, reconnectionDelayMax: 5000 }))

test('[RT-02] waits 20 s for a connection', () => expect(fake.options).toMatchObject({ timeout: 20_000 }))

test('[RT-03] spreads the pauses by half', () => expect(fake.options).toMatchObject({ randomizationFactor: 0.5 }))

test('[RT-04] sends the session’s token, by WebSocket only, and retries for ever', () => {
  expect(fake.options).toMatchObject({ auth: { token: 'ficha' }, transports: ['websocket'] })
  expect(fake.options).not.toHaveProperty('reconnectionAttempts')
})

test('joins again after every reconnection, and receives events across all of them until unsubscribed', () => {
  const join = vi.fn()
  const onResync = vi.fn()
  const stop = [onConnected(join), on('resync', onResync)]
  expect(join).not.toHaveBeenCalled()
  fake.happen('connect')
  expect(useSocketState.getState().isConnected).toBe(true)
  fake.happen('disconnect', 'transport close')
  expect(useSocketState.getState().isConnected).toBe(false)
  fake.happen('connect')
  fake.happen('*', 'resync', {})
  for (const end of stop) end()
  fake.happen('*', 'resync', {})
  expect([join.mock.calls.length, onResync.mock.calls.length]).toEqual([2, 1])
})

test('emits nothing without a connection; a refusal and a missing answer are failures of a call', async () => {
  await expect(emit('joinRoom', { roomId: 'x' })).rejects.toMatchObject({ status: 0, code: 'offline' })
  fake.happen('connect')
  fake.answer = async () => ({ status: 403, error: 'chat.not-yours', message: 'Esa conversación es de otras personas.' })
  await expect(emit('joinRoom', { roomId: 'x' })).rejects.toMatchObject({ status: 403, code: 'chat.not-yours' })
  fake.answer = () => Promise.reject(new Error('timeout'))
  await expect(emit('joinRoom', { roomId: 'x' })).rejects.toMatchObject({ status: 0 })
  fake.answer = async () => ({ roomId: 'x', lastSeq: 3 })
  expect(await emit('joinRoom', { roomId: 'x' })).toMatchObject({ lastSeq: 3 })
})

test('of two sessions opened at once only the second gets a connection, and none after it was closed', async () => {
  fake.options = {}
  await Promise.all([openSocket('primera'), openSocket('segunda')])
  expect([fake.options.auth, fake.opened]).toEqual([{ token: 'segunda' }, 1])
  const opening = openSocket('tercera')
  closeSocket()
  await opening
  expect([fake.options.auth, fake.opened]).toEqual([{ token: 'segunda' }, 1])
})

test('a connection closed by the server is retried, since the session may still be valid', () => {
  vi.useFakeTimers()
  fake.happen('connect')
  const before = fake.connects
  fake.happen('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(1000)
  expect(fake.connects).toBe(before + 1)
  vi.useRealTimers()
})

test('a refused handshake ends the session that it was of, not one that was opened meanwhile', () => {
  const refuse = () => fake.happen('connect_error', Object.assign(new Error('no'), { data: { error: 'accounts.sign-in' } }))
  useSession.setState({ token: 'otra', user: { id: 'bea' } as never })
  refuse()
  expect(useSession.getState().token).toBe('otra')
  useSession.setState({ token: 'ficha' })
  refuse()
  expect(useSession.getState()).toMatchObject({ token: null, endedBy: 'server' })
})
