import type { User } from '@feria/contract/accounts/schemas'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { PersonalInfoPage } from './personal-info-page.tsx'

const ana = { id: 'a', name: 'Ana', email: 'ana@feria.example', phone: null, address: null, role: 'user' } as unknown as User
const parts = { trust: <p>Confianza</p>, addresses: <p>Direcciones</p>, cards: <p>Tarjetas</p>, consents: <p>Permisos</p> }
const suspended = { kind: 'suspended', until: null, reason: 'Spam', note: null, createdAt: '2026-11-01T00:00:00.000Z' }

const open = (user: object) => {
  answering({ 'GET users/me/sessions': [], 'GET users/me/second-factor': { state: 'off' }, 'GET me': user })
  useSession.setState({ token: 'x', user: user as User })
  show(<PersonalInfoPage {...parts} />)
}

test('a suspended member reads their data, without a way to what their account cannot do', async () => {
  open({ ...ana, restriction: suspended })
  expect(await screen.findByText('ana@feria.example')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^Editar/ })).toHaveLength(0)
  for (const part of ['Confianza', 'Direcciones', 'Permisos']) expect(screen.queryByText(part)).toBeNull()
  expect(screen.getByText('Tarjetas')).toBeTruthy()
})

test('anybody else edits them in place', async () => {
  open(ana)
  expect(await screen.findAllByRole('button', { name: /^Editar/ })).toHaveLength(4)
  for (const part of ['Confianza', 'Direcciones', 'Tarjetas', 'Permisos']) expect(screen.getByText(part)).toBeTruthy()
})
