import type { Currency } from '@feria/contract/money'
import * as api from '@feria/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKey } from '../../lib/use-route.ts'
import { runHook } from '../../testing/run-hook.tsx'
import type { Basket } from './basket.ts'
import { useCharge } from './use-charge.ts'
import { useFollowedOrder } from './use-followed-order.ts'

let status: string
let asked: string[]
let client: QueryClient

beforeEach(() => {
  status = 'reservada'
  asked = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('/api/v1/', ''))
    return Response.json(address.includes('rate') ? { rate: { ars: 1500, since: '2026-11-20T12:00:00Z' } } : { id: 'o1', status })
  })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

test('an order is polled every 3 s until it is resolved, and then invalidates dependent queries', async () => {
  const list = queryKey(api.orders.list, { query: {} })
  client.setQueryData(list, [])
  const page = runHook(() => useFollowedOrder('o1'), { client })
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
  await pass(10)
  await pass(3000)
  expect([asked.length, page.result.current.order?.status, client.getQueryState(list)?.isInvalidated]).toEqual([2, 'reservada', false])
  status = 'pendiente'
  await pass(3000)
  expect([asked.length, page.result.current.order?.status, client.getQueryState(list)?.isInvalidated]).toEqual([3, 'pendiente', true])
  await pass(60_000)
  expect(asked).toHaveLength(3)
})

test('after two minutes polling stops, until the member asks for it', async () => {
  const page = runHook(() => useFollowedOrder('o1'), { client })
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
  await pass(121_000)
  const before = asked.length
  expect(page.result.current.isFollowed).toBe(false)
  await pass(60_000)
  expect(asked).toHaveLength(before)
  await act(async () => page.result.current.follow())
  await pass(3010)
  expect([page.result.current.isFollowed, asked.length]).toEqual([true, before + 2])
})

test('a rate is fetched where the charge is in another currency, and not for a free product', async () => {
  const basket = { total: 10, currency: 'USD', due: null } as Basket
  let now: [Basket | null, Currency[] | undefined] = [null, ['ARS']]
  const page = runHook(() => useCharge(...now), { client })
  const asks = async (...next: typeof now) => {
    now = next
    page.rerender()
    await act(async () => vi.advanceTimersByTimeAsync(10))
    return asked.length
  }
  expect(await asks(basket, undefined)).toBe(0)
  expect(await asks({ ...basket, total: 0 }, ['ARS'])).toBe(0)
  expect(await asks(basket, ['USD'])).toBe(0)
  expect(page.result.current.charge).toEqual({ kind: 'price' })
  expect(await asks(basket, ['ARS'])).toBe(1)
  expect(page.result.current.charge).toMatchObject({ kind: 'about', amount: 15_000 })
})
