import { expect, test, vi } from 'vitest'
import type { Ctx } from '../context.ts'
import { createTicking } from './ticking.ts'

const aTicking = (run: () => Promise<void>) => {
  const error = vi.fn()
  const log = { info: () => undefined, warn: () => undefined, error }
  const worker = { module: 'prueba', schedules: { ask: { everySeconds: 2, run } } }
  return { ticking: createTicking([worker], () => ({}) as Ctx, log), error }
}

test('what fails every few seconds is told once, and again after it went well', async () => {
  let isHere = false
  const { ticking, error } = aTicking(() => (isHere ? Promise.resolve() : Promise.reject(new Error('Redis is away'))))
  for (let round = 0; round < 3; round++) await ticking.round()
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'prueba.ask' }), 'jobs')
  isHere = true
  await ticking.round()
  isHere = false
  for (let round = 0; round < 2; round++) await ticking.round()
  expect(error).toHaveBeenCalledTimes(2)
})

test('a round that takes longer leaves out those that fall into it, and is waited for at the end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn(() => promise)
  const { ticking } = aTicking(run)
  const [first, second] = [ticking.round(), ticking.round()]
  expect(run).toHaveBeenCalledTimes(1)
  let hasStopped = false
  const stopped = ticking.stop().then(() => {
    hasStopped = true
  })
  await Promise.resolve()
  expect(hasStopped).toBe(false)
  resolve()
  await Promise.all([first, second, stopped])
  await ticking.round()
  expect(run).toHaveBeenCalledTimes(2)
})
