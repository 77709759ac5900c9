import { expect, test, vi } from 'vitest'
import type { Market } from '../../engines/marketplaces/marketplaces.ts'
import { fakeMarket } from '../../testing/fake-markets.ts'
import { askMarket } from './ask-market.ts'

test('[SRCH-02] a marketplace that throws or never answers is «sin respuesta»', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const broken = fakeMarket('Amazon', () => Promise.reject(new Error('boom')))
  expect(await askMarket({ log }, broken, 'mesa', {}, null)).toEqual({ state: 'sin respuesta', offers: [], total: null })
  expect(log.error).toHaveBeenCalledOnce()
  vi.useFakeTimers()
  const hanging = askMarket(
    { log },
    fakeMarket('Alibaba', () => new Promise(() => undefined)),
    'mesa',
    {},
    null,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await hanging).state).toBe('sin respuesta')
  vi.useRealTimers()
})

test('[SRCH-29] a marketplace is asked for dollars: bounds in pesos take the rate, a cent wider; without one none', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const asked: unknown[] = []
  const market: Market = {
    ...fakeMarket('Amazon'),
    search: async ({ minUsdCents, maxUsdCents }) => {
      asked.push([minUsdCents, maxUsdCents])
      return { state: 'ok', offers: [], total: 0 }
    },
  }
  await askMarket({ log }, market, 'mesa', { minPrice: 10.5, maxPrice: 20 }, 150_000)
  await askMarket({ log }, market, 'mesa', { minPrice: 1000, maxPrice: 1000, currency: 'ARS' }, 150_000)
  await askMarket({ log }, market, 'mesa', { maxPrice: 3000, currency: 'ARS' }, 150_000)
  await askMarket({ log }, market, 'mesa', { minPrice: 1000, maxPrice: 3000, currency: 'ARS' }, null)
  expect(asked).toEqual([
    [1050, 2000],
    [66, 67],
    [undefined, 200],
    [undefined, undefined],
  ])
})
