import type { Answer, api } from '@feria/contract'
import { SALES_CSV_PATH } from '@feria/contract/reports/values'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCard, aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { exchangeRates } from '../catalogue/tables.ts'
import { orderItems, orders } from '../orders/tables.ts'

type Personal = Answer<typeof api.reports.personal>
type Global = Answer<typeof api.reports.global>

let testApp: TestApp
let buyer: Person
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  buyer = await aMember(testApp, 'Beto, "el Zurdo"')
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())
// What was kept for a minute must not reach the next test.
beforeEach(() => testApp.clock.pass(2))

const sell = async (seller: Person, fields: Parameters<typeof aProduct>[2], { isPaid = true } = {}) => {
  const { id } = await aProduct(testApp, seller, fields)
  const { body, status } = await testApp.call<{ id: string }>('POST', '/api/v1/orders', {
    token: buyer.token,
    body: { products: [{ productId: id }], ...(isPaid ? { cardToken: await aCard(testApp), paymentMethod: 'credit' } : {}) },
  })
  expect(status).toBe(201)
  testApp.clock.pass(1)
  return { id: body.id, productId: id }
}
const personal = async (token: string) => (await testApp.call<Personal>('GET', '/api/v1/reports/personal', { token })).body
const global = async (token: string) => (await testApp.call<Global>('GET', '/api/v1/reports/global', { token })).body
const setRate = (ars: number) =>
  testApp.app.ctx.db.insert(exchangeRates).values({ arsCents: ars * 100, since: testApp.clock.now(), source: 'test' })
const csv = async (token: string) => {
  const answer = await testApp.app.http.inject({ method: 'GET', url: SALES_CSV_PATH, headers: { authorization: token } })
  expect(answer.statusCode).toBe(200)
  return answer
}

test.each([
  ['[REP-11] the own report', '/api/v1/reports/personal'],
  ['[REP-12] the report of all', '/api/v1/reports/global'],
  ['the file', SALES_CSV_PATH],
])('%s is for members', async (_, path) => {
  expect((await testApp.call('GET', path)).status).toBe(401)
  const { token } = await aMember(testApp)
  expect((await testApp.app.http.inject({ method: 'GET', url: path, headers: { authorization: token } })).statusCode).toBe(200)
})

test('[REP-07] without a sale the defaults; unpaid orders are not counted', async () => {
  const ana = await aMember(testApp)
  const nothing = { totalSales: 0, totalRevenue: 0, mostSoldProduct: '—' }
  expect(await personal(ana.token)).toEqual(nothing)
  await sell(ana, {}, { isPaid: false })
  expect(await personal(ana.token)).toEqual(nothing)
})

test('[REP-07] revenue is pesos at the rate of each order; one without a rate uses the latest, and 0 without any', async () => {
  const ana = await aMember(testApp)
  await sell(ana, { name: 'Sin cotización', price: 10 })
  expect(await personal(ana.token)).toMatchObject({ totalSales: 1, totalRevenue: 0 })
  await setRate(1000)
  expect(await personal(ana.token)).toMatchObject({ totalRevenue: 10_000 })
  testApp.clock.pass(1)
  await sell(ana, { name: 'En dólares', price: 2.5 })
  await sell(ana, { name: 'En pesos', price: 1234.56, currency: 'ARS' })
  testApp.clock.pass(1)
  await setRate(2000)
  // 10 × 2000 (no rate of its own) + 2.5 × 1000 (its day) + 1234.56
  expect(await personal(ana.token)).toMatchObject({ totalSales: 3, totalRevenue: 20_000 + 2500 + 1235 })
  const { body } = await csv(ana.token)
  for (const line of [
    'Sin cotización;1;10,00;USD;;20000,00',
    'En dólares;1;2,50;USD;1000,00;2500,00',
    'En pesos;1;1234,56;ARS;1000,00;1234,56',
  ])
    expect(body).toContain(`;${line};`)
})

test('[REP-07] the best-selling product is the one with most units, by name among equals', async () => {
  const ana = await aMember(testApp)
  await sell(ana, { name: 'Zapatos' })
  await sell(ana, { name: 'Anteojos' })
  expect((await personal(ana.token)).mostSoldProduct).toBe('Anteojos')
  const { productId } = await sell(ana, { name: 'Mate', stock: 5 })
  await testApp.call('PUT', `/api/v1/products/${productId}`, { token: ana.token, body: { name: 'Mate imperial' } })
  await testApp.call('POST', '/api/v1/orders', {
    token: buyer.token,
    body: { products: [{ productId }], cardToken: await aCard(testApp), paymentMethod: 'debit' },
  })
  expect((await personal(ana.token)).mostSoldProduct, 'by the name under which it was sold last').toBe('Mate imperial')
})

test('a refunded order is no sale and is in the file with its state; an unpaid one is not in it', async () => {
  const ana = await aMember(testApp)
  const { totalProductsSold } = await global(admin.token)
  await sell(ana, { name: 'Sin pagar', price: 1000, currency: 'ARS' }, { isPaid: false })
  const { id } = await sell(ana, { name: 'Devuelta', price: 1000, currency: 'ARS' })
  await testApp.app.ctx.db.update(orders).set({ status: 'reembolsada' }).where(eq(orders.id, id))
  testApp.clock.pass(2)
  expect(await personal(ana.token)).toEqual({ totalSales: 0, totalRevenue: 0, mostSoldProduct: '—' })
  expect((await global(admin.token)).totalProductsSold).toBe(totalProductsSold)
  const lines = (await csv(ana.token)).body.trim().split('\r\n').slice(1)
  expect(lines).toEqual([expect.stringMatching(/;Devuelta;.*;Reembolsada;/)])
})

