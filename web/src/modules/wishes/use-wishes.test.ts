import * as api from '@feria/contract/routes'
import type { InterestedMember, Match, Wish } from '@feria/contract/wishes/schemas'
import { type MutationOptions, useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { queryKey } from '../../lib/use-route.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { dropMatch, split, useMatches, useNearby, useOwnProducts } from './match-pages.ts'
import { useWishes } from './use-wishes.ts'
import { createWish, deleteWish, notifyOwner, updateWish } from './wish-mutations.ts'
import { wishesQuery, wishQuery } from './wishes-queries.ts'

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
const fields = (name: string) => ({ name, modelo: name, country: 'Argentina' })

/** Answers the calls in their order; a number is a refusal with that status, a function is called. */
const answering = (...answers: unknown[]) => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => {
    const next = answers.shift()
    const answer = typeof next === 'function' ? await next() : next
    if (typeof answer === 'number') return new Response('{"error":"internal","message":"No."}', { status: answer })
    return Response.json(answer)
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
const offline = (slow: { answer: () => Promise<unknown> }) => async () => {
  await slow.answer()
  throw new TypeError('offline')
}

/** Runs a hook; what it says is read once everything that is known so far has been told. */
const run = <T>(useIt: () => T) => {
  const page = runHook(useIt, { client: queryClient })
  const now = async () => {
    await act(async () => vi.advanceTimersByTime(1))
    return page.result.current
  }
  return Object.assign(now, { rerender: page.rerender })
}

/** The member's wishes, once the server has told them. */
const known = async (...wishes: Wish[]) => {
  answering(wishes)
  const now = run(useWishes)
  await expect.poll(async () => (await now()).requests.isKnown).toBe(true)
  return { now, first: async () => (await now()).requests.items[0], ids: async () => (await now()).requests.items.map(({ id }) => id) }
}
const change = <T, V>(options: MutationOptions<T, CallError, V>, variables: V) =>
  queryClient.getMutationCache().build(queryClient, options).execute(variables)
const toggle = (changes: Partial<Wish>) => change(updateWish('a'), changes)

beforeEach(() => {
  // Time stands still but for what a test lets pass: the refetch after a change would take the answers of the next test, and what comes
  // within one millisecond has no order.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  useSession.setState({ token: 't', user: { id: ME } as never, isRestored: true })
})
afterEach(() => {
  vi.useRealTimers()
  useSession.getState().signOut()
})

test('[WISH-29] the wishes are stored under requests:{userId} and return after a reload', async () => {
  await known(wish('a'), wish('b'))
  expect(JSON.parse(localStorage.getItem(`requests:${ME}`) ?? '')).toHaveLength(2)
  const reloaded = async () => {
    queryClient.clear()
    answering(later([]).answer)
    const { items, isKnown } = (await run(useWishes)()).requests
    return [items.map(({ id }) => id), isKnown]
  }
  expect(await reloaded()).toEqual([['a', 'b'], false])
  useSession.setState({ user: { id: 'member-2' } as never })
  expect(await reloaded()).toEqual([[], false])
  for (const broken of ['{broken', '[null, {"id": 3}, {"id":"x"}]']) {
    localStorage.setItem('requests:member-2', broken)
    expect(await reloaded()).toEqual([[], false])
  }
})

test('[WISH-25] each kind of call has its own flag, on while it is pending', async () => {
  const idle = { requests: false, request: false, matches: false, products: false, update: false, delete: false, create: false }
  const slow = later([])
  answering(slow.answer, slow.answer, slow.answer, slow.answer)
  const now = run(() => {
    useMatches(undefined)
    useNearby()
    useOwnProducts()
    return useWishes()
  })
  expect((await now()).loading).toEqual({ ...idle, requests: true, matches: true, products: true })
  slow.come()
  await expect.poll(async () => (await now()).loading).toEqual(idle)

  const one = later(wish('b'))
  answering(one.answer)
  run(() => useQuery(wishQuery('b')))
  expect((await now()).loading).toEqual({ ...idle, request: true })
  one.come()
  await expect.poll(async () => (await now()).loading).toEqual(idle)

  const changed = later(wish('a', { activo: false }))
  answering(changed.answer, changed.answer, changed.answer)
  const going = [toggle({ activo: false })]
  expect((await now()).loading).toEqual({ ...idle, update: true })
  void change(deleteWish, wish('a'))
  expect((await now()).loading).toEqual({ ...idle, update: true, delete: true })
  going.push(change(createWish, fields('c')))
  expect((await now()).loading).toEqual({ ...idle, update: true, delete: true, create: true })
  changed.come()
  await Promise.all(going)
  await expect.poll(async () => (await now()).loading).toEqual(idle)
})

test('[WISH-26] the error is shared, and cleared when fetching or creating starts', async () => {
  const { now } = await known(wish('a'))
  answering(409)
  await expect(toggle({ activo: false })).rejects.toMatchObject({ status: 409 })
  expect((await now()).error).toMatchObject({ status: 409 })
  const [slow, made] = [later(403), later(wish('c'))]
  answering(slow.answer, made.answer)
  run(() => useMatches(undefined))
  expect((await now()).error).toBeNull()
  slow.come()
  await expect.poll(async () => (await now()).error).toMatchObject({ status: 403 })
  const creating = change(createWish, fields('c'))
  expect((await now()).error).toBeNull()
  made.come()
  await creating
  expect((await now()).error).toBeNull()
})

test('[WISH-27] a new wish comes first, an update replaces by id, a delete removes from the list', async () => {
  const { first, ids, now } = await known(wish('a'), wish('b'))
  const calls = answering(wish('c'), wish('b', { activo: false }), { id: 'a' }, 404)
  await change(createWish, fields('c'))
  expect(await ids()).toEqual(['c', 'a', 'b'])
  await change(updateWish('b'), { activo: false })
  expect((await now()).requests.items[2]?.activo).toBe(false)
  await change(deleteWish, wish('a'))
  expect(await ids()).toEqual(['c', 'b'])
  await change(deleteWish, wish('b'))
  expect(await ids()).toEqual(['c'])
  expect(calls()).toEqual(['POST request', 'PUT request/b', 'DELETE request/a', 'DELETE request/b'])
  answering(wish('c', { name: 'Otra' }))
  const form = run(() => useQuery(wishQuery('c')))
  await expect.poll(async () => (await form()).data?.name).toBe('Otra')
  expect((await first())?.name).toBe('Otra')
})

test('the wishes are fetched again once a new or changed one has been matched, not after muting one', async () => {
  const { first } = await known(wish('a'))
  const calls = answering(wish('a', { isMuted: true }), wish('a', { name: 'Otra' }), [wish('a', { matches: { exact: 1, close: 0 } })])
  await toggle({ isMuted: true })
  vi.advanceTimersByTime(2500)
  expect(calls()).toEqual(['PUT request/a'])
  await toggle({ name: 'Otra' })
  vi.advanceTimersByTime(2499)
  expect(calls()).toHaveLength(2)
  await expect.poll(async () => (await first())?.matches.exact).toBe(1)
  expect(calls()).toEqual(['PUT request/a', 'PUT request/a', 'GET request?limit=100'])
})

test('an answer to the list that was under way at a change does not hide the change', async () => {
  const { first } = await known(wish('a'))
  const [before, muted] = [later([wish('a')]), wish('a', { isMuted: true })]
  const calls = answering(before.answer, muted, [muted])
  void queryClient.invalidateQueries(wishesQuery(ME))
  await toggle({ isMuted: true })
  before.come()
  await expect.poll(calls).toHaveLength(3)
  expect(calls().map((called) => called.slice(0, 3))).toEqual(['GET', 'PUT', 'GET'])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect((await first())?.isMuted).toBe(true)
})

test('a change to stored wishes does not make them known: they are fetched again', async () => {
  await known(wish('a'))
  queryClient.clear()
  answering(403)
  const now = run(useWishes)
  await expect.poll(async () => (await now()).error).toMatchObject({ status: 403 })
  const slow = later([wish('b')])
  answering(wish('a', { isMuted: true }), slow.answer)
  await toggle({ isMuted: true })
  const { requests, loading } = await now()
  expect([requests.items[0]?.isMuted, requests.isKnown, loading.requests]).toEqual([true, false, true])
  slow.come()
  await expect.poll(async () => (await now()).requests.items.map(({ id }) => id)).toEqual(['b'])
})

test('[WISH-07] a toggle shows at once and is undone when the server refuses', async () => {
  const { first } = await known(wish('a'))
  const slow = later(undefined)
  answering(offline(slow))
  const toggled = toggle({ activo: false })
  expect((await first())?.activo).toBe(false)
  slow.come()
  await expect(toggled).rejects.toMatchObject({ status: 0 })
  expect((await first())?.activo).toBe(true)
})

test('[WISH-07] the answer to an earlier change does not undo a later one that is still in progress', async () => {
  const { first } = await known(wish('a', { activo: false }))
  const [one, two] = [later(wish('a', { activo: true })), later(wish('a', { activo: true, isMuted: true }))]
  answering(one.answer, two.answer)
  const both = [toggle({ activo: true }), toggle({ isMuted: true })]
  one.come()
  await both[0]
  expect(await first()).toMatchObject({ activo: true, isMuted: true })
  two.come()
  await both[1]
  expect(await first()).toMatchObject({ activo: true, isMuted: true })
})

test('[WISH-07] a failed change undoes only its own part', async () => {
  const { first } = await known(wish('a', { activo: false }))
  const [one, two] = [later(undefined), later(wish('a', { activo: false, isMuted: true }))]
  answering(offline(one), two.answer)
  const both = [toggle({ activo: true }), toggle({ isMuted: true })]
  one.come()
  await expect(both[0]).rejects.toMatchObject({ status: 0 })
  expect(await first()).toMatchObject({ activo: false, isMuted: true })
  two.come()
  await both[1]
})

test(
  '[WISH-07] a second toggle while the first is on its way counts: ' +
    'the server hears both, one after the other, and the last one stands',
  async () => {
    const { first } = await known(wish('a', { activo: true }))
    const one = later(wish('a', { activo: false }))
    const calls = answering(one.answer, wish('a', { activo: true }))
    const both = [toggle({ activo: false }), toggle({ activo: true })]
    expect((await first())?.activo).toBe(true)
    await new Promise((done) => setImmediate(done))
    expect(calls()).toEqual(['PUT request/a'])
    one.come()
    await Promise.all(both)
    expect(calls()).toEqual(['PUT request/a', 'PUT request/a'])
    expect((await first())?.activo).toBe(true)
  },
)

test('[WISH-07] a second toggle that fails returns to the confirmed state, and so does one after a first that failed', async () => {
  const { first } = await known(wish('a', { activo: true }))
  answering(wish('a', { activo: false }), 500)
  const [one, two] = [toggle({ activo: false }), toggle({ activo: true })]
  await one
  await expect(two).rejects.toMatchObject({ status: 500 })
  expect((await first())?.activo).toBe(false)
  answering(500, 500)
  const both = [toggle({ activo: true }), toggle({ activo: false })]
  for (const each of await Promise.allSettled(both)) expect(each.status).toBe('rejected')
  expect((await first())?.activo).toBe(false)
})

test('[WISH-28] matches split into exact and close ones; another wish is another list, and an older answer is dropped', async () => {
  const slow = later([match('old', 'MATCH')])
  answering(slow.answer, [match('1', 'MATCH', 'b'), match('2', 'CERCANO', 'b')])
  let wishId: string | undefined
  const now = run(() => useMatches(wishId))
  expect((await now()).isPending).toBe(true)
  wishId = 'b'
  now.rerender()
  await expect.poll(async () => (await now()).isPending).toBe(false)
  slow.come()
  const { exact, close } = split((await now()).items)
  expect(exact.map(({ matchId }) => matchId)).toEqual(['1'])
  expect(close.map(({ matchId }) => matchId)).toEqual(['2'])
  dropMatch(queryClient, '1')
  expect((await now()).items).toHaveLength(1)
  answering({ id: 'b' })
  await change(deleteWish, wish('b'))
  expect((await now()).items).toHaveLength(0)
})

test('[WISH-13] a notified owner is marked, for that product alone, also when notified before', async () => {
  const of = (productId: string) =>
    ({ matchId: productId, wish: { id: 'w' }, product: { id: productId }, isNotified: false }) as unknown as InterestedMember
  answering([of('p'), of('q')])
  const now = run(useNearby)
  await expect.poll(async () => (await now()).items).toHaveLength(2)
  const calls = answering({ isNotified: true })
  const page = queryKey(api.wishes.match, { params: { id: 'm' } })
  queryClient.setQueryData(page, { isNotified: false } as never)
  await change(notifyOwner, { wishId: 'w', productId: 'p' })
  expect(queryClient.getQueryState(page)?.isInvalidated).toBe(true)
  expect(calls()).toEqual(['POST request/w/notify'])
  expect((await now()).items.map(({ isNotified }) => isNotified)).toEqual([true, false])
  vi.stubGlobal('fetch', async () => new Response('{"error":"wishes.already-notified"}', { status: 409 }))
  await expect(change(notifyOwner, { wishId: 'w', productId: 'p' })).resolves.toBeNull()
})

test('[ACC-59] the end of a session empties the store, and later answers are dropped', async () => {
  const { now, ids } = await known(wish('a'))
  const slow = later([wish('b')])
  const calls = answering(slow.answer)
  void (await now()).requests.refetch()
  await expect.poll(calls).toHaveLength(1)
  act(() => useSession.getState().signOut())
  slow.come()
  await new Promise((done) => setImmediate(done))
  expect(await ids()).toEqual([])
  expect(queryClient.getQueryData(wishesQuery(ME).queryKey)).toBeUndefined()
  expect(localStorage.getItem(`requests:${ME}`)).toBeNull()
})
