import type { Product } from '@feria/contract/catalogue/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { Stored } from '../../testing/stored.ts'
import { useDerivedFavorites } from './derived-favorites.ts'
import { favoritesQuery, storedFavorites } from './favorites-query.ts'
import { GUEST } from './owner.ts'
import { takeUpFavorites } from './take-up-favorites.ts'
import { toggleFavorite } from './toggle-favorite.ts'

vi.mock('../../lib/notify.ts', () => ({ notify: vi.fn() }))

const product = (id: string) => ({ id, name: id, images: [] as string[] }) as Product
const shown = () => [...useDerivedFavorites.getState()].sort()
const signIn = (id: string) => useSession.getState().signIn(`of-${id}`, { id } as never)
const answering = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

/** Also before each: the files of a worker share their modules. */
const reset = () => {
  useSession.setState({ token: null, user: null, isRestored: false })
  queryClient.clear()
}

beforeEach(() => {
  reset()
  vi.stubGlobal('localStorage', new Stored())
  answering(200, { count: 1 })
})
afterEach(() => {
  reset()
  vi.unstubAllGlobals()
})

test('nothing shows until the session is restored, then what is stored for whoever is here', () => {
  storedFavorites.keep(GUEST, [product('mesa')])
  storedFavorites.keep('ana', [product('silla')])
  expect(shown()).toEqual([])
  useSession.setState({ isRestored: true })
  expect(shown()).toEqual(['mesa'])
  signIn('ana')
  expect(shown()).toEqual(['silla'])
})

test('a press shows at once, for a member and for a visitor', async () => {
  useSession.setState({ isRestored: true })
  await toggleFavorite(product('mesa'))
  expect(shown()).toEqual(['mesa'])
  signIn('ana')
  expect(shown()).toEqual([])
  const pressed = toggleFavorite(product('silla'))
  expect(shown()).toEqual(['silla'])
  await pressed
  await toggleFavorite(product('silla'))
  expect(shown()).toEqual([])
})

test('a refused press shows as it was, and an answer of the server as the server says', async () => {
  useSession.setState({ isRestored: true })
  signIn('ana')
  answering(403, { error: 'internal' })
  await toggleFavorite(product('mesa'))
  expect(shown()).toEqual([])
  answering(200, [product('radio'), product('mesa')])
  await queryClient.fetchQuery(favoritesQuery('ana'))
  expect(shown()).toEqual(['mesa', 'radio'])
})

test("a visitor's favourites show as the member's once they are moved", async () => {
  storedFavorites.keep(GUEST, [product('mesa')])
  useSession.setState({ isRestored: true })
  signIn('ana')
  answering(200, [product('mesa'), product('silla')])
  await takeUpFavorites('ana', new AbortController().signal)
  expect(shown()).toEqual(['mesa', 'silla'])
  expect(localStorage.getItem('favorites:visitante')).toBeNull()
})

test.each(['member', 'server'] as const)("once the %s ends the session the hearts are a visitor's, and follow them", async (by) => {
  storedFavorites.keep(GUEST, [product('radio')])
  useSession.setState({ isRestored: true })
  signIn('ana')
  await toggleFavorite(product('mesa'))
  useSession.getState().signOut(by)
  expect(shown()).toEqual(['radio'])
  await toggleFavorite(product('silla'))
  expect(shown()).toEqual(['radio', 'silla'])
  expect(Object.keys(localStorage)).toEqual(['favorites:visitante'])
  signIn('bea')
  expect(shown()).toEqual([])
  expect(localStorage.getItem('favorites:visitante')).not.toBeNull()
})
