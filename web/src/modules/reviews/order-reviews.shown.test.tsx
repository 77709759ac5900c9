import type { OrderReviews as Known, PartyReview } from '@feria/contract/reviews/schemas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { OrderReviews } from './order-reviews.tsx'

const open: Known = { side: 'buyer', other: 'Vera', window: 'abierta', closesAt: '2026-12-11T15:00:00.000Z', mine: null, theirs: null }
const theirs: PartyReview = {
  id: 'r1',
  author: { name: 'Vera', imageUrl: null },
  side: 'seller',
  state: 'publicada',
  stars: 2,
  tags: ['Puntual'],
  text: 'Pagó tarde.',
  createdAt: '2026-11-27T15:00:00.000Z',
  publishedAt: '2026-11-27T15:00:00.000Z',
  answer: null,
  answeredAt: null,
  note: null,
  appeal: null,
  can: { withdraw: false, answer: true, appeal: true },
}
const showWith = (known: Known, more: Record<string, unknown> = {}, at = '/orders/o1') => {
  const calls = answering({ 'GET orders/o1/reviews': known, ...more })
  return { calls, ...show(<OrderReviews orderId="o1" />, at) }
}

test('before an order has ended there is nothing', async () => {
  const { calls, words } = showWith({ ...open, window: 'todavía no' })
  await waitFor(() => expect(calls).toEqual(['GET orders/o1/reviews']))
  expect(words()).toBe('')
})

test('a notification leads into the form; without stars nothing is sent, and with them what was written', async () => {
  const sent: unknown[] = []
  const keep = (body: unknown) => {
    sent.push(body)
    return { ...open, window: 'escrita' }
  }
  const { calls } = showWith(open, { 'POST orders/o1/review': keep }, '/orders/o1#opiniones')
  const submit = await screen.findByRole('button', { name: 'Enviar mi opinión' })
  fireEvent.click(submit)
  expect(screen.getByText('Elegí de 1 a 5 estrellas.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '4 estrellas: Bien' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Buen trato' }))
  fireEvent.change(screen.getByLabelText('Tu opinión (opcional)'), { target: { value: 'Todo bien.' } })
  fireEvent.click(submit)
  await waitFor(() => expect(calls).toContain('POST orders/o1/review'))
  expect(sent).toEqual([{ stars: 4, tags: ['Buen trato'], text: 'Todo bien.', private: '' }])
})

test('of seven tags four can be chosen', async () => {
  showWith(open, {}, '/orders/o1#opiniones')
  const tags = await screen.findAllByRole<HTMLInputElement>('checkbox')
  for (const tag of tags.slice(0, 4)) fireEvent.click(tag)
  expect(tags.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    ...Array.from({ length: 4 }, () => [true, false]),
    ...Array.from({ length: 3 }, () => [false, true]),
  ])
})

test('what was written is read with what may be done about it; after a decision why', async () => {
  const appeal = { id: 'a1', reason: 'insulto' as const, createdAt: theirs.createdAt, outcome: null, note: null, decidedAt: null }
  const known = { ...open, window: 'vencida' as const, closesAt: null }
  const first = showWith({ ...known, theirs: { ...theirs, appeal } })
  expect(await screen.findByText('Revisión pedida: insulta o discrimina. Se decide en 72 horas.')).toBeTruthy()
  expect(first.words()).toContain('El plazo de 14 días para opinar ya pasó.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Responder', 'Pedir que se revise'])
})
