import type { FoundInAdmin } from '@feria/contract/admin/schemas'
import { expect, test } from 'vitest'
import { groupsOf } from './results.ts'

const member = (id: string, more: object = {}) => ({
  ...{ id, name: `Ana ${id}`, email: `${id}@feria.example`, role: 'user' as const, imageUrl: null, isRestricted: false, isClosed: false },
  ...more,
})
const none: FoundInAdmin = { members: [], products: [], orders: [], payments: [] }
const has = () => true

test('every kind leads to its place, and what belongs to an order to that order', () => {
  const order = { id: 'o1', number: 'F-7KQ2M-9XWTC' }
  const found: FoundInAdmin = {
    members: [member('m1')],
    products: [{ id: 'p1', name: 'Silla', imageUrl: null, sellerName: 'Vera', isVisible: false }],
    orders: [
      {
        ...{ ...order, status: 'en disputa', total: 1500.5, currency: 'ARS', buyerName: 'Beto', sellerName: 'Vera' },
        createdAt: '2026-11-20T12:00:00Z',
      },
    ],
    payments: [
      { id: 'y1', status: 'approved', amount: 10, currency: 'USD', createdAt: '2026-11-20T12:00:00Z', order },
      { id: 'y2', status: 'failed', amount: 10, currency: 'USD', createdAt: '2026-11-20T12:00:00Z', order: null },
    ],
  }
  const groups = groupsOf(found, 'ana', has)
  expect(groups.map(({ kind, results }) => [kind, results.map(({ to }) => to)])).toEqual([
    ['members', ['/admin-dashboard/personas/m1']],
    ['orders', ['/admin-dashboard/ventas/o1']],
    ['payments', ['/admin-dashboard/ventas/o1', '/admin-dashboard/pagos?buscar=y2']],
    ['products', ['/admin-dashboard/publicaciones?buscar=p1']],
  ])
  expect(groups.flatMap(({ results }) => results.map(({ mark }) => mark))).toEqual([null, 'Con reclamo', 'Aprobado', 'Fallido', 'Oculta'])
})

test('a kind without results is left out, and only a full one leads to its list, where there is one', () => {
  const five = [1, 2, 3, 4, 5].map((n) => member(`m${n}`))
  expect(groupsOf(none, 'ana', has)).toEqual([])
  expect(groupsOf({ ...none, members: five }, 'ana gómez', has)[0]?.all).toBe('/admin-dashboard/personas?buscar=ana+g%C3%B3mez')
  expect(groupsOf({ ...none, members: five.slice(1) }, 'ana', has)[0]?.all).toBeNull()
  expect(groupsOf({ ...none, members: five }, 'ana', () => false)[0]?.all).toBeNull()
})

test('a closed or restricted member says so', () => {
  const members = [member('m1', { isClosed: true, email: null }), member('m2', { isRestricted: true })]
  expect(groupsOf({ ...none, members }, 'ana', has)[0]?.results.map(({ text, mark }) => [text, mark])).toEqual([
    ['', 'Cuenta cerrada'],
    ['m2@feria.example', 'Con límites o suspendida'],
  ])
})
