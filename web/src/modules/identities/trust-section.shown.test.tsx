import type { PhoneState } from '@feria/contract/phones/schemas'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { TrustSection } from './trust-section.tsx'

const none: PhoneState = { phone: null, isConfirmed: false, isOffered: true, underWay: null }
const underWay = (state: 'sending' | 'sent' | 'failed'): PhoneState => ({
  ...none,
  underWay: { phone: '+54 9 11 2345 6789', state, expiresAt: '2026-11-28T12:10:00.000Z', triesLeft: 5 },
})
const identity = { status: 'none', note: null, sentAt: null }
const given = (phone: PhoneState, more: Record<string, unknown> = {}) =>
  answering({ 'GET users/me/phone': phone, 'GET users/me/identity': identity, ...more })

beforeEach(() => {
  useSession.setState({ token: 't', user: { id: 'a', name: 'Ana', email: 'ana@feria.example', isEmailConfirmed: true } as never })
})

const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar mi teléfono' }))
  return screen.findByRole('dialog', { name: 'Confirmar mi teléfono' })
}

test('the marks are told with their next step; where no codes can be sent nothing is said of the telephone', async () => {
  given({ ...none, isOffered: false })
  show(<TrustSection />)
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^EmailConfirmadoana@feria\.example$/),
    expect.stringMatching(/^IdentidadSin verificar.*Verificar mi identidad$/),
  ])
})

test('a rejected document says why and asks for another; any unknown state does too', async () => {
  const rejected = { status: 'rejected', note: 'No se lee el nombre.', sentAt: '2026-11-27T12:00:00.000Z' }
  given(none, { 'GET users/me/identity': rejected })
  show(<TrustSection />)
  expect(await screen.findByText('No se lee el nombre.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar otra foto' })).toBeTruthy()
})

test('a code under way is gone on with; one that could not be sent leads back to the number', async () => {
  given({ ...underWay('failed'), phone: '+54 9 351 234 5678' })
  show(<TrustSection />)
  const form = within(await openForm())
  expect(form.getByText('No pudimos mandar el código a +54 9 11 2345 6789. Fijate que el número esté bien.')).toBeTruthy()
  expect(form.queryByLabelText('Código')).toBeNull()
  fireEvent.click(form.getByRole('button', { name: 'Cambiar el número' }))
  expect((form.getByLabelText('Tu celular') as HTMLInputElement).value).toBe('+54 9 11 2345 6789')
})

test.each([
  ['sending', 'Estamos mandando un código a +54 9 11 2345 6789…'],
  ['sent', 'Mandamos un código de 6 números a +54 9 11 2345 6789. Sirve 10 minutos.'],
] as const)('a code is said to be %s as long as it is', async (state, words) => {
  given(underWay(state))
  show(<TrustSection />)
  expect(within(await openForm()).getAllByRole('status')[0]?.textContent).toBe(words)
})

test('a refusal of the server stands beside the number or under the form', async () => {
  let answer: object = { error: 'accounts.phone-codes-spent', message: 'Ya se pidieron varios códigos. Vas a poder pedir otro en 1 hora.' }
  given(none, { 'POST users/me/phone/code': () => Response.json(answer, { status: 429 }) })
  show(<TrustSection />)
  const form = within(await openForm())
  fireEvent.click(form.getByRole('button', { name: 'Enviarme un código' }))
  expect(form.getByText('Ingresá tu celular.')).toBeTruthy()
  fireEvent.change(form.getByLabelText('Tu celular'), { target: { value: '11 2345 6789' } })
  fireEvent.click(form.getByRole('button', { name: 'Enviarme un código' }))
  expect(await form.findByText(/Vas a poder pedir otro en 1 hora\.$/)).toBeTruthy()
  answer = { error: 'accounts.bad-phone', message: 'No', fields: { phone: 'Ese teléfono no es válido.' } }
  fireEvent.click(form.getByRole('button', { name: 'Enviarme un código' }))
  expect(await form.findByText('Ese teléfono no es válido.')).toBeTruthy()
})

test('a code is sent as typed, and the mark is there', async () => {
  const confirmed = { ...none, phone: '+54 9 11 2345 6789', isConfirmed: true }
  const sent: unknown[] = []
  given(underWay('sent'), {
    'POST users/me/phone/confirm': (body: unknown) => {
      sent.push(body)
      return confirmed
    },
  })
  show(<TrustSection />)
  const form = within(await openForm())
  expect(form.getByRole('button', { name: /^Enviar otro en \d+ s$/ }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(form.getByRole('button', { name: 'Confirmar' }))
  expect(form.getByText('Ingresá el código.')).toBeTruthy()
  fireEvent.change(form.getByLabelText('Código'), { target: { value: '048 291' } })
  fireEvent.click(form.getByRole('button', { name: 'Confirmar' }))
  await screen.findByText('Tu teléfono quedó confirmado.')
  expect(sent).toEqual([{ code: '048 291' }])
  expect(await screen.findByRole('button', { name: 'Quitar la marca del teléfono' })).toBeTruthy()
})
