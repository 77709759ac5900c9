import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { OwnProof } from './own-proof.tsx'

const signedIn = () => useSession.setState({ token: 'secret', user: { id: 'ana', name: 'Ana' } as never })
beforeEach(() => useSession.setState({ token: null, user: null }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a stranger is asked to sign in', () => {
  show(<OwnProof published={[]} />)
  expect(screen.getByRole('link', { name: 'Ingresar para comprobar' }).getAttribute('href')).toBe('/login')
})

test('who had no money is told that there is nothing to check', async () => {
  signedIn()
  answering({ 'GET ledger/proof': [], 'GET ledger/root': [] })
  show(<OwnProof published={[]} />)
  press('Comprobar mi saldo')
  await screen.findByText(/no tenías dinero en Feria/)
})

test('a proof that leads to no published root is said so, and can be kept and told', async () => {
  signedIn()
  const root = { day: '2026-11-27', currency: 'ARS', at: '2026-11-27T03:05:00.000Z', hash: 'aa', sumMinor: 700, leaves: 1 }
  const leaf = { nonce: 'n', ownerId: 'ana', currency: 'ARS', kind: 'available', amountMinor: 700, path: [] }
  answering({ 'GET ledger/proof': [{ root, leaves: [leaf] }], 'GET ledger/root': [root] })
  show(<OwnProof published={[]} />)
  press('Comprobar mi saldo')
  await screen.findByText(/no coincide con la raíz publicada/)
  screen.getByRole('button', { name: 'Guardar la prueba' })
  expect(screen.getByRole('link', { name: 'Escribirnos' }).getAttribute('href')).toBe('/ayuda/contacto')
})

test('what could not be loaded is asked for again', async () => {
  signedIn()
  answering({ 'GET ledger/proof': refused(503), 'GET ledger/root': [] })
  show(<OwnProof published={[]} />)
  press('Comprobar mi saldo')
  await screen.findByText('Ahora no.')
  answering({ 'GET ledger/proof': [], 'GET ledger/root': [] })
  press('Reintentar')
  await screen.findByText(/no tenías dinero/)
})
