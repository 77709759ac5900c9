import type { Product } from '@feria/contract/catalogue/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { Stored } from '../../testing/stored.ts'
import { completeFavorite } from './complete-favorite.ts'
import { favoritesQuery, storedFavorites } from './favorites-query.ts'
import { adoptGuestFavorites } from './guest-favorites.ts'
import { GUEST, ownerOf } from './owner.ts'
import { mergeSeen } from './seen-favorites.ts'
import { takeUpFavorites } from './take-up-favorites.ts'
import { toggleFavorite } from './toggle-favorite.ts'

vi.mock('../../lib/notify.ts', () => ({ notify: vi.fn() }))

const ME = 'member-1'
const product = (id: string, name = id) => ({ id, name, images: [] as string[] }) as Product
const [mesa, silla, radio] = [product('mesa'), product('silla'), product('radio')] as [Product, Product, Product]
let stored: Stored

const signIn = (id: string) => useSession.getState().signIn(`of-${id}`, { id } as never)
const owner = () => ownerOf(useSession.getState()) ?? ''
const list = (userId = owner()) => {
  void queryClient.ensureQueryData(favoritesQuery(userId))
  return queryClient.getQueryData(favoritesQuery(userId).queryKey) ?? []
}
const setList = (...products: Product[]) => {
  list()
  queryClient.setQueryData(favoritesQuery(owner()).queryKey, products)
}
const idsNow = () => list().map(({ id }) => id)
const refresh = () => queryClient.fetchQuery(favoritesQuery(owner())).catch(() => undefined)

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
  stored = new Stored()
  vi.stubGlobal('localStorage', stored)
  queryClient.clear()
  vi.mocked(notify).mockClear()
  useSession.setState({ token: null, user: null, isRestored: true })
  signIn(ME)
})
afterEach(() => {
  useSession.setState({ token: null, user: null, isRestored: false })
  vi.unstubAllGlobals()
})

test('[FAV-03] whole products are stored under favorites:{userId} and return after a reload', () => {
  setList(silla, mesa)
  expect(JSON.parse(stored.getItem(`favorites:${ME}`) ?? '')).toEqual([silla, mesa])
  expect(list('member-2')).toEqual([])
  queryClient.clear()
  expect(list()).toEqual([silla, mesa])
})

