import type { ServerEventPayload, ServerEvents } from '@feria/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefusals } from './refusals.ts'

type Refusal = ServerEventPayload<ServerEvents['error']>

const refusal = (event: string): Refusal => ({ event, status: 400, error: 'bad-input', message: 'No.', msg: 'No.', requestId: 'r' })

let reported: [event: string, error: string, count: number | undefined][]
let refusals: ReturnType<typeof createRefusals>
const refuse = (times: number, event = 'joinRoom') => {
  for (let n = 0; n < times; n++) refusals.report(refusal(event))
}
const one = (event = 'joinRoom') => [event, 'bad-input', undefined]

beforeEach(() => {
  vi.useFakeTimers()
  reported = []
  refusals = createRefusals(({ event, error, count }) => reported.push([event, error, count]))
})
afterEach(() => void vi.useRealTimers())

test('the first five in a second are reported one by one, the rest by one event at its end that names the last', () => {
  refuse(7)
  refuse(1, 'sendMessage')
  expect(reported).toEqual(Array.from({ length: 5 }, () => one()))
  vi.advanceTimersByTime(1000)
  expect(reported.slice(5)).toEqual([['sendMessage', 'refused-more', 3]])
})

test('each second counts anew, from its first refusal on', () => {
  refuse(8)
  vi.advanceTimersByTime(1000)
  reported.length = 0
  refuse(6, 'presence')
  expect(reported).toEqual(Array.from({ length: 5 }, () => one('presence')))
  vi.advanceTimersByTime(1000)
  expect(reported.slice(5)).toEqual([['presence', 'refused-more', 1]])
})

test('a second with few refusals ends silently, and so does a connection that closes', () => {
  refuse(5)
  vi.advanceTimersByTime(1000)
  expect(reported).toHaveLength(5)
  refuse(9)
  refusals.end()
  vi.advanceTimersByTime(5000)
  expect(reported).toHaveLength(10)
})
