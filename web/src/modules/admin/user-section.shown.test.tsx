import type { ListedUser } from '@feria/contract/accounts/schemas'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { choose } from '../../testing/choose.ts'
import { show } from '../../testing/show.tsx'
import { texts } from './texts.ts'
import { UserSection } from './user-section.tsx'

const user = (id: string) => ({ id, name: id, email: `${id}@feria.example`, role: 'user', createdAt: '2026-11-20T12:00:00Z' }) as ListedUser
const roleOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Rol de ${name}` })

test('while one member is being changed, only their row waits', async () => {
  const answer = Promise.withResolvers<object>()
  const made = answering({ 'GET users': [user('Ana'), user('Bea')], 'PUT users/Ana/role': () => answer.promise })
  show(<UserSection />)
  await screen.findByText('Ana@feria.example')
  choose('Rol de Ana', texts.users.roles.admin)
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar rol' }))
  await waitFor(() => expect(roleOf('Ana').disabled).toBe(true))
  expect(roleOf('Bea').disabled).toBe(false)
  for (const [name, isBusy] of [
    ['Ana', true],
    ['Bea', false],
  ] as const)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `Eliminar a ${name}` }).disabled).toBe(isBusy)
  await act(async () => answer.resolve({}))
  await waitFor(() => expect(roleOf('Ana').disabled).toBe(false))
  expect(made.filter((call) => call.startsWith('PUT'))).toEqual(['PUT users/Ana/role'])
})
