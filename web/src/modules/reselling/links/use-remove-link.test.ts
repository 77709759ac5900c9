import type { ResaleLink } from '@feria/contract/reselling'
import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { useRemoveLink } from './use-remove-link.ts'

const undo = vi.hoisted(() => ({ offered: vi.fn((_message: string, _undo: () => void) => Promise.resolve()), told: vi.fn() }))
vi.mock('../../../ui/undo-toast.ts', () => ({ offerUndo: undo.offered }))
vi.mock('@mantine/notifications', () => ({ notifications: { show: undo.told } }))

const link = { id: 'l1', productId: 'p1', commissionRate: 0.08, product: { name: 'Mesa' } } as ResaleLink
const asked: string[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  asked.length = 0
  vi.clearAllMocks()
  answer = () => Response.json({ id: 'l1' })
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${address.replace('/api/v1/', '')} ${body ?? ''}`.trim())
    return answer()
  })
})

test('a link is removed once by two presses, and comes back as it was', async () => {
  let come: () => void = () => undefined
  answer = () =>
    new Promise((done) => {
      come = () => done(Response.json({ id: 'l1' }))
    })
  const page = await runHook(useRemoveLink)
  await page.act(() => page.result()(link))
  // What a mutation says of itself is told in the next turn.
  await page.act(() => new Promise((done) => setTimeout(done)))
  await page.act(() => page.result()(link))
  await page.act(() => come())
  await expect.poll(() => undo.offered.mock.calls.length).toBe(1)
  expect(asked).toHaveLength(1)
  answer = () => Response.json({})
  await page.act(() => undo.offered.mock.calls[0]?.[1]())
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toContain('p1')
  expect(asked[1]).toContain('{"commissionRate":0.08}')
  await expect.poll(() => undo.told.mock.calls.length).toBe(1)
})

test('a link that could not be removed is not offered back, and it says why', async () => {
  answer = () => Response.json({ error: 'internal', message: 'Ahora no.' }, { status: 500 })
  const page = await runHook(useRemoveLink)
  await page.act(() => page.result()(link))
  await expect.poll(() => undo.told.mock.calls[0]?.[0].message).toBe('Ahora no.')
  expect(undo.offered).not.toHaveBeenCalled()
})
