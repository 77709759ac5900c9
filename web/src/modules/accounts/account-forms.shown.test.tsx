import { act, fireEvent, screen } from '@testing-library/react'
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
