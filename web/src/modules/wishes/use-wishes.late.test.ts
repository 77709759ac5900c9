import type { Wish } from '@feria/contract/wishes/schemas'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { useMatches, useNearby, useOwnProducts } from './match-pages.ts'
import { useRequests } from './use-requests.ts'
import { useWishes } from './use-wishes.ts'
import { updateWish } from './wish-mutations.ts'
import { wishesQuery } from './wishes-queries.ts'

const wish = (id: string, userId = 'ana', isMuted = false) => ({ id, userId, name: id, activo: true, isMuted }) as unknown as Wish
const run = <T>(useIt: () => T) => runHook(useIt, { client: queryClient }).result
const signIn = (id: string) => useSession.setState({ token: `of-${id}`, user: { id } as never, isRestored: true })

/** The calls that wait for their answer, in order. */
const waitingCalls = () => {
  const calls: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => calls.push(done)))
  return async (nth: number, body: unknown, status = 200) => {
    await expect.poll(() => calls.length).toBeGreaterThan(nth)
    await act(async () => {
      calls[nth]?.(Response.json(body, { status }))
      await new Promise((done) => setTimeout(done))
    })
  }
}

beforeEach(() => signIn('ana'))
afterEach(() => useSession.getState().signOut())
const becomeBea = () =>
  act(async () => {
    useSession.getState().signOut()
    localStorage.clear()
    signIn('bea')
  })

test.each([
  ['an answer', 200, [wish('a')]],
  ['a failure', 403, { error: 'internal' }],
])('%s to the previous member changes nothing for the next one', async (_what, status, body) => {
  const { come, made } = answeringLate()
  const wishes = run(useWishes)
  await becomeBea()
  await act(() => come(status, body))
  expect(made().map((call) => call.split(' ')[0])).toEqual(['of-ana', 'of-bea'])
  expect(wishes.current).toMatchObject({ error: null, requests: { items: [], isKnown: false } })
  expect(localStorage.length).toBe(0)
})

test.each([
  ['fails', 500, { error: 'internal' }],
  ['succeeds', 200, wish('a', 'ana', true)],
])('a change that %s after the member left shows nothing to the next one', async (_what, status, body) => {
  const answer = waitingCalls()
  const wishes = run(useWishes)
  await answer(0, [wish('a')])
  const change = queryClient.getMutationCache().build(queryClient, updateWish('a'))
  const late = change.execute({ isMuted: true }).catch(() => undefined)
  const hers = [{ ...wish('a', 'bea'), name: 'Silla' }]
  await becomeBea()
  await answer(2, hers)
  await answer(1, body, status)
  await late
  expect(wishes.current.requests.items).toEqual(hers)
  expect(wishes.current.error).toBeNull()
  expect(queryClient.getQueryData(wishesQuery('ana').queryKey)).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['requests:bea'])
  expect(JSON.parse(localStorage.getItem('requests:bea') ?? '')).toEqual(hers)
})

test('a queued change is not sent for another member who signed in meanwhile', async () => {
  const { come, made } = answeringLate()
  run(useRequests)
  await act(() => come(200, [wish('a')]))
  for (const isMuted of [true, false]) void queryClient.getMutationCache().build(queryClient, updateWish('a')).execute({ isMuted })
  await expect.poll(made).toHaveLength(2)
  await becomeBea()
  await act(() => come(200, wish('a', 'ana', true)))
  await act(() => come(200, []))
  expect(made()).toEqual(['of-ana GET request?limit=100', 'of-ana PUT request/a', 'of-bea GET request?limit=100'])
})

test('a flag is on until the last call of its kind has ended', async () => {
  const answer = waitingCalls()
  run(useMatches.bind(null, undefined))
  run(useNearby)
  const wishes = run(useWishes)
  await answer(0, [])
  expect(wishes.current.loading.matches).toBe(true)
  await answer(1, [])
  await expect.poll(() => wishes.current.loading.matches).toBe(false)
})

test.each<[string, () => { items: unknown[]; refetch: () => unknown }]>([
  ['requests', useRequests],
  ['matches', () => useMatches(undefined)],
  ['nearby', useNearby],
  ['products', useOwnProducts],
])('an older answer of %s does not overwrite a newer one', async (_list, useList) => {
  const answer = waitingCalls()
  const list = run(useList)
  await answer(0, [wish('first')])
  await act(async () => {
    list.current.refetch()
    list.current.refetch()
  })
  await answer(2, [wish('new')])
  await answer(1, [wish('old')])
  expect(list.current.items.map((item) => (item as Wish).id)).toEqual(['new'])
})
