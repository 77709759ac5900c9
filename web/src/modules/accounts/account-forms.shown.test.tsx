import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { LoginPage } from './login-page.tsx'
import { RegisterPage } from './register-page.tsx'

const SECRET = 'mate amargo 42'
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } })
const kept = () => JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)])

test.each([
  ['registration', <RegisterPage key="r" />, ['Contraseña', 'Confirmar Contraseña']],
  ['login', <LoginPage key="l" />, ['Contraseña']],
])('the draft of the %s keeps the email and never a password', async (_which, page, passwords) => {
  answering({})
  show(page)
  type('Email', 'ana@feria.example')
  for (const label of passwords) type(label, SECRET)
  expect([kept().includes('ana@feria.example'), kept().includes(SECRET)]).toEqual([true, false])
  await act(async () => fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement))
  expect(kept()).not.toContain(SECRET)
})

const submit = () => act(async () => fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement))
const register = (changes: Record<string, string> = {}) => {
  const fields = { Nombre: 'Ana', Email: 'ana@feria.example', Contraseña: SECRET, 'Confirmar Contraseña': SECRET, ...changes }
  for (const [label, text] of Object.entries(fields)) type(label, text)
  return submit()
}

test('every mistake of a registration stands at its field at once, and nothing is sent', async () => {
  const sent: unknown[] = []
  answering({ 'POST auth/register': (body: unknown) => sent.push(body) })
  const { words } = show(<RegisterPage />)
  await register({ Nombre: ' ', Email: 'ana', Contraseña: '1234', 'Confirmar Contraseña': '4321' })
  for (const mistake of ['Ingresá tu nombre.', 'Ese email no es válido.', 'Le faltan letras: usá 8 o más.', 'Las contraseñas no coinciden'])
    expect(words()).toContain(mistake)
  expect(sent).toEqual([])
})

test('a known address is told once, at its field, with the ways to sign in and to recover', async () => {
  const message = 'Ya hay una cuenta con ese email.'
  const taken = { error: 'accounts.email-taken', message, fields: { email: message } }
  answering({ 'POST auth/register': () => Response.json(taken, { status: 409 }) })
  const { words } = show(<RegisterPage />)
  await register()
  expect(words().split(message)).toHaveLength(2)
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: 'recuperá tu contraseña' }).getAttribute('href')).toBe('/forgot-password')
  type('Email', 'otra@feria.example')
  expect(words()).not.toContain(message)
})

test('a mistyped host is offered corrected when the field is left, and a press takes it', async () => {
  answering({})
  show(<RegisterPage />)
  type('Email', 'ana@gmial.com')
  expect(screen.queryByText(/¿Quisiste decir/)).toBeNull()
  fireEvent.blur(screen.getByLabelText('Email'))
  fireEvent.click(await screen.findByRole('button', { name: 'ana@gmail.com' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@gmail.com')
  await waitFor(() => expect(screen.queryByText(/¿Quisiste decir/)).toBeNull())
})

test('the login of an account just made is filled in, from memory alone, and only once', async () => {
  answering({ 'POST auth/register': { token: 't', user: {} } })
  const { unmount } = show(<RegisterPage />)
  await register()
  expect(kept()).not.toContain(SECRET)
  expect(JSON.stringify(history.state)).not.toContain(SECRET)
  unmount()
  const secret = () => screen.getByLabelText<HTMLInputElement>('Contraseña', { selector: 'input' }).value
  const openLogin = (email: string) => {
    const shown = show(<LoginPage />, '/login', { email, isNew: true })
    const filled = secret()
    shown.unmount()
    return filled
  }
  expect(openLogin('otra@feria.example')).toBe('')
  answering({ 'POST auth/register': { token: 't', user: {} } })
  const again = show(<RegisterPage />)
  await register()
  again.unmount()
  expect([openLogin('ana@feria.example'), openLogin('ana@feria.example')]).toEqual([SECRET, ''])
})
