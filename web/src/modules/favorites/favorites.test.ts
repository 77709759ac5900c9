import type { Product } from '@feria/contract/catalogue/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { useFavorites } from './favorites-store.ts'
import { adoptGuestFavorites } from './guest-favorites.ts'
import { GUEST, keep, loadKept, readKept } from './kept-favorites.ts'
import { refreshFavorites, syncFavorites } from './refresh-favorites.ts'
import { mergeSeen } from './seen-favorites.ts'
import { toggleFavorite } from './toggle-favorite.ts'

vi.mock('@mantine/notifications', () => ({ notifications: { show: vi.fn() } }))

const ME = 'member-1'
const product = (id: string, name = id) => ({ id, name }) as Product
const [mesa, silla, radio] = [product('mesa'), product('silla'), product('radio')] as [Product, Product, Product]
const stored = new Map<string, string>()
const idsNow = () => useFavorites.getState().products.map(({ id }) => id)

/** Answers the calls in their order; a number is a refusal with that status. */
const answering = (...answers: unknown[]) => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => {
    const answer = answers.shift()
    return typeof answer === 'number' ? new Response('{"error":"internal"}', { status: answer }) : Response.json(answer ?? { count: 1 })
  })
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([address, options]) => `${options?.method} ${String(address).replace('/api/v1/favorites', '')}`)
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  useSession.setState({ token: null, user: null })
  useFavorites.setState({ userId: null, products: [] })
  useFavorites.getState().open(ME)
})
afterEach(() => vi.unstubAllGlobals())

test('[FAV-03] whole products are stored under favorites:{userId} and return after a reload', () => {
  useFavorites.getState().put(mesa)
  useFavorites.getState().put(silla)
  expect(JSON.parse(stored.get(`favorites:${ME}`) ?? '')).toEqual([silla, mesa])
  useFavorites.setState({ userId: null, products: [] })
  useFavorites.getState().open(ME)
  expect(idsNow()).toEqual(['silla', 'mesa'])
  useFavorites.getState().open('member-2')
  expect(idsNow()).toEqual([])
})

test('corrupt storage is no favourite', () => {
  expect(readKept('{broken')).toEqual([])
  expect(readKept('{"id":"x"}')).toEqual([])
  expect(readKept('[null, 3, {"id":"mesa","name":"mesa"}]')).toEqual([mesa])
})

test('[FAV-04] a press adds at once and calls the server; another one removes', async () => {
  const calls = answering()
  const added = toggleFavorite(mesa)
  expect(idsNow()).toEqual(['mesa'])
  await added
  await toggleFavorite(mesa)
  expect(idsNow()).toEqual([])
  expect(calls()).toEqual(['PUT /mesa', 'DELETE /mesa'])
})

test('[FAV-04] a refused change is undone', async () => {
  for (const each of [radio, silla, mesa]) useFavorites.getState().put(each)
  answering(500, 500)
  const removed = toggleFavorite(silla)
  expect(idsNow()).toEqual(['mesa', 'radio'])
  await removed
  expect(idsNow()).toEqual(['mesa', 'silla', 'radio'])
  await toggleFavorite(product('tele'))
  expect(idsNow()).toEqual(['mesa', 'silla', 'radio'])
})

test('presses of one heart reach the server in order, and the last one counts', async () => {
  const calls = answering({ count: 1 }, 500, { count: 1 })
  const last = [toggleFavorite(mesa), toggleFavorite(mesa), toggleFavorite(mesa)].at(-1)
  await last
  expect(calls()).toEqual(['PUT /mesa', 'DELETE /mesa', 'PUT /mesa'])
  expect(idsNow()).toEqual(['mesa'])
})

test('a refused press shows nothing while a later one is in progress', async () => {
  useFavorites.getState().put(mesa)
  const { come } = answeringLate()
  const both = [toggleFavorite(mesa), toggleFavorite(mesa)]
  expect(idsNow()).toEqual(['mesa'])
  useFavorites.getState().drop('mesa')
  await come(500, { error: 'internal' })
  expect(idsNow()).toEqual([])
  await come(200, { count: 1 })
  await Promise.all(both)
})

