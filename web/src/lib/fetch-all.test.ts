import * as api from '@feria/contract/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchAll } from './fetch-all.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers with these pages, each but the last naming the next. */
const answering = (...pages: string[][]) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const link = asked.length < pages.length ? { link: `</api/v1/favorites?cursor=c${asked.length}>; rel="next"` } : undefined
    return Response.json(
      pages[asked.length - 1]?.map((id) => ({ id })),
      { headers: link },
    )
  })
  return asked
}
const fetched = async (most: number) => (await fetchAll(api.favorites.list, most, new AbortController().signal)).map(({ id }) => id)

test('a list comes page by page, in its order, until there is none', async () => {
  const asked = answering(['a', 'b'], ['c'], ['d'])
  expect(await fetched(500)).toEqual(['a', 'b', 'c', 'd'])
  expect(asked).toEqual(['', '&cursor=c1', '&cursor=c2'].map((cursor) => `/api/v1/favorites?limit=100${cursor}`))
})

test('no page is asked for once there are enough, and a refused one refuses the list', async () => {
  const asked = answering(['a', 'b'], ['c'], ['d'])
  expect(await fetched(3)).toEqual(['a', 'b', 'c'])
  expect(asked).toHaveLength(2)
  vi.stubGlobal('fetch', async () => Response.json({ error: 'internal' }, { status: 403 }))
  await expect(fetched(3)).rejects.toMatchObject({ status: 403 })
})
