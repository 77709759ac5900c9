import * as api from '@feria/contract/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchList } from './fetch-list.ts'

afterEach(() => vi.unstubAllGlobals())

/** A list of so many rows, answered in pages as the server does. */
const serve = (total: number) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const at = Number(new URL(address, 'http://feria').searchParams.get('cursor') ?? 0)
    const rows = Array.from({ length: Math.min(100, total - at) }, (_, n) => ({ id: at + n }))
    const next: Record<string, string> = at + 100 < total ? { link: `</api/v1/users?cursor=${at + 100}>; rel="next"` } : {}
    return new Response(JSON.stringify(rows), { headers: { 'content-type': 'application/json', ...next } })
  })
  return asked
}
const { signal } = new AbortController()

test('every page of the filtered list is read, a hundred rows each, and counted on the way', async () => {
  const asked = serve(250)
  const counts: number[] = []
  const { items, hasMore } = await fetchList(api.accounts.list, { role: 'user', search: '' }, { signal, onProgress: (n) => counts.push(n) })
  expect([items.length, hasMore, counts]).toEqual([250, false, [100, 200, 250]])
  expect(asked).toEqual(['', '&cursor=100', '&cursor=200'].map((rest) => `/api/v1/users?role=user&limit=100${rest}`))
})

test('it ends at ten thousand rows and says whether there are more', async () => {
  const read = async (total: number) => {
    serve(total)
    const { items, hasMore } = await fetchList(api.accounts.list, {}, { signal, onProgress: () => undefined })
    return [items.length, hasMore]
  }
  expect(await read(10_001)).toEqual([10_000, true])
  expect(await read(10_000)).toEqual([10_000, false])
  expect(await read(0)).toEqual([0, false])
})
