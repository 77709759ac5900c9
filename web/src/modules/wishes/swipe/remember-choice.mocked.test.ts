import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answeringLate } from '../../../testing/late-answer.ts'
import type { Entry } from './deck.ts'
import { rememberChoice } from './remember-choice.ts'

vi.mock('@mantine/notifications', () => ({ notifications: { show: vi.fn() } }))

const entry = (id: string) => ({ id, nombre: id, imagen: null, distancia: 1, product: { id } }) as unknown as Entry
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(() => useSession.setState({ token: 'of-ana', user: { id: 'ana' } as never, isRestored: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState({ token: null, user: null })
})

test('an undo waits for the choice that it reverts, and is sent even when that one failed', async () => {
  const { come, made } = answeringLate()
  rememberChoice(entry('mesa'), 'pass', false, vi.fn())
  rememberChoice(entry('mesa'), 'pass', true, vi.fn())
  await settled()
  expect(made()).toEqual(['of-ana PUT products/mesa/passed'])
  await come(500, { error: 'internal' })
  expect(made()).toHaveLength(2)
  expect(vi.mocked(fetch).mock.calls.map(([, options]) => options?.body)).toEqual(['{"isPassed":true}', '{"isPassed":false}'])
  await come(200, {})
})

test('a queued choice is not sent for another member who signed in meanwhile', async () => {
  const { come, made } = answeringLate()
  rememberChoice(entry('mesa'), 'pass', false, vi.fn())
  rememberChoice(entry('silla'), 'pass', false, vi.fn())
  await settled()
  useSession.setState({ token: 'of-bea', user: { id: 'bea' } as never })
  await come(200, {})
  expect(made()).toHaveLength(1)
})

test('a liked product becomes a favourite, an undone like none; a sample is stored nowhere', async () => {
  const { made } = answeringLate()
  const setFavorite = vi.fn()
  rememberChoice(entry('mesa'), 'like', false, setFavorite)
  rememberChoice(entry('mesa'), 'like', true, setFavorite)
  rememberChoice({ ...entry('auto'), product: null }, 'pass', false, setFavorite)
  await settled()
  expect(setFavorite.mock.calls).toEqual([
    [{ id: 'mesa' }, true],
    [{ id: 'mesa' }, false],
  ])
  expect(made()).toEqual([])
})
