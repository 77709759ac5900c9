import type { Product } from '@feria/contract/catalogue/schemas'
import { act, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { useIsFavorite } from './derived-favorites.ts'
import { storedFavorites } from './favorites-query.ts'
import { toggleFavorite } from './toggle-favorite.ts'
import { useSeenFavorites } from './use-seen-favorites.ts'

const product = (id: string) => ({ id, name: id }) as Product
let answer: () => Response | Promise<Response>
const asked = vi.fn()

beforeEach(() => {
  asked.mockClear()
  answer = () => Response.json([product('silla'), product('mesa')])
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked(`${method} ${address}`)
    return method === 'GET' ? answer() : Response.json({ count: 1 })
  })
  storedFavorites.keep('ana', [product('mesa')])
  useSession.setState({ user: { id: 'ana' } as never, token: 'of-ana', isRestored: true })
})

/** The page and a page full of hearts. */
const openPage = () => {
  const useAll = () => ({ hearts: ['mesa', 'silla', 'radio'].map(useIsFavorite), page: useSeenFavorites('ana') })
  return runHook(useAll, { client: queryClient }).result
}
const idsOf = ({ seen }: ReturnType<typeof useSeenFavorites>) => seen.map(({ product: { id } }) => id)

test('a heart shows no favourite on the server and while hydrating, and fetches nothing', () => {
  const shown: boolean[] = []
  const Heart = () => {
    shown.push(useIsFavorite('mesa'))
    return null
  }
  renderToString(createElement(Heart))
  render(createElement(Heart), { hydrate: true })
  expect(shown).toEqual([false, false, true])
  expect(asked).not.toHaveBeenCalled()
})

test('the page shows what is stored at once and asks the server once, whatever hearts are on it', async () => {
  const result = openPage()
  expect([idsOf(result.current.page), result.current.page.isLoading, result.current.hearts]).toEqual([['mesa'], true, [true, false, false]])
  await waitFor(() => expect(result.current.page.isLoading).toBe(false))
  expect([idsOf(result.current.page), result.current.hearts]).toEqual([
    ['silla', 'mesa'],
    [true, true, false],
  ])
  expect(asked.mock.calls).toEqual([['GET /api/v1/favorites?limit=100']])
})

test('while the server refuses, stored ones stay, with the error; a press is not taken for its answer', async () => {
  answer = () => Response.json({ error: 'internal' }, { status: 403 })
  const result = openPage()
  await waitFor(() => expect(result.current.page.error).not.toBeNull())
  expect([idsOf(result.current.page), result.current.page.isLoading]).toEqual([['mesa'], false])
  await act(() => toggleFavorite(product('radio')))
  let come = (_answer: Response) => {}
  answer = () =>
    new Promise((resolve) => {
      come = resolve
    })
  act(() => result.current.page.refetch())
  await waitFor(() => expect(result.current.page.isLoading).toBe(true))
  come(Response.json([]))
  await waitFor(() => expect([result.current.page.count, result.current.page.isLoading]).toEqual([0, false]))
})
