import * as api from '@feria/contract/routes'
import type { InterestedMember, Match, Wish } from '@feria/contract/wishes/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { queryKey } from '../../lib/use-route.ts'
import { createWish, deleteWish, fieldsOf, notifyOwner, updateWish } from './change-wishes.ts'
import { fetchMatches, fetchNearby, fetchProducts, fetchRequest, fetchRequests } from './fetch-wishes.ts'
import { readKept } from './kept-wishes.ts'
import { percentOf, topicOf } from './match-words.ts'
import { isSame, savedBody } from './saved-body.ts'
import { split, useWishes } from './wishes-store.ts'

const ME = 'member-1'
const wish = (id: string, more: Partial<Wish> = {}) =>
  ({
    id,
    userId: ME,
    name: `Busco ${id}`,
    modelo: id,
    createdAt: '2026-11-20T12:00:00Z',
    activo: true,
    isMuted: false,
    interest: [],
    interested: [],
    matches: { exact: 0, close: 0 },
    ...more,
  }) as unknown as Wish
const match = (matchId: string, coincidencia: Match['coincidencia'], wishId = 'a') =>
  ({ matchId, coincidencia, wish: { id: wishId } }) as unknown as Match
const stored = new Map<string, string>()
const now = () => useWishes.getState()
const ids = () => now().requests.items.map(({ id }) => id)

/** Answers the calls in their order; a number is a refusal with that status, a function is called. */
const answering = (...answers: unknown[]) => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => {
    const answer = answers.shift()
    if (typeof answer === 'number') return new Response('{"error":"internal","message":"No."}', { status: answer })
    return Response.json(typeof answer === 'function' ? await answer() : answer)
  })
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.map(([address, options]) => `${options?.method} ${String(address).replace('/api/v1/', '')}`)
}

/** An answer that comes when it is told to. */
const later = <T>(value: T) => {
  let come = () => undefined as undefined
  const answer = new Promise<T>((done) => {
    come = () => void done(value) as undefined
  })
  return { answer: () => answer, come: () => come() }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  useSession.setState({ token: 't', user: { id: ME } as never, isRestored: true })
  now().open(ME)
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[WISH-29] the wishes are stored under requests:{userId} and return after a reload', async () => {
  answering([wish('a'), wish('b')])
  await fetchRequests()
  expect(JSON.parse(stored.get(`requests:${ME}`) ?? '')).toHaveLength(2)
  useWishes.setState({ userId: null })
  now().open(ME)
  expect(ids()).toEqual(['a', 'b'])
  expect(now().requests.isKnown).toBe(false)
  now().open('member-2')
  expect(ids()).toEqual([])
  expect(readKept('{broken')).toEqual([])
  expect(readKept('[null, {"id": 3}, {"id":"x"}]')).toEqual([])
})

test('[WISH-25] each kind of call has its own flag, on while it is pending', async () => {
  const slow = later([])
  answering(slow.answer, slow.answer, slow.answer, slow.answer, wish('b'))
  const going = [fetchRequests(), fetchMatches(), fetchNearby(), fetchProducts()]
  expect(now().loading).toEqual({
    requests: true,
    request: false,
    matches: true,
    products: true,
    update: false,
    delete: false,
    create: false,
  })
  const one = fetchRequest('b')
  expect(now().loading.request).toBe(true)
  slow.come()
  await Promise.all([...going, one])
  expect(Object.values(now().loading)).toEqual(Array(7).fill(false))

  now().setRequests([wish('a')])
  const changed = later(wish('a', { activo: false }))
  answering(changed.answer, { id: 'a' }, wish('c'))
  const update = updateWish('a', { activo: false })
  expect(now().loading.update).toBe(true)
  const remove = deleteWish('a')
  expect(now().loading.delete).toBe(true)
  const create = createWish({ name: 'c', modelo: 'c', country: 'Argentina' })
  expect(now().loading.create).toBe(true)
  changed.come()
  await Promise.all([update, remove, create])
  expect(Object.values(now().loading)).toEqual(Array(7).fill(false))
})

test('[WISH-26] the error is shared, and cleared when fetching or creating starts', async () => {
  answering(409, 500, wish('a'))
  await expect(updateWish('a', { activo: false })).rejects.toMatchObject({ status: 409 })
  expect(now().error?.status).toBe(409)
  const fetching = fetchMatches()
  expect(now().error).toBeNull()
  await fetching
  expect(now().error?.status).toBe(500)
  const creating = createWish({ name: 'a', modelo: 'a', country: 'Argentina' })
  expect(now().error).toBeNull()
  await creating
})

