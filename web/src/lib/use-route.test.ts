import * as api from '@feria/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { queryKey, useAction, usePages } from './use-route.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const run = <T>(useIt: () => T) => runHook(useIt, { client })
const refused = { error: 'internal', message: 'No.' }

afterEach(() => client.clear())

test('an action invalidates its named queries when it succeeds, and none when it fails', async () => {
  const keys = [queryKey(api.favorites.ids, {}), queryKey(api.chat.unread, {})]
  for (const key of keys) client.setQueryData(key, [])
  const old = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(refused, { status: 500 }))
  vi.stubGlobal('fetch', fetched)
  const [succeeded, failed] = [vi.fn(), vi.fn()]
  const add = run(() =>
    useAction(api.favorites.add, {
      refreshes: [api.favorites.ids],
      headers: { 'idempotency-key': 'k' },
      onSuccess: succeeded,
      onError: failed,
    }),
  )
  const press = () => act(async () => add.result.current.mutateAsync({ params: { productId: 'p1' } }).catch(() => undefined))
  await press()
  expect([succeeded.mock.calls.length, failed.mock.calls.length, old()]).toEqual([0, 1, [false, false]])
  fetched.mockImplementation(async () => Response.json({ count: 1 }))
  await press()
  expect([succeeded.mock.calls.length, failed.mock.calls.length, old()]).toEqual([1, 1, [true, false]])
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ 'idempotency-key': 'k' })
})

test('each page is fetched with the cursor of the one before, to the last', async () => {
  const next = (cursor: string) => ({ headers: { link: `<http://x/y?cursor=${cursor}>; rel="next"` } })
  const answers = [Response.json([{ id: 'a' }, { id: 'b' }], next('zwei')), Response.json([{ id: 'c' }])]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/.*\?/, ''))
    return answers.shift()
  })
  // Kept apart from the same list where it is asked for as a whole.
  client.setQueryData(queryKey(api.orders.contacts, { query: {} }), [])
  const list = run(() => usePages(api.orders.contacts, { query: {} }))
  const shown = () => ({ ids: list.result.current.items.map(({ id }) => id), hasMore: list.result.current.hasMore })
  await expect.poll(shown).toEqual({ ids: ['a', 'b'], hasMore: true })
  await act(async () => list.result.current.fetchMore())
  await expect.poll(shown).toEqual({ ids: ['a', 'b', 'c'], hasMore: false })
  expect(asked).toEqual(['limit=20', 'limit=20&cursor=zwei'])
})

test('a list with a page size requests as many, and a last page of another size requests no more', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/.*\?/, ''))
    return Response.json([{ id: 'a' }])
  })
  const list = run(() => usePages(api.orders.contacts, { query: { limit: 50 } }))
  await expect.poll(() => list.result.current.isPending).toBe(false)
  await act(async () => list.result.current.fetchMore())
  expect([asked, list.result.current.hasMore]).toEqual([['limit=50'], false])
})

test('while another list loads the previous one stays, where that is set', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('limit=7') ? new Promise<Response>(() => undefined) : Response.json([{ id: 'a' }]),
  )
  for (const [keepsPrevious, ids] of [
    [true, ['a']],
    [false, []],
  ] as const) {
    let limit = 5
    const list = run(() => usePages(api.orders.contacts, { query: { limit } }, { keepsPrevious }))
    await expect.poll(() => list.result.current.items.length).toBe(1)
    limit = 7
    list.rerender()
    expect(list.result.current.items.map(({ id }) => id)).toEqual(ids)
    list.unmount()
    client.clear()
  }
})
