import type { ListedUser } from '@feria/contract/accounts/schemas'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering } from '../../testing/answering.ts'
import { choose } from '../../testing/choose.ts'
import { show } from '../../testing/show.tsx'
import { texts } from './texts.ts'
import { UserSection } from './user-section.tsx'

const user = (id: string) =>
  ({ id, name: id, email: `${id}@feria.example`, role: 'user', staff: null, createdAt: '2026-11-20T12:00:00Z' }) as ListedUser
const enter = (member: object) => useSession.setState({ token: 't', user: { id: 'x', name: 'Ada', role: 'user', ...member } as never })
const roleOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Rol de ${name}` })

test('while one member is being changed, only their row waits', async () => {
  enter({ role: 'admin' })
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

test('an admin makes somebody a moderator once they confirmed; of an admin there is nothing to choose', async () => {
  enter({ role: 'admin' })
  const made = answering({ 'GET users': [user('Ana'), { ...user('Eva'), role: 'admin' }], 'PUT users/Ana/staff': (body: object) => body })
  show(<UserSection />)
  await screen.findByText('Ana@feria.example')
  expect(screen.queryByRole('combobox', { name: 'Equipo de Eva' })).toBeNull()
  choose('Equipo de Ana', 'Moderación')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(made.filter((call) => call.startsWith('PUT'))).toEqual([])
  choose('Equipo de Ana', 'Moderación')
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar equipo' }))
  await screen.findByText('Ana ahora es del equipo de moderación.')
  expect(made.filter((call) => call.startsWith('PUT'))).toEqual(['PUT users/Ana/staff'])
})

test('staff read the list, and act only as far as their work goes, on nobody of the staff', async () => {
  const held = {
    restriction: { kind: 'limited', reason: 'Spam', note: '', since: '2026-11-20T12:00:00Z', until: null },
    hasSecondFactor: true,
  }
  const people = [
    { ...user('Ana'), ...held },
    { ...user('Sol'), ...held, staff: 'support' },
  ]
  const acts = () => screen.queryAllByRole('button').flatMap((button) => button.getAttribute('aria-label') ?? [])
  answering({ 'GET users': people })
  enter({ staff: 'moderator' })
  const shown = show(<UserSection />)
  await screen.findByText('Ana@feria.example')
  expect(screen.queryByRole('combobox', { name: 'Rol de Ana' })).toBeNull()
  expect(acts()).toEqual(['Ver los productos de Ana', texts.users.lift('Ana'), 'Ver los productos de Sol'])
  shown.unmount()
  enter({ staff: 'support' })
  show(<UserSection />)
  await screen.findByText('Ana@feria.example')
  expect(acts()).toEqual([texts.users.removeFactor('Ana')])
})