test('corrupt storage is no favourite', () => {
  const read = (text: string) => {
    stored.setItem(`favorites:${ME}`, text)
    return storedFavorites.load(ME)
  }
  expect(read('{broken')).toEqual([])
  expect(read('{"id":"x"}')).toEqual([])
  expect(read('[null, 3, {"id":"mesa"}, {"id":"mesa","name":"mesa","images":[]}]')).toEqual([mesa])
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

test('a press that asks for what is already so does nothing', async () => {
  const calls = answering()
  await toggleFavorite(mesa, false)
  await toggleFavorite(mesa, true)
  await toggleFavorite(mesa, true)
  expect(idsNow()).toEqual(['mesa'])
  expect(calls()).toEqual(['PUT /mesa'])
})

test('[FAV-03] a favourite that was added from its card becomes the whole product', async () => {
  const card = { id: 'mesa', name: 'mesa' } as Product
  const calls = answering(mesa)
  useSession.getState().signOut()
  await toggleFavorite(card)
  expect(list()).toEqual([card])
  await vi.waitFor(() => expect(list()).toEqual([mesa]))
  expect(JSON.parse(stored.getItem('favorites:visitante') ?? '')).toEqual([mesa])
  expect(calls()).toEqual(['GET /api/v1/products/mesa'])
  signIn(ME)
  setList(silla)
  answering(500)
  await completeFavorite(favoritesQuery(ME).queryKey, card)
  answering(mesa)
  await completeFavorite(favoritesQuery(ME).queryKey, card)
  expect(list(), 'neither a failure nor a product that is no favourite any more changes the list').toEqual([silla])
})

test('[FAV-04] a refused change is undone', async () => {
  setList(mesa, silla, radio)
  answering(500, 500)
  const removed = toggleFavorite(silla)
  expect(idsNow()).toEqual(['mesa', 'radio'])
  await removed
  expect(idsNow()).toEqual(['mesa', 'silla', 'radio'])
  await toggleFavorite(product('tele'))
  expect(idsNow()).toEqual(['mesa', 'silla', 'radio'])
  expect(JSON.parse(stored.getItem(`favorites:${ME}`) ?? '')).toEqual([mesa, silla, radio])
  expect(notify).toHaveBeenCalledTimes(2)
})

test('presses of one heart reach the server in order, and the last one counts', async () => {
  const { come, made } = answeringLate()
  const presses = [toggleFavorite(mesa), toggleFavorite(mesa), toggleFavorite(mesa)]
  const methods = () => made().map((call) => call.split(' ')[1])
  await new Promise((done) => setTimeout(done))
  expect(methods()).toEqual(['PUT'])
  await come(200, { count: 1 })
  expect(methods()).toEqual(['PUT', 'DELETE'])
  await come(500, { error: 'internal' })
  expect(made()).toEqual(['PUT', 'DELETE', 'PUT'].map((method) => `of-${ME} ${method} favorites/mesa`))
  await come(200, { count: 1 })
  await Promise.all(presses)
  expect(idsNow()).toEqual(['mesa'])
})

test('a refused press shows nothing while a later one is in progress', async () => {
  setList(mesa)
  const { come, made } = answeringLate()
  const both = [toggleFavorite(mesa), toggleFavorite(mesa)]
  expect(idsNow()).toEqual(['mesa'])
  setList()
  await come(500, { error: 'internal' })
  expect(idsNow()).toEqual([])
  await come(200, { count: 1 })
  await Promise.all(both)
  expect(idsNow()).toEqual([])
  expect(made()).toHaveLength(2)
  expect(notify).not.toHaveBeenCalled()
})

test('refused presses go back to what the server last confirmed', async () => {
  setList(silla, mesa)
  answering(500, 500, 500)
  await Promise.all([toggleFavorite(mesa), toggleFavorite(mesa), toggleFavorite(mesa)])
  expect(idsNow()).toEqual(['silla', 'mesa'])
  expect(notify).toHaveBeenCalledOnce()
  answering(500, 500)
  await Promise.all([toggleFavorite(radio), toggleFavorite(radio)])
  expect(idsNow()).toEqual(['silla', 'mesa'])
  expect(notify).toHaveBeenCalledOnce()
})

test('an answer from before a press is not shown; the list is fetched again after it', async () => {
  setList(silla)
  const { come, made } = answeringLate()
  const before = refresh()
  const pressed = toggleFavorite(mesa)
  await come(200, [silla])
  await before
  expect(idsNow()).toEqual(['mesa', 'silla'])
  await come(200, { count: 2 })
  await pressed
  await come(200, [mesa, silla, radio])
  expect(idsNow()).toEqual(['mesa', 'silla', 'radio'])
  expect(made().map((call) => call.split(' ')[1])).toEqual(['GET', 'PUT', 'GET'])
})

test('[FAV-05] they are set wholesale after a login, only when the stored ones differ', async () => {
  setList(mesa)
  const same = answering(['mesa'])
  await takeUpFavorites(ME, new AbortController().signal)
  expect(same()).toEqual(['GET /ids'])
  const other = answering(['silla', 'mesa'], [silla, mesa])
  await takeUpFavorites(ME, new AbortController().signal)
  expect(other()).toEqual(['GET /ids', 'GET ?limit=100'])
  expect(idsNow()).toEqual(['silla', 'mesa'])
})

test('an answer that arrives after another member signed in is dropped', async () => {
  const { come } = answeringLate()
  const late = refresh()
  signIn('member-2')
  await come(200, [mesa])
  await late
  expect([list(ME), list('member-2')]).toEqual([[], []])
  expect(Object.keys(stored).sort()).toEqual(['token', 'user'])
})

test('a queued press is not sent for another member who signed in meanwhile', async () => {
  const { come, made } = answeringLate()
  void toggleFavorite(mesa)
  void toggleFavorite(mesa)
  await Promise.resolve()
  signIn('member-2')
  const another = toggleFavorite(mesa)
  await come(200, { count: 1 })
  await come(500, { error: 'internal' })
  await another
  expect(made()).toEqual(['of-member-1 PUT favorites/mesa', 'of-member-2 PUT favorites/mesa'])
  expect(idsNow()).toEqual([])
})

test('a refusal that arrives after another member signed in changes nothing and says nothing', async () => {
  const { come } = answeringLate()
  const late = toggleFavorite(mesa)
  await Promise.resolve()
  signIn('member-2')
  const another = toggleFavorite(mesa)
  await come(500, { error: 'internal' })
  await late
  expect(idsNow()).toEqual(['mesa'])
  expect(notify).not.toHaveBeenCalled()
  expect(Object.keys(stored).sort()).toEqual(['favorites:member-2', 'token', 'user'])
  await come(200, { count: 1 })
  await another
})

test('[ACC-59] signing out clears them here and on the device', () => {
  setList(mesa)
  useSession.getState().signOut()
  expect([list(ME), list()]).toEqual([[], []])
  expect(Object.keys(stored)).toEqual([])
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
  useSession.getState().signOut()
  await toggleFavorite(mesa)
  await toggleFavorite(silla)
  await toggleFavorite(mesa)
  expect(JSON.parse(stored.getItem('favorites:visitante') ?? '')).toEqual([silla])
  expect(notify).toHaveBeenCalledOnce()
  setList(...Array.from({ length: 500 }, (_, n) => product(`p${n}`)))
  await toggleFavorite(mesa)
  expect(idsNow()).toHaveLength(500)
  expect(idsNow()).not.toContain('mesa')
  expect(calls()).toEqual([])
})

test('[FAV-05] a visitor who signs in keeps the stored ones, the oldest first, and they are removed here', async () => {
  storedFavorites.keep(GUEST, [mesa, silla])
  const calls = answering({ count: 1 }, { count: 2 })
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(true)
  expect(calls()).toEqual(['PUT /silla', 'PUT /mesa'])
  expect(stored.getItem('favorites:visitante')).toBeNull()
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(false)
})

test('an answer from before they were moved is not shown', async () => {
  storedFavorites.keep(GUEST, [mesa])
  const { come, made } = answeringLate()
  const taken = takeUpFavorites(ME, new AbortController().signal)
  const before = refresh()
  await come(200, { count: 1 })
  await come(200, [])
  await come(200, [mesa])
  await Promise.all([before, taken])
  expect(idsNow()).toEqual(['mesa'])
  expect(made().map((call) => call.split(' ')[1])).toEqual(['PUT', 'GET', 'GET'])
})

test('a favourite that could not be moved stays for the next time; one of a deleted product does not', async () => {
  storedFavorites.keep(GUEST, [mesa, silla, radio])
  answering(404, 500, { count: 1 })
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(true)
  expect(storedFavorites.load(GUEST)).toEqual([silla])
  const full = answering(409)
  storedFavorites.keep(GUEST, [mesa, silla])
  expect(await adoptGuestFavorites(new AbortController().signal)).toBe(false)
  expect(full()).toEqual(['PUT /silla'])
  expect(storedFavorites.load(GUEST)).toEqual([mesa, silla])
})
