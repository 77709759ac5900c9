import type { Order } from '@feria/contract/orders/schemas'
import { orderStatuses } from '@feria/contract/orders/values'
import { expect, test } from 'vitest'
import { type Known, meaningOf } from './order-meaning.ts'
import { nextOf } from './status.ts'

const history: Order['history'] = [
  { event: 'ordered', at: '2026-11-20T12:00:00.000Z' },
  { event: 'paid', at: '2026-11-20T12:00:00.000Z' },
  { event: 'sent', at: '2026-11-23T12:00:00.000Z' },
  { event: 'completed', at: '2026-11-28T12:00:00.000Z' },
]
const now = Date.parse('2026-11-29T12:00:00.000Z')
const known: Known = { status: 'pendiente', history, claim: null, isFree: false, deadline: '2026-11-30T03:00:00.000Z' }
const both = (more: Partial<Known>, at = now) => [
  meaningOf('buyer', { ...known, ...more }, at),
  meaningOf('seller', { ...known, ...more }, at),
]

test('every status says to each side what it means for them', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, both({ status })]))).toEqual({
    reservada: ['Falta tu pago', 'Falta que paguen'],
    pendiente: ['Pagada: esperando el envío', 'Te toca enviarla antes del 30 nov'],
    enviada: [
      'En camino: confirmala cuando llegue, o se da por recibida el 30 nov',
      'En camino: si no la confirman, se da por recibida el 30 nov',
    ],
    completada: ['La recibiste: podés reclamar hasta el 8 dic', 'La recibieron: no te queda nada por hacer'],
    cancelada: ['No se pagó a tiempo', 'No la pagaron a tiempo'],
    'en disputa': ['Quien vende tiene hasta el 30 nov para responderte', 'Te toca responder el reclamo: tenés hasta el 30 nov'],
    reembolsada: ['Se deshizo: te devolvimos el dinero', 'Se deshizo: el dinero volvió a quien compró'],
  })
  expect(both({ status: null })).toEqual(both({ status: 'completada' }))
})

test('a day is named where it is known, in Argentina, and only as long as it is ahead', () => {
  const lastMoment = Date.parse('2026-11-30T02:59:59.000Z')
  expect(both({}, lastMoment)[1]).toBe('Te toca enviarla antes del 30 nov')
  expect(both({}, lastMoment + 1000)[1]).toBe('Te toca enviarla')
  expect(both({ deadline: null })[1]).toBe('Te toca enviarla')
  expect(both({ status: 'reservada', reservedUntil: '2026-11-20T12:15:00.000Z' })[0]).toBe(
    'Falta tu pago: te la guardamos hasta el 20 nov 2026, 09:15',
  )
  const end = Date.parse('2026-12-08T12:00:00.000Z')
  expect(both({ status: 'completada' }, end)[0]).toBe('La recibiste: podés reclamar hasta el 8 dic')
  expect(both({ status: 'completada' }, end + 1)[0]).toBe('La recibiste')
  expect(both({ status: 'completada', history: [] })[0]).toBe('La recibiste')
  const late = Date.parse('2026-11-30T12:00:00.000Z')
  expect(both({ status: 'enviada' }, late)).toEqual(['En camino: confirmala cuando llegue', 'En camino: falta que la confirmen'])
  expect(both({ status: 'en disputa' }, late)).toEqual(['Esperando la respuesta de quien vende', 'Te toca responder el reclamo'])
})

test('who collects what they bought waits for no parcel', () => {
  expect(both({ delivery: { kind: 'pickup' } })).toEqual(['Pagada: arreglá el retiro', 'Te toca entregarla antes del 30 nov'])
  expect(both({ delivery: { kind: 'pickup' }, isFree: true, deadline: null })).toEqual(['Pedida: arreglá el retiro', 'Te toca entregarla'])
  expect(both({ delivery: { kind: 'parcel' } })).toEqual(both({}))
  for (const side of ['buyer', 'seller'] as const) {
    expect(nextOf(side, 'pendiente', false, 'pickup')).toMatch(/retir|se lo des/)
    expect(nextOf(side, 'completada', false, 'pickup')).toBe(nextOf(side, 'completada', false))
  }
})

test('a payment under way, an answered claim and a free order have words of their own', () => {
  expect(both({ status: 'reservada', isPaymentPending: true, reservedUntil: '2026-11-20T12:15:00.000Z' })[0]).toBe(
    'Estamos confirmando tu pago',
  )
  expect(both({ status: 'en disputa', claim: { answeredAt: '2026-11-29T12:00:00.000Z' } })).toEqual([
    'Te respondieron: falta que se resuelva',
    'Ya respondiste: falta que se resuelva',
  ])
  for (const status of orderStatuses.filter((one) => one !== 'reservada' && one !== 'cancelada'))
    expect(both({ status, isFree: true }).join(' ')).not.toMatch(/Pagada|devolvimos|volvió/)
})