test('[WISH-27] a new wish comes first, an update replaces by id, a delete removes from the list', async () => {
  now().setRequests([wish('a'), wish('b')])
  const calls = answering(wish('c'), wish('b', { activo: false }), { id: 'a' }, 404)
  await createWish({ name: 'c', modelo: 'c', country: 'Argentina' })
  expect(ids()).toEqual(['c', 'a', 'b'])
  await updateWish('b', { activo: false })
  expect(now().requests.items[2]?.activo).toBe(false)
  await deleteWish('a')
  expect(ids()).toEqual(['c', 'b'])
  await deleteWish('b')
  expect(ids()).toEqual(['c'])
  expect(calls()).toEqual(['POST request', 'PUT request/b', 'DELETE request/a', 'DELETE request/b'])
})

test('[WISH-07] a toggle shows at once and is undone when the server refuses', async () => {
  now().setRequests([wish('a')])
  const slow = later(undefined)
  answering(async () => {
    await slow.answer()
    throw new TypeError('offline')
  })
  const toggled = updateWish('a', { activo: false })
  expect(now().requests.items[0]?.activo).toBe(false)
  slow.come()
  await expect(toggled).rejects.toMatchObject({ status: 0 })
  expect(now().requests.items[0]?.activo).toBe(true)
})

test('[WISH-07] the answer to an earlier change does not undo a later one that is still in progress', async () => {
  now().setRequests([wish('a', { activo: false })])
  const [first, second] = [later(wish('a', { activo: true })), later(wish('a', { activo: true, isMuted: true }))]
  answering(first.answer, second.answer)
  const both = [updateWish('a', { activo: true }), updateWish('a', { isMuted: true })]
  first.come()
  await both[0]
  expect(now().requests.items[0]).toMatchObject({ activo: true, isMuted: true })
  second.come()
  await both[1]
  expect(now().requests.items[0]).toMatchObject({ activo: true, isMuted: true })
})

test('[WISH-07] a failed change undoes only its own part', async () => {
  now().setRequests([wish('a', { activo: false })])
  const [first, second] = [later(undefined), later(wish('a', { activo: false, isMuted: true }))]
  answering(async () => {
    await first.answer()
    throw new TypeError('offline')
  }, second.answer)
  const both = [updateWish('a', { activo: true }), updateWish('a', { isMuted: true })]
  first.come()
  await expect(both[0]).rejects.toMatchObject({ status: 0 })
  expect(now().requests.items[0]).toMatchObject({ activo: false, isMuted: true })
  second.come()
  await both[1]
})

test(
  '[WISH-07] a second toggle while the first is on its way counts: ' +
    'the server hears both, one after the other, and the last one stands',
  async () => {
    now().setRequests([wish('a', { activo: true })])
    const first = later(wish('a', { activo: false }))
    const calls = answering(first.answer, wish('a', { activo: true }))
    const both = [updateWish('a', { activo: false }), updateWish('a', { activo: true })]
    expect(now().requests.items[0]?.activo).toBe(true)
    await new Promise((done) => setImmediate(done))
    expect(calls()).toEqual(['PUT request/a'])
    first.come()
    await Promise.all(both)
    expect(calls()).toEqual(['PUT request/a', 'PUT request/a'])
    expect(now().requests.items[0]?.activo).toBe(true)
  },
)

test('[WISH-07] a second toggle that fails returns to the confirmed state, and so does one after a first that failed', async () => {
  now().setRequests([wish('a', { activo: true })])
  answering(wish('a', { activo: false }), 500)
  const [first, second] = [updateWish('a', { activo: false }), updateWish('a', { activo: true })]
  await first
  await expect(second).rejects.toMatchObject({ status: 500 })
  expect(now().requests.items[0]?.activo).toBe(false)
  answering(500, 500)
  const both = [updateWish('a', { activo: true }), updateWish('a', { activo: false })]
  for (const one of await Promise.allSettled(both)) expect(one.status).toBe('rejected')
  expect(now().requests.items[0]?.activo).toBe(false)
})

