import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReader } from './reader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the read mark is sent at most once a second, up to the newest message that was seen', async () => {
  let known = 3
  const sent: number[] = []
  const read = createReader({
    isNews: (seq) => seq > known,
    send: async (seq) => {
      sent.push(seq)
      known = seq
    },
  })
  read(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual([])
  for (const seq of [6, 8, 5]) read(seq)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([8])
  for (const seq of [9, 12, 10]) read(seq)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([8])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([8, 12])
})

test('a read mark that could not be sent is sent with the next message', async () => {
  const send = vi.fn(async () => Promise.reject(new Error('no network')))
  const read = createReader({ isNews: () => true, send })
  read(1)
  await vi.advanceTimersByTimeAsync(1000)
  read(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(send.mock.calls).toEqual([[1], [2]])
})
