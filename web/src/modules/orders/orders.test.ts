import { orderStatuses } from '@feria/contract/words'
import { expect, test } from 'vitest'
import { faceOf, methodOf, progressOf, statusOf } from './status.ts'

test('[ORD-17] every status has its own label and colour; a missing one is «Completada»', () => {
  const faces = orderStatuses.map(faceOf)
  expect(faces.map(({ label }) => label)).toEqual(['Reservada', 'Pendiente', 'Enviada', 'Completada', 'Cancelada'])
  expect(new Set(faces.map(({ tone }) => tone)).size).toBe(orderStatuses.length)
  expect([undefined, null, '', 'otra'].map((word) => faceOf(word).label)).toEqual(['Completada', 'Completada', 'Completada', 'Completada'])
  expect(statusOf('enviada')).toBe('enviada')
})

test('[ORD-18] an order goes pendiente → enviada → completada, and a cancelled one is nowhere on that way', () => {
  expect(orderStatuses.map(progressOf)).toEqual([0, 1, 2, 3, null])
})

test('[ORD-01] the way of payment is told in words, and not at all when unknown', () => {
  expect(['debit', 'credit', 'Efectivo', '', null].map(methodOf)).toEqual([
    'Tarjeta de débito',
    'Tarjeta de crédito',
    'Efectivo',
    null,
    null,
  ])
})