describe('the sales of everybody', () => {
  test('[REP-10] are for admins only while fewer than 5 members sold', async () => {
    // Who sold nothing that was paid is no seller.
    for (let n = 0; n < 5; n++) await sell(await aMember(testApp), {}, { isPaid: false })
    const seen = await global(admin.token)
    expect(seen.totalProductsSold).toBeGreaterThan(0)
    expect(seen.isSample).toBe(false)
    expect(await global(buyer.token)).toMatchObject({ totalProductsSold: 0, totalRevenue: 0, averageSalePrice: 0, isSample: true })
  })

  test('[REP-09] are then shown to members too, up to a minute late, with the months of the payments', async () => {
    for (let n = 0; n < 5; n++) await sell(await aMember(testApp, `Vende ${n}`), { price: 1000, currency: 'ARS' })
    const old = await sell(await aMember(testApp, 'Vendió en junio'), { price: 4000, currency: 'ARS' })
    // 30 June at 23:30 in Argentina is July in UTC.
    await testApp.app.ctx.db
      .update(orders)
      .set({ paidAt: new Date('2026-07-01T02:30:00Z') })
      .where(eq(orders.id, old.id))
    const seen = await global(buyer.token)
    expect(seen.isSample).toBe(false)
    expect(seen.salesByMonth.labels).toEqual(['Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov'])
    expect(seen.salesByMonth.productsSold.slice(0, 2)).toEqual([1, 0])
    expect(seen.salesByMonth.revenue[0]).toBe(4000)
    expect(seen.trend.values).toEqual(seen.salesByMonth.revenue)
    expect(seen.averageSalePrice).toBe(Math.round(seen.totalRevenue / seen.totalProductsSold))
    await sell(await aMember(testApp, 'Recién'), { price: 7000, currency: 'ARS' })
    testApp.clock.pass(2)
    expect((await global(buyer.token)).totalProductsSold).toBe(seen.totalProductsSold + 1)
    await sell(await aMember(testApp, 'Ya'), {})
    // Sold within the minute: not told yet.
    const kept = await global(admin.token)
    testApp.clock.pass(-1)
    expect((await global(buyer.token)).totalProductsSold).toBe(kept.totalProductsSold)
  })
})

describe('own sales as a file', () => {
  test('[REP-01] cells are quoted, never a formula, and only of the own sales', async () => {
    const ana = await aMember(testApp)
    const named = ['=1+1', '+54', '-3', '@sum', 'Mesa, "ratona"', 'Dos\nlíneas', 'Ñandú']
    for (const name of named) await sell(ana, { name, price: 1500.5, currency: 'ARS' })
    const { headers, body, payload } = await csv(ana.token)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="ventas-2026-11-20.csv"')
    expect(payload.startsWith('\uFEFFFecha;Compra;Producto;Cantidad;Precio;Moneda;Cotización;Total ARS;Estado;Comprador\r\n')).toBe(true)
    for (const cell of [`'=1+1`, `'+54`, `'-3`, `'@sum`, '"Mesa, ""ratona"""', '"Dos\nlíneas"', 'Ñandú']) {
      expect(body).toContain(`;${cell};1;1500,50;ARS;2000,00;1500,50;Pendiente;"Beto, ""el Zurdo"""\r\n`)
    }
    expect(body.split('\r\n')).toHaveLength(named.length + 2)
    expect((await csv(buyer.token)).body.split('\r\n')).toHaveLength(2)
  })

  test('its name and its rows use the Argentine day, even when UTC is a day ahead', async () => {
    const ana = await aMember(testApp)
    const { id } = await sell(ana, { name: 'De noche' })
    const at = new Date('2026-11-21T01:30:00Z')
    await testApp.app.ctx.db.update(orders).set({ createdAt: at }).where(eq(orders.id, id))
    testApp.clock.pass((at.getTime() - testApp.clock.now().getTime()) / 60_000)
    const { headers, body } = await csv(ana.token)
    expect(headers['content-disposition']).toBe('attachment; filename="ventas-2026-11-20.csv"')
    expect(body).toContain('\r\n2026-11-20 22:30;')
    testApp.clock.pass(90)
    expect((await csv(ana.token)).headers['content-disposition']).toBe('attachment; filename="ventas-2026-11-21.csv"')
  })

  test('is paged, the newest first, without duplicates, and has all products of the sale at which a page ends', async () => {
    const ana = await aMember(testApp)
    const { id } = await sell(ana, { name: 'Primera', stock: 3 })
    const [first] = await testApp.app.ctx.db.select().from(orders).where(eq(orders.id, id))
    if (!first) throw new Error('The sale is gone.')
    const many = Array.from({ length: 400 }, (_, n) => ({ ...first, id: crypto.randomUUID(), number: `F-${n}`, idempotencyKey: null }))
    await testApp.app.ctx.db.insert(orders).values(many)
    const [item] = await testApp.app.ctx.db.select().from(orderItems).where(eq(orderItems.orderId, id))
    if (!item) throw new Error('What was sold is gone.')
    const beside = [await aProduct(testApp, ana, { name: 'Segunda' }), await aProduct(testApp, ana, { name: 'Tercera' })]
    const others = beside.map((product) => ({ ...item, productId: product.id, productName: product.name }))
    const items = [...others, ...many.flatMap((order) => [item, ...others].map((one) => ({ ...one, orderId: order.id })))]
    await testApp.app.ctx.db.insert(orderItems).values(items)
    const lines = (await csv(ana.token)).body.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(1203)
    expect(new Set(lines.map((line) => line.split(';').slice(1, 3).join())).size).toBe(1203)
  })
})
