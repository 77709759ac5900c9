import { expect, test, vi } from 'vitest'
import type { Ctx } from '../context.ts'
import { createIntervals } from './intervals.ts'

const someIntervals = (run: () => Promise<void>) => {
  const error = vi.fn()
  const log = { info: () => undefined, warn: () => undefined, error }
  const worker = { module: 'prueba', schedules: { ask: { everySeconds: 2, run } } }
  return { intervals: createIntervals([worker], () => ({}) as Ctx, log), error }
}

test('what fails every few seconds is told once, and again after it went well', async () => {
  let isHere = false
  const { intervals, error } = someIntervals(() => (isHere ? Promise.resolve() : Promise.reject(new Error('Redis is away'))))
  for (let round = 0; round < 3; round++) await intervals.runAll()
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'prueba.ask' }), 'jobs')
  isHere = true
  await intervals.runAll()
  isHere = false
  for (let round = 0; round < 2; round++) await intervals.runAll()
  expect(error).toHaveBeenCalledTimes(2)
})

test('a round that takes longer leaves out those that fall into it, and is waited for at the end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn(() => promise)
  const { intervals } = someIntervals(run)
  const [first, second] = [intervals.runAll(), intervals.runAll()]
  expect(run).toHaveBeenCalledTimes(1)
  let hasStopped = false
  const stopped = intervals.stop().then(() => {
    hasStopped = true
  })
  await Promise.resolve()
  expect(hasStopped).toBe(false)
  resolve()
  await Promise.all([first, second, stopped])
  await intervals.runAll()
  expect(run).toHaveBeenCalledTimes(2)
})
