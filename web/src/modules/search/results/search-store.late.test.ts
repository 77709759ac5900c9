import type { SearchLine } from '@feria/contract/search/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { Stored } from '../../../testing/stored.ts'
import { noSearchFilters } from './search-filters.ts'
import { useSearchStore } from './search-store.ts'

const platforms = ['Local', 'Mercado Libre', 'Amazon', 'Alibaba'] as const
const lineOf = (platform: SearchLine['platform']) =>
  `${JSON.stringify({ platform, state: 'ok', products: [], total: 7, next: null, reading: null, rate: null } satisfies SearchLine)}\n`
const store = () => useSearchStore.getState()
const search = (query: string) => store().search({ query, filters: noSearchFilters }, () => 0)
const answers: (() => void)[] = []

beforeEach(() => {
  answers.length = 0
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('sessionStorage', new Stored())
  // A network that does not hear of an abort: the answer comes all the same.
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(() => done(new Response(platforms.map(lineOf).join(''))))))
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})

test('a cancelled search does not end the current one', async () => {
  const old = search('mesa')
  const next = search('silla')
  answers[0]?.()
  await old
  expect(store()).toMatchObject({ query: 'silla', loading: true })
  answers[1]?.()
  await next
  expect(store().loading).toBe(false)
})

test('results are fetched again after the session', async () => {
  const first = search('sillón')
  answers[0]?.()
  await first
  await search('sillón')
  expect(answers).toHaveLength(1)
  useSession.getState().signOut()
  const again = search('sillón')
  expect(answers).toHaveLength(2)
  answers[1]?.()
  await again
})

test('a market that is tried again in vain ends its wait; one whose search was left changes nothing of the next', async () => {
  const first = search('lámpara')
  answers[0]?.()
  await first
  const stateOf = () => store().parts.find(({ platform }) => platform === 'Amazon')?.state
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await store().retry('Amazon', () => 0)
  expect([store().loading, stateOf()]).toEqual([false, 'sin respuesta'])
  const waiting = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  vi.stubGlobal('fetch', waiting)
  const again = store().retry('Amazon', () => 0)
  void search('velador')
  await again
  expect([store().query, store().loading, stateOf()]).toEqual(['velador', true, 'esperando'])
})

test('what comes late of a search that was left, a market tried again or a next page, changes nothing of the next one', async () => {
  const withNext = { platform: 'Local', state: 'ok', products: [], total: 7, next: 'c', reading: null, rate: null } satisfies SearchLine
  const answer = (platform: SearchLine['platform']) => ({
    products: [],
    platforms: [{ platform, state: 'ok', total: 99, next: null }],
    reading: null,
    rate: null,
  })
  const first = search('cómoda')
  const late: (() => void)[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const isWhole = !address.includes('/stream')
    const body = isWhole ? JSON.stringify(answer(address.includes('cursor') ? 'Local' : 'Amazon')) : `${JSON.stringify(withNext)}\n`
    return new Promise<Response>((done) => late.push(() => done(new Response(body, { headers: { 'Content-Type': 'application/json' } }))))
  })
  answers[0]?.()
  await first
  useSearchStore.setState({ parts: store().parts.map((part) => (part.platform === 'Local' ? { ...part, next: 'c' } : part)) })
  const again = store().retry('Amazon', () => 0)
  const page = store().more()
  void search('biblioteca')
  const before = store().parts
  late[0]?.()
  late[1]?.()
  expect(await page).toBe(true)
  await again
  expect(store().query).toBe('biblioteca')
  expect(store().parts).toEqual(before)
})
