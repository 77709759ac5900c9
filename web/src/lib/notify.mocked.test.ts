import { beforeEach, expect, test, vi } from 'vitest'
import { notify, useToasts } from './notify.ts'

const shown = vi.hoisted(() => vi.fn())
vi.mock('@mantine/notifications', () => ({ notifications: { show: shown } }))
beforeEach(() => shown.mockClear())

test('a failure is read aloud at once and stays twice as long; a success waits its turn', async () => {
  for (const kind of ['success', 'error', undefined] as const) await notify({ message: 'Hola', ...(kind ? { kind } : {}) })
  expect(shown.mock.calls.map(([{ role, autoClose, message }]) => [message, role, autoClose])).toEqual([
    ['Hola', 'status', 4000],
    ['Hola', 'alert', 8000],
    ['Hola', 'status', 4000],
  ])
  expect(useToasts.getState().areWanted).toBe(true)
})
