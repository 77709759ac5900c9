import { expect, test } from 'vitest'
import { deadlineNote } from './deadline-note.ts'

const paid = [{ event: 'paid' as const, at: '2026-11-20T12:00:00.000Z' }]
const order = { status: 'pendiente', deadline: '2026-12-01T03:00:00.000Z', history: paid, delivery: { kind: 'parcel' as const } }
const at = (iso: string) => Date.parse(iso)
const now = at('2026-11-27T12:00:00.000Z')

test('a parcel that is not sent goes back on a day that both read', () => {
  expect(deadlineNote('buyer', order, now)).toBe('Si no lo envía antes del 1 dic, te devolvemos el dinero.')
  expect(deadlineNote('seller', order, now)).toBe('Si no figura como enviada antes del 1 dic, el dinero vuelve a quien te compró.')
  expect(deadlineNote('buyer', order, at('2026-12-01T03:00:00.000Z'))).toBeNull()
})

test('what is handed over can be taken back from a day on, and goes back on another', () => {
  const handed = { ...order, deadline: '2026-12-20T12:00:00.000Z', delivery: { kind: 'pickup' as const } }
  expect(deadlineNote('buyer', handed, now)).toBe(
    'Si no te lo entrega, desde el 30 nov podés recuperar tu dinero con un toque; el 20 dic vuelve solo.',
  )
  // Then the button says it.
  expect(deadlineNote('buyer', handed, at('2026-11-30T12:00:00.000Z'))).toBeNull()
  expect(deadlineNote('seller', handed, now)).toBe('Si no figura como enviada antes del 20 dic, el dinero vuelve a quien te compró.')
})

test('nothing is said of an order that waits for something else', () => {
  for (const status of ['reservada', 'enviada', 'completada', 'en disputa', null])
    expect(deadlineNote('buyer', { ...order, status }, now)).toBeNull()
  expect(deadlineNote('seller', { ...order, deadline: null }, now)).toBeNull()
})
