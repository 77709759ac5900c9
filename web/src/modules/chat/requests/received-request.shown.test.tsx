import type { ChatRequest } from '@feria/contract/chat/schemas'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { ReceivedRequest } from './received-request.tsx'

const request = {
  id: 'r1',
  createdAt: '2026-11-20T12:00:00Z',
  product: { id: 'p1', name: 'Mesa', price: 10, currency: 'USD', imageUrl: '/images/sin-foto.svg' },
  buyer: { id: 'b1', name: 'Bruno', imageUrl: null },
} as unknown as ChatRequest

const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aceptar la solicitud de Bruno' })
const reject = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Rechazar la solicitud de Bruno' })
const open = () => {
  const answer = Promise.withResolvers<unknown>()
  const sent: unknown[] = []
  answering({ 'PUT chat-requests/r1/status': (body: unknown) => sent.push(body) && answer.promise })
  const answered = vi.fn()
  show(<ReceivedRequest request={request} onAnswered={answered} />)
  return { sent, answered, come: (status: unknown) => act(async () => answer.resolve(status)) }
}

test('a request is answered once: neither button works until the server has answered', async () => {
  const { sent, answered, come } = open()
  fireEvent.click(reject())
  fireEvent.click(await screen.findByRole('button', { name: 'Rechazar' }))
  await waitFor(() => expect(sent).toEqual([{ status: 'rejected' }]))
  expect([accept().disabled, reject().disabled, answered.mock.calls]).toEqual([true, true, []])
  await come({ ...request, status: 'rejected' })
  expect(answered).toHaveBeenCalledOnce()
})

test('an acceptance asks nothing, holds both buttons, and shows if it failed', async () => {
  const { sent, answered, come } = open()
  fireEvent.click(accept())
  await waitFor(() => expect(sent).toEqual([{ status: 'accepted' }]))
  expect([accept().disabled, reject().disabled]).toEqual([true, true])
  await come(refused(500))
  await screen.findByText('No se pudo actualizar la solicitud.')
  expect([accept().disabled, reject().disabled, answered.mock.calls]).toEqual([false, false, []])
})
