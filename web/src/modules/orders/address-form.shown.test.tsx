import type { SavedAddress } from '@feria/contract/orders/delivery-schemas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { AddressForm } from './address-form.tsx'

const address: SavedAddress = {
  id: 'a1',
  name: 'Ana',
  street: 'Aráoz 1234',
  details: null,
  city: 'Caballito',
  province: 'Ciudad Autónoma de Buenos Aires',
  postcode: '1414',
  phone: null,
}

const open = () => {
  const done = vi.fn()
  show(<AddressForm address={address} onDone={done} />)
  return {
    done,
    street: screen.getByLabelText(/^Calle y número/),
    cancel: screen.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' }),
  }
}
const QUESTION = '¿Cerrar sin guardar?'

test('Escape leaves an address that was not touched, without a question', () => {
  const { done, street } = open()
  fireEvent.keyDown(street, { key: 'Escape' })
  expect(done).toHaveBeenCalledOnce()
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test.each(['Escape', 'Cancelar'])('%s asks before a correction is lost, and loses it only then', async (way) => {
  const { done, street, cancel } = open()
  fireEvent.change(street, { target: { value: 'Aráoz 1243' } })
  const leave = () => (way === 'Escape' ? fireEvent.keyDown(street, { key: way }) : fireEvent.click(cancel))
  leave()
  leave()
  const dialogs = await screen.findAllByRole('alertdialog')
  expect(dialogs).toHaveLength(1)
  expect(dialogs[0]?.textContent).toContain(QUESTION)
  fireEvent.click(screen.getByRole('button', { name: 'Descartar cambios' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
})

test('Escape does not leave an address that is being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  answering({ 'PUT addresses/a1': () => promise, 'GET addresses': [] })
  const { done, street, cancel } = open()
  fireEvent.change(street, { target: { value: 'Aráoz 1243' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(cancel.disabled).toBe(true))
  fireEvent.keyDown(street, { key: 'Escape' })
  expect(done).not.toHaveBeenCalled()
  expect(screen.queryByText(QUESTION)).toBeNull()
  resolve({ ...address, street: 'Aráoz 1243' })
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
})