test('[FAV-05] they are set wholesale after a login, only when the stored ones differ', async () => {
  useFavorites.getState().put(mesa)
  const same = answering(['mesa'])
  await syncFavorites(ME, new AbortController().signal)
  expect(same()).toEqual(['GET /ids'])
  const other = answering(['silla', 'mesa'], [silla, mesa])
  await syncFavorites(ME, new AbortController().signal)
  expect(other()).toEqual(['GET /ids', 'GET ?limit=100'])
  expect(idsNow()).toEqual(['silla', 'mesa'])
})

test('an answer that arrives after another member signed in is dropped', async () => {
  answering([mesa])
  const late = refreshFavorites(ME)
  useFavorites.getState().open('member-2')
  await late
  expect(idsNow()).toEqual([])
})

test('a queued press is not sent for another member who signed in meanwhile', async () => {
  const { come, made } = answeringLate()
  void toggleFavorite(mesa)
  const last = toggleFavorite(mesa)
  await Promise.resolve()
  useFavorites.getState().open('member-2')
  const another = toggleFavorite(mesa)
  await come(200, { count: 1 })
  await last
  await come(500, { error: 'internal' })
  await another
  expect(made()).toEqual(['nobody PUT favorites/mesa', 'nobody PUT favorites/mesa'])
  expect(idsNow()).toEqual([])
})

test('[ACC-59] signing out clears them here and on the device', () => {
  useFavorites.getState().put(mesa)
  useSession.getState().signOut()
  expect(useFavorites.getState()).toMatchObject({ userId: null, products: [] })
  expect([...stored.keys()]).toEqual([])
})

test('[FAV-01] a removed favourite keeps its place until it is restored', () => {
  const first = mergeSeen([], [mesa, silla, radio], new Set())
  const removed = mergeSeen(first, [mesa, radio], new Set(['silla']))
  expect(removed.map(({ product: { id }, isRemoved }) => `${id} ${isRemoved}`)).toEqual(['mesa false', 'silla true', 'radio false'])
  const undone = mergeSeen(removed, [silla, mesa, radio], new Set(['silla']))
  expect(undone.map(({ product: { id }, isRemoved }) => `${id} ${isRemoved}`)).toEqual(['mesa false', 'silla false', 'radio false'])
  expect(mergeSeen(undone, [product('tele'), mesa], new Set()).map(({ product: { id } }) => id)).toEqual(['tele', 'mesa'])
})

test("[FAV-06] a visitor's favourites are stored only on the device, at most 500", async () => {
  const calls = answering()
  useFavorites.getState().open(GUEST)
  await toggleFavorite(mesa)
  await toggleFavorite(silla)
  await toggleFavorite(mesa)
  expect(JSON.parse(stored.get('favorites:visitante') ?? '')).toEqual([silla])
  const many = Array.from({ length: 500 }, (_, n) => product(`p${n}`))
  useFavorites.getState().setAll(GUEST, many)
  await toggleFavorite(mesa)
  expect(idsNow()).toHaveLength(500)
  expect(idsNow()).not.toContain('mesa')
  expect(calls()).toEqual([])
})

test('[FAV-05] a visitor who signs in keeps the stored ones, the oldest first, and they are removed here', async () => {
  keep(GUEST, [mesa, silla])
  const calls = answering({ count: 1 }, { count: 2 })
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(true)
  expect(calls()).toEqual(['PUT /silla', 'PUT /mesa'])
  expect(stored.has('favorites:visitante')).toBe(false)
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(false)
})

test('a favourite that could not be moved stays for the next time; one of a deleted product does not', async () => {
  keep(GUEST, [mesa, silla, radio])
  answering(404, 500, { count: 1 })
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(true)
  expect(loadKept(GUEST)).toEqual([silla])
  const full = answering(409)
  keep(GUEST, [mesa, silla])
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(false)
  expect(full()).toEqual(['PUT /silla'])
  expect(loadKept(GUEST)).toEqual([mesa, silla])
})
