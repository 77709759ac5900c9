import type { ListedUser } from '@feria/contract/accounts/schemas'
import type { Role } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDialogs } from '../../lib/dialogs.ts'
import { routeKey } from '../../lib/use-route.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { showHosts } from '../../testing/show-hosts.tsx'
import { useUserActions } from './use-user-actions.ts'

const ana = { id: 'a1', name: 'Ana', role: 'user' } as ListedUser
const asked: string[] = []
let status: number

beforeEach(() => {
  asked.length = 0
  status = 200
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${body ?? ''}`.trim())
    return Response.json(status === 200 ? {} : { error: 'internal', message: 'Ahora no.' }, { status })
  })
})

const open = (client = new QueryClient()) => {
  showHosts()
  return runHook(useUserActions, { client }).result
}
/** Does something that asks first, and answers by a button of the dialogue; tells whether it stood there as dangerous. */
const doAndPress = async (work: () => Promise<void>, button: string) => {
  const done = work()
  const isDangerous = useDialogs.getState().waiting[0]?.isDangerous
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await act(() => done)
  return isDangerous
}

test('a member gets another role after confirmation, an admin after a warning, and never the same role', async () => {
  const actions = open()
  const give = (role: Role) => actions.current.setRole(ana, role)
  await act(async () => void give('user'))
  expect([useDialogs.getState().waiting, asked]).toEqual([[], []])
  expect([await doAndPress(() => give('admin'), 'Cancelar'), asked]).toEqual([true, []])
  expect([await doAndPress(() => give('premium'), 'Cambiar rol'), asked]).toEqual([false, ['PUT {"role":"premium"}']])
  expect(actions.current.busyId).toBeNull()
})

test('nobody is removed, nor loses a second factor, without confirmation; failures are shown', async () => {
  const actions = open()
  await doAndPress(() => actions.current.remove(ana), 'Cancelar')
  await doAndPress(() => actions.current.removeFactor(ana), 'Cancelar')
  expect(asked).toEqual([])
  status = 500
  await doAndPress(() => actions.current.remove(ana), 'Eliminar cuenta')
  expect([asked.length, actions.current.busyId]).toEqual([1, null])
  await screen.findByText('Ahora no.')
})

test.each([
  ['a role', 'Cambiar rol', (actions: ReturnType<typeof useUserActions>) => actions.setRole(ana, 'premium'), [true, true, false, true]],
  ['a removed factor', 'Quitar', (actions: ReturnType<typeof useUserActions>) => actions.removeFactor(ana), [true, true, false, true]],
  ['a removed member', 'Eliminar cuenta', (actions: ReturnType<typeof useUserActions>) => actions.remove(ana), [true, true, true, true]],
] as const)(
  '%s shows in the list of members, on their page and in the register at once; products go with their seller',
  async (_what, button, work, stale) => {
    const client = new QueryClient()
    const keys = [api.accounts.list, api.admin.member, api.catalogue.supervise, api.accounts.auditLog].map((route) => [routeKey(route)])
    for (const key of keys) client.setQueryData(key, [])
    const actions = open(client)
    await doAndPress(() => work(actions.current), button)
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(stale)
  },
)