test('[WISH-28] matches split into exact and close ones; another wish is another list, and an older answer is dropped', async () => {
  const slow = later([match('old', 'MATCH')])
  answering(slow.answer, [match('1', 'MATCH', 'b'), match('2', 'CERCANO', 'b')])
  const first = fetchMatches()
  await fetchMatches('b')
  slow.come()
  await first
  const { exact, close } = split(now().matches.items)
  expect(exact.map(({ matchId }) => matchId)).toEqual(['1'])
  expect(close.map(({ matchId }) => matchId)).toEqual(['2'])
  now().dropMatch('1')
  expect(now().matches.items).toHaveLength(1)
  now().dropRequest('b')
  expect(now().matches.items).toHaveLength(0)
})

test('[WISH-13] a notified owner is marked, also when notified before', async () => {
  const one = { matchId: 'm', wish: { id: 'w' }, product: { id: 'p' }, isNotified: false } as unknown as InterestedMember
  answering([one])
  await fetchNearby()
  const calls = answering({ isNotified: true })
  const page = queryKey(api.wishes.match, { params: { id: 'm' } })
  queryClient.setQueryData(page, { isNotified: false } as never)
  await notifyOwner('w', 'p')
  expect(queryClient.getQueryState(page)?.isInvalidated).toBe(true)
  queryClient.clear()
  expect(calls()).toEqual(['POST request/w/notify'])
  expect(now().nearby.items[0]?.isNotified).toBe(true)
  vi.stubGlobal('fetch', async () => new Response('{"error":"wishes.already-notified"}', { status: 409 }))
  await expect(notifyOwner('w', 'p')).resolves.toBeUndefined()
})

test('[ACC-59] the end of a session empties the store, and later answers are dropped', async () => {
  now().setRequests([wish('a')])
  const slow = later([wish('b')])
  answering(slow.answer)
  const fetching = fetchRequests()
  useSession.getState().signOut()
  slow.come()
  await fetching
  expect(now().userId).toBeNull()
  expect(ids()).toEqual([])
})

test('[WISH-33] an unknown score is 85 percent', () =>
  expect([null, Number.NaN].map((score) => percentOf(score).percent)).toEqual([85, 85]))

test('[WISH-34] an unknown score is marked as an estimate, a known one is not', () => {
  expect(percentOf(0.923)).toEqual({ percent: 92, isEstimated: false })
  expect(percentOf(1.2)).toEqual({ percent: 100, isEstimated: false })
  expect([null, Number.NaN].map((score) => percentOf(score).isEstimated)).toEqual([true, true])
})

test('a reason has an icon for its subject', () => {
  const reasons = ['Dentro de tu presupuesto', 'A 4 km', 'Mismo modelo', 'Otro almacenamiento: 128 GB', 'No dice «rojo»', 'Usado', '¡Sí!']
  expect(reasons.map(topicOf)).toEqual(['price', 'place', 'model', 'model', 'missing', 'condition', 'other'])
})

test('a search is saved as a wish with its words, its highest price and the place of the device', () => {
  const body = savedBody({ text: '  celular   samsung ', maxPrice: 300, currency: 'USD' }, ' Rosario ')
  expect(body).toMatchObject({ name: 'celular samsung', modelo: 'celular samsung', maxPrice: 300, localization: 'Rosario' })
  expect(savedBody({ text: 'x'.repeat(300), maxPrice: 0, currency: 'ARS' }, '')).toMatchObject({ maxPrice: null, localization: null })
  expect(savedBody({ text: 'x'.repeat(300), maxPrice: 0, currency: 'ARS' }, '').name).toHaveLength(140)
  expect(isSame(wish('w', { name: 'celular samsung', modelo: 'celular samsung', maxPrice: 300 }), body)).toBe(true)
  expect(isSame(wish('w', { name: 'celular samsung', modelo: 'celular samsung', maxPrice: null }), body)).toBe(false)
})

test('a removed wish can be created again from its own fields', () => {
  const fields = fieldsOf(wish('a', { country: 'Chile', localization: 'Viña', maxPrice: 10, currency: 'ARS', radiusKm: 5 }))
  expect(fields).toEqual({
    name: 'Busco a',
    modelo: 'a',
    country: 'Chile',
    localization: 'Viña',
    maxPrice: 10,
    currency: 'ARS',
    radiusKm: 5,
  })
})
