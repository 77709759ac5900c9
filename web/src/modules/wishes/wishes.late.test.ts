import type { Wish } from '@feria/contract/wishes/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { Stored } from '../../testing/stored.ts'
import { updateWish } from './change-wishes.ts'
import { fetchMatches, fetchNearby, fetchProducts, fetchRequests } from './fetch-wishes.ts'
import { useWishes } from './wishes-store.ts'

const wish = (id: string, userId = 'ana') => ({ id, userId, name: id, activo: true, isMuted: false }) as unknown as Wish
const now = () => useWishes.getState()

beforeEach(() => {
  vi.stubGlobal('localStorage', new Stored())
  useSession.setState({ token: 'of-ana', user: { id: 'ana' } as never, isRestored: true })
  now().open('ana')
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})
const becomeBea = () => {
  useSession.getState().signOut()
  useSession.setState({ token: 'of-bea', user: { id: 'bea' } as never })
  now().open('bea')
}

test.each([
  ['an answer', 200, [wish('a')]],
  ['a failure', 500, { error: 'internal' }],
])('%s to the previous member changes nothing for the next one', async (_what, status, body) => {
  const { come } = answeringLate()
  const late = fetchRequests()
  becomeBea()
  await come(status, body)
  await late
  expect(now()).toMatchObject({ userId: 'bea', error: null, requests: { items: [], isKnown: false } })
})

test('a change that fails after the member left shows nothing to the next one', async () => {
  now().setRequests([wish('a')])
  const { come } = answeringLate()
  const late = updateWish('a', { activo: false }).catch(() => undefined)
  await Promise.resolve()
  becomeBea()
  now().setRequests([{ ...wish('a', 'bea'), activo: false }])
  await come(500, { error: 'internal' })
  await late
  expect(now().requests.items).toEqual([{ ...wish('a', 'bea'), activo: false }])
})

test('a flag is on until the last call of its kind has ended', async () => {
  const { come } = answeringLate()
  const both = [fetchMatches(), fetchNearby()]
  await come(200, [])
  expect(now().loading.matches).toBe(true)
  await come(200, [])
  await Promise.all(both)
  expect(now().loading.matches).toBe(false)
})

test.each([
  ['requests', fetchRequests],
  ['matches', () => fetchMatches()],
  ['nearby', () => fetchNearby()],
  ['products', () => fetchProducts()],
] as const)('an older answer of %s does not overwrite a newer one', async (list, fetchList) => {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)))
  const both = [fetchList(), fetchList()]
  answers[1]?.(Response.json([wish('new')]))
  await both[1]
  answers[0]?.(Response.json([wish('old')]))
  await both[0]
  expect(now()[list].items.map((item) => (item as { id?: string }).id)).toEqual(['new'])
})
