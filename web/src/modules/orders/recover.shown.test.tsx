import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { Recover } from './recover.tsx'

const order = (recover: boolean) => ({ id: 'o1', can: { recover } }) as never

test('the money of what was not handed over in time is taken back by one press, once confirmed', async () => {
  const made = answering({ 'POST orders/o1/withdraw': { id: 'o1' } })
  show(<Recover order={order(true)} />)
  expect(screen.getByText(/^Pasaron 10 días desde tu pago/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Recuperar mi dinero' }))
  const dialog = await screen.findByRole('alertdialog', { name: '¿Recuperar tu dinero?' })
  expect(made).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Recuperar mi dinero' }))
  await screen.findByText('Listo: la compra se canceló y te devolvemos el dinero.')
  await waitFor(() => expect(made).toContain('POST orders/o1/withdraw'))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '¿Recuperar tu dinero?' })).toBeNull())
})

test('before that there is nothing to press', () => {
  show(<Recover order={order(false)} />)
  expect(screen.queryByRole('button', { name: 'Recuperar mi dinero' })).toBeNull()
})
