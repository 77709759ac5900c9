import * as api from '@feria/contract/routes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { showHosts } from '../testing/show-hosts.tsx'
import { CallError, call, remedies } from './call.ts'
import { useSession } from './session.ts'
import { untilConfirmed } from './until-confirmed.ts'

const REFUSAL = 'Confirmá tu email para chatear: te mandamos un enlace a ana@feria.example.'
const ana = { id: 'a', name: 'Ana', email: 'ana@feria.example', isEmailConfirmed: false, mustConfirmEmail: true, pendingEmail: null }

/** Asks to chat as a member whose email is not confirmed yet; `confirm` does so elsewhere. */
const askToChat = () => {
  let isConfirmed = false
  useSession.setState({ token: 't', user: ana as never })
  const made = answering({
    'POST chat-requests': () =>
      isConfirmed ? { id: 'r' } : Response.json({ error: 'accounts.confirm-email', message: REFUSAL }, { status: 403 }),
    'GET users/me': () => ({ ...ana, isEmailConfirmed: isConfirmed, mustConfirmEmail: !isConfirmed }),
    'POST users/me/confirmation': { message: 'Te mandamos un enlace para confirmar tu email.' },
  })
  showHosts()
  remedies['accounts.confirm-email'] = untilConfirmed
  const asked = call(api.chat.ask, { body: { productId: 'p' } }).catch((error: unknown) => error)
  const confirm = () => {
    isConfirmed = true
  }
  return { asked, made, confirm }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => {
  delete remedies['accounts.confirm-email']
  useSession.setState({ token: null, user: null, endedBy: null })
})

test('an act that needs a confirmed email goes on by itself when its member comes back confirmed', async () => {
  const { asked, confirm } = askToChat()
  await screen.findByText(REFUSAL, { exact: false })
  confirm()
  await act(async () => void fireEvent.focus(window))
  expect(await asked).toEqual({ id: 'r' })
  expect(useSession.getState().user).toMatchObject({ isEmailConfirmed: true, mustConfirmEmail: false })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('it goes on when another tab has confirmed it', async () => {
  const { asked, confirm } = askToChat()
  await screen.findByText(REFUSAL, { exact: false })
  confirm()
  act(() => useSession.setState({ user: { ...ana, isEmailConfirmed: true } as never }))
  expect(await asked).toEqual({ id: 'r' })
})

test('another link is mailed at a press, and an email that is not confirmed yet is said to be so', async () => {
  const { asked, made, confirm } = askToChat()
  await screen.findByText(REFUSAL, { exact: false })
  await press('Mandar otro')
  await screen.findByText('Te mandamos otro enlace a ana@feria.example. El anterior ya no sirve.')
  expect(made).toContain('POST users/me/confirmation')
  await press('Ya lo confirmé')
  await screen.findByText(/Todavía no está confirmado/)
  confirm()
  await press('Ya lo confirmé')
  expect(await asked).toEqual({ id: 'r' })
})

test('who leaves it gets the refusal at the act, and nothing was asked twice', async () => {
  const { asked, made } = askToChat()
  await screen.findByText(REFUSAL, { exact: false })
  await press('Ahora no')
  const error = await asked
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 403, code: 'accounts.confirm-email', message: REFUSAL })
  expect(made.filter((one) => one === 'POST chat-requests')).toHaveLength(1)
})

test('it ends with the session', async () => {
  const { asked } = askToChat()
  await screen.findByText(REFUSAL, { exact: false })
  act(() => useSession.getState().signOut())
  expect(await asked).toMatchObject({ code: 'accounts.confirm-email' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
