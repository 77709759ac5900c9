import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { WriteButton } from './write-button.tsx'

const open = async (answer: unknown) => {
  const calls = answering({ 'POST request/w1/message': answer })
  show(<WriteButton wishId="w1" productId="p1" name="Bruno" isWritten={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Escribirle a Bruno' }))
  return { calls, field: await screen.findByLabelText<HTMLTextAreaElement>(/^Tu mensaje/) }
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))

test('a seller writes once, and the button says so', async () => {
  const { calls, field } = await open({ isWritten: true })
  send()
  await screen.findByText('Escribí un mensaje.')
  expect(calls).toEqual([])
  fireEvent.change(field, { target: { value: ' Hola ' } })
  send()
  await screen.findByRole('button', { name: 'Le escribiste a Bruno' })
  expect(calls).toEqual(['POST request/w1/message'])
})

test('where they talk already, it says where', async () => {
  const { field } = await open(Response.json({ error: 'chat.already-asked', message: 'Ya.' }, { status: 409 }))
  fireEvent.change(field, { target: { value: 'Hola' } })
  send()
  await screen.findByText('Ya hay una conversación o un mensaje por este producto: está en tus mensajes.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeTruthy())
})
