import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { JobsPage } from './jobs-page.tsx'
import { RefusedMails } from './refused-mails.tsx'

const job = {
  id: 'j1',
  queue: 'external',
  tasks: ['orders.paid/orders.email-buyer', 'orders.paid/orders.email-seller'],
  failedAt: '2026-11-20T12:00:00Z',
  attempts: 9,
  error: 'connection refused',
}

test('a failed job says in words what it was to do, beside its names, how often it was tried and why it failed', async () => {
  useSession.setState({ token: 't', user: { id: 'a', name: 'Ada', role: 'admin' } as never })
  answering({ 'GET admin/jobs': [job], 'GET admin/jobs/waiting': { count: 1 } })
  show(<JobsPage />)
  await screen.findByText('connection refused')
  const [row] = screen.getAllByRole('listitem').flatMap((item) => (item.textContent?.includes('refused') ? [within(item)] : []))
  for (const text of ['Correo: compras', '9 intentos', /orders\.email-seller/]) expect(row?.getByText(text)).toBeTruthy()
  expect(await screen.findByText('1 tarea espera')).toBeTruthy()
})

test('where another admin was first, their refusal is told and the list is read anew', async () => {
  useSession.setState({ token: 't', user: { id: 'a', name: 'Ada', role: 'admin' } as never })
  answering({ 'GET admin/jobs': [job], 'GET admin/jobs/waiting': { count: 1 } })
  show(<JobsPage />)
  const button = await screen.findByRole('button', { name: 'Reintentar: Correo: compras' })
  answering({ 'GET admin/jobs': [], 'GET admin/jobs/waiting': { count: 0 } })
  fireEvent.click(button)
  expect(await screen.findByText('No hay tareas fallidas.')).toBeTruthy()
})

test('a refused mail says why in words, where its code is a known one', async () => {
  const mail = { id: 'm1', to: 'ana@feria.example', subject: 'Tu compra', reason: '550 5.1.1', at: '2026-11-20T12:00:00Z' }
  answering({ 'GET admin/refused-mails': [mail, { ...mail, id: 'm2', reason: '554' }] })
  show(<RefusedMails />)
  expect(await screen.findByText(/La dirección no existe\./)).toBeTruthy()
  expect(screen.getByText(/El servidor no lo aceptó\./)).toBeTruthy()
})
