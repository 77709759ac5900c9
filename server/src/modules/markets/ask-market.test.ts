import { expect, test, vi } from 'vitest'
import { fakeMarket } from '../../testing/fake-markets.ts'
import { askMarket } from './ask-market.ts'

test('[SRCH-02] a marketplace that throws or never answers is «sin respuesta»', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const broken = fakeMarket('Amazon', () => Promise.reject(new Error('boom')))
  expect(await askMarket({ log }, broken, 'mesa', {})).toEqual({ state: 'sin respuesta', offers: [], total: null })
  expect(log.error).toHaveBeenCalledOnce()
  vi.useFakeTimers()
  const hanging = askMarket(
    { log },
    fakeMarket('Alibaba', () => new Promise(() => undefined)),
    'mesa',
    {},
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await hanging).state).toBe('sin respuesta')
  vi.useRealTimers()
})
