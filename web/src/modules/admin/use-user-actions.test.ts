import type { ListedUser } from '@feria/contract/accounts'
import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.ts'
import { useUserActions } from './use-user-actions.ts'

const { confirm, told } = vi.hoisted(() => ({ confirm: vi.fn(), told: vi.fn() }))
vi.mock('../../ui/confirm.ts', () => ({ confirm }))
vi.mock('@mantine/notifications', () => ({ notifications: { show: told } }))

const ana = { id: 'a1', name: 'Ana', role: 'user' } as ListedUser
const asked: string[] = []
let status: number

beforeEach(() => {
  asked.length = 0
  status = 200
  vi.clearAllMocks()
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${body ?? ''}`.trim())
    return Response.json(status === 200 ? {} : { error: 'internal', message: 'Ahora no.' }, { status })
  })
})

test('a member gets another role once it was confirmed, the one of an admin with a warning, and not the one that they have', async () => {
  const actions = await runHook(useUserActions)
  const give = (role: 'user' | 'admin' | 'premium', isSure: boolean) => {
    confirm.mockResolvedValueOnce(isSure)
    return actions.act(() => actions.result().setRole(ana, role))
  }
  await give('user', true)
  expect([confirm.mock.calls.length, asked.length]).toEqual([0, 0])
  confirm.mockReset()
  await give('admin', false)
  expect([confirm.mock.calls[0]?.[0].isDangerous, asked.length]).toEqual([true, 0])
  await give('premium', true)
  expect([confirm.mock.calls[1]?.[0].isDangerous, asked]).toEqual([false, ['PUT {"role":"premium"}']])
  expect(actions.result().busyId).toBeNull()
})

test('nobody is removed, nor loses a second factor, without being asked about; what fails is told', async () => {
  const actions = await runHook(useUserActions)
  confirm.mockResolvedValue(false)
  await actions.act(() => actions.result().remove(ana))
  await actions.act(() => actions.result().removeFactor(ana))
  expect([confirm.mock.calls.length, asked.length]).toEqual([2, 0])
  confirm.mockResolvedValue(true)
  status = 500
  await actions.act(() => actions.result().remove(ana))
  expect([asked.length, actions.result().busyId]).toEqual([1, null])
  await expect.poll(() => told.mock.calls[0]?.[0].message).toBe('Ahora no.')
})
