import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { showHosts } from '../../../testing/show-hosts.tsx'
import { useRemoveLink } from './use-remove-link.ts'

const link = { id: 'l1', productId: 'p1', commissionRate: 0.08, product: { name: 'Mesa' } } as ResaleLink
const asked: string[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ id: 'l1' })
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${address.replace('/api/v1/', '')} ${body ?? ''}`.trim())
    return answer()
  })
})
const open = () => {
  showHosts()
  return runHook(useRemoveLink).result
}

test('a link is removed once by two presses, and restored unchanged', async () => {
  let come: () => void = () => undefined
  answer = () =>
    new Promise((done) => {
      come = () => done(Response.json({ id: 'l1' }))
    })
  const page = open()
  await act(async () => page.current(link))
  // What a mutation says of itself is told in the next turn.
  await act(() => new Promise((done) => setTimeout(done)))
  await act(async () => page.current(link))
  await act(async () => come())
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  expect(asked).toHaveLength(1)
  answer = () => Response.json({})
  fireEvent.click(undo)
  await screen.findByText('Tu enlace está activo otra vez.')
  expect(asked).toHaveLength(2)
  expect(asked[1]).toContain('p1')
  expect(asked[1]).toContain('{"commissionRate":0.08}')
})

test('a link that could not be removed offers no undo, and shows why', async () => {
  answer = () => Response.json({ error: 'internal', message: 'Ahora no.' }, { status: 500 })
  const page = open()
  await act(async () => page.current(link))
  await screen.findByText('Ahora no.')
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})
