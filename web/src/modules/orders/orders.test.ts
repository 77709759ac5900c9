import { orderStatuses } from '@feria/contract/orders/values'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.ts'
import { OrderStatusPill } from './order-status.tsx'
import { faceOf, methodOf, moneyPlaceOf, nextOf, statusOf, stepsOf } from './status.ts'

const drawn = (status: string | undefined) => draw(createElement(OrderStatusPill, { status }))

test('[ORD-17] every status has its own label, icon and colour; a missing one is «Completada»', () => {
  const faces = orderStatuses.map(faceOf)
  expect(faces.map(({ label }) => label)).toEqual([
    'Reservada',
    'Pendiente',
    'Enviada',
    'Completada',
    'Cancelada',
    'Con reclamo',
    'Reembolsada',
  ])
  expect(new Set(faces.map(({ tone }) => tone)).size).toBe(orderStatuses.length)
  const icons = orderStatuses.map((status) => /tabler-icon-[\w-]+/.exec(drawn(status))?.[0])
  expect(new Set(icons).size).toBe(orderStatuses.length)
  expect(icons).not.toContain(undefined)
  for (const [n, { label, tone }] of faces.entries())
    expect(drawn(orderStatuses[n])).toMatch(new RegExp(`data-tone="${tone}".*<svg.*</svg>${label}<`))
  expect(drawn(undefined)).toBe(drawn('completada'))
  expect([undefined, null, '', 'otra'].map((word) => faceOf(word).label)).toEqual(['Completada', 'Completada', 'Completada', 'Completada'])
  expect(statusOf('enviada')).toBe('enviada')
})

test(
  '[ORD-18] an order goes pendiente → enviada → completada; ' + 'a claim and a refund have ways of their own, a cancelled order has none',
  () => {
    const counts = orderStatuses.map((status) => stepsOf(status).filter(({ state }) => state === 'done').length)
    expect(counts).toEqual([0, 1, 2, 3, 0, 1, 2])
    expect(stepsOf('enviada').map(({ name }) => name)).toEqual(['Pagada', 'Enviada', 'Completada'])
    expect(stepsOf('cancelada')).toEqual([])
    expect(stepsOf('en disputa').map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Pagada done',
      'Con reclamo amiss',
      'Resuelta ahead',
    ])
    expect(stepsOf('reembolsada').map(({ name }) => name)).toEqual(['Pagada', 'Reembolsada'])
  },
)

test('a free product is ordered, not paid, and no text mentions money', () => {
  expect(stepsOf('enviada', true).map(({ name }) => name)).toEqual(['Pedida', 'Enviada', 'Completada'])
  expect(stepsOf('reembolsada', true).map(({ name }) => name)).toEqual(['Pedida', 'Deshecha'])
  const statuses = orderStatuses.filter((status) => status !== 'reservada' && status !== 'cancelada')
  for (const side of ['buyer', 'seller'] as const) {
    for (const status of statuses) expect(nextOf(side, status, true)).not.toMatch(/(el|tu) pago|dinero queda|devolvimos|se devolvió/)
    expect(nextOf(side, 'pendiente', false)).toContain('El pago está aprobado.')
  }
})

test('the money of a sale is held until the delivery, then the seller\u2019s, or refunded', () => {
  expect(moneyPlaceOf({ status: 'completada', heldUntil: '2026-12-07T12:00:00.000Z' })).toBe('withdrawable')
  expect(orderStatuses.map((status) => moneyPlaceOf({ status, heldUntil: null }))).toEqual([
    null,
    'held',
    'held',
    'yours',
    null,
    'disputed',
    'back',
  ])
})

test('[ORD-01] the payment method is shown in words, and not at all when unknown', () => {
  expect(['debit', 'credit', 'Efectivo', '', null].map(methodOf)).toEqual([
    'Tarjeta de débito',
    'Tarjeta de crédito',
    'Efectivo',
    null,
    null,
  ])
})
