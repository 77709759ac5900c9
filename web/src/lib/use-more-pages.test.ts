import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { useSession } from './session.ts'
import { type ListPage, useMorePages } from './use-more-pages.ts'

const first: ListPage<number> = { items: [1, 2], next: 'b' }
const pages: Record<string, ListPage<number>> = { b: { items: [3], next: 'c' }, c: { items: [4], next: null } }
const ask = vi.fn(async (cursor: string) => pages[cursor] as ListPage<number>)
const list = (key: string) => runHook(() => useMorePages(key, first, ask)).result

afterEach(() => {
  ask.mockClear()
  useSession.getState().signOut()
  vi.useRealTimers()
})

test('a list goes on after its first page until there is no more, and asks once for each', async () => {
  const shown = list('all')
  expect(shown.current).toMatchObject({ items: [1, 2], hasMore: true, isFetchingMore: false })
  act(() => shown.current.fetchMore())
  expect(shown.current.isFetchingMore).toBe(true)
  act(() => shown.current.fetchMore())
  await waitFor(() => expect(shown.current).toMatchObject({ items: [1, 2, 3], hasMore: true, isFetchingMore: false }))
  await act(async () => shown.current.fetchMore())
  expect(shown.current).toMatchObject({ items: [1, 2, 3, 4], hasMore: false })
  await act(async () => shown.current.fetchMore())
  expect(ask.mock.calls).toEqual([['b'], ['c']])
})

test('a page that fails is asked for again', async () => {
  ask.mockRejectedValueOnce(new TypeError('no network'))
  const shown = list('weak')
  await act(async () => shown.current.fetchMore())
  expect(shown.current).toMatchObject({ items: [1, 2], hasFailed: true, isFetchingMore: false })
  await act(async () => shown.current.fetchMore())
  expect(shown.current).toMatchObject({ items: [1, 2, 3], hasFailed: false })
})

test('going back to a list shows as much of it as before, for five minutes and until the session ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const shown = list('kept')
  await act(async () => shown.current.fetchMore())
  expect(list('kept').current.items).toEqual([1, 2, 3])
  expect(list('other').current.items).toEqual([1, 2])
  vi.setSystemTime(300_000)
  expect(list('kept').current.items).toEqual([1, 2])
  vi.setSystemTime(0)
  useSession.getState().signOut()
  expect(list('kept').current.items).toEqual([1, 2])
})

test('what arrives after the list has become another one is not shown in it', async () => {
  let key = 'old'
  const shown = runHook(() => useMorePages(key, first, ask))
  let arrive: (page: ListPage<number>) => void = () => undefined
  ask.mockReturnValueOnce(
    new Promise((done) => {
      arrive = done
    }),
  )
  act(() => shown.result.current.fetchMore())
  key = 'new'
  shown.rerender()
  expect(shown.result.current).toMatchObject({ items: [1, 2], isFetchingMore: false })
  await act(async () => arrive({ items: [9], next: null }))
  expect(shown.result.current.items).toEqual([1, 2])
})
