import type { Work } from '@feria/contract/admin/schemas'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { BackOffice } from './back-office.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
const work: Work[] = [
  { kind: 'reports', count: 3, oldestAt: hoursAgo(2), overdue: 1 },
  { kind: 'held-messages', count: 1, oldestAt: hoursAgo(1), overdue: 0 },
  { kind: 'identities', count: 0, oldestAt: null, overdue: 0 },
]
const enter = (member: object) => useSession.setState({ token: 't', user: { id: 'm', name: 'Mora', role: 'user', ...member } as never })
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Administración' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('a moderator sees their sections, with what waits in each, and behind the bell each kind with its age', async () => {
  enter({ staff: 'moderator' })
  answering({ 'GET admin/work': work })
  show(<BackOffice />, '/admin-dashboard/resolver')
  expect(await screen.findByText('3 denuncias')).toBeTruthy()
  expect(screen.getByText('La más vieja hace 2 h · 1 vencida')).toBeTruthy()
  expect(screen.getByText('Hace 1 h')).toBeTruthy()
  expect(entries()).toEqual([
    ...['Para resolver', 'Denuncias3: 3 esperan', 'Mensajes retenidos1: 1 espera', 'Opiniones', 'Identidades'],
    ...['Personas', 'Publicaciones', 'Panel'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Para resolver: 4 cosas' }))
  const item = await screen.findByRole('menuitem', { name: /3 denuncias/ })
  expect([item.getAttribute('href'), item.textContent]).toEqual([
    '/admin-dashboard/denuncias',
    '3 denunciasla más vieja hace 2 h · 1 vencida',
  ])
})

test('with nothing to do it says so', async () => {
  enter({ staff: 'support' })
  answering({ 'GET admin/work': [{ kind: 'claims', count: 0, oldestAt: null, overdue: 0 }] })
  show(<BackOffice />, '/admin-dashboard/resolver')
  expect(await screen.findByRole('heading', { name: 'No hay nada para resolver' })).toBeTruthy()
  expect(entries()).toEqual(['Para resolver', 'Reclamos', 'Arrepentimientos', 'Mensajes', 'Personas', 'Ventas', 'Pagos', 'Panel'])
})

test('a section that is not theirs says whose it is, and asks the server nothing', async () => {
  enter({ staff: 'support' })
  const made = answering({})
  const { unmount } = show(<BackOffice />, '/admin-dashboard/denuncias')
  expect(screen.getByText('La abren quien administra el sitio y el equipo de moderación.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir a «Para resolver»' })).toBeTruthy()
  unmount()
  const payouts = show(<BackOffice />, '/admin-dashboard/hoy')
  expect(screen.getByText('La abre solo quien administra el sitio.')).toBeTruthy()
  payouts.unmount()
  enter({})
  show(<BackOffice />, '/admin-dashboard')
  expect(screen.getByText('Esta parte es solo para administradores')).toBeTruthy()
  expect(made).toEqual([])
})

test('a decision asks again what waits', async () => {
  enter({ staff: 'support' })
  const message = {
    id: 'c1',
    userId: null,
    name: 'Ana',
    email: 'ana@feria.example',
    text: 'Hola',
    createdAt: hoursAgo(3),
    resolvedAt: null,
  }
  const made = answering({
    'GET admin/work': [{ kind: 'contact', count: 1, oldestAt: hoursAgo(3), overdue: 0 }],
    'GET admin/contact': [message],
    'GET admin/contact/waiting': { count: 1 },
    'POST admin/contact/c1/resolve': { ...message, resolvedAt: hoursAgo(0) },
  })
  show(<BackOffice />, '/admin-dashboard/mensajes')
  const done = await screen.findByRole('button', { name: 'Marcar como respondido el mensaje de Ana' })
  const asked = () => made.filter((call) => call === 'GET admin/work').length
  const before = asked()
  await act(async () => fireEvent.click(done))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})
