import type { FoundInAdmin } from '@feria/contract/admin/schemas'
import { publicPageOf, sellerPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aPurchase } from '../../testing/money.ts'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { restrict } from '../../testing/restricted.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'

let testApp: TestApp
let admin: Person
let sale: Awaited<ReturnType<typeof aPurchase>>
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
  sale = await aPurchase(testApp)
})
afterAll(() => testApp.close())

const ask = (q: string, { token } = admin) =>
  testApp.call<FoundInAdmin>('GET', `/api/v1/admin/search?q=${encodeURIComponent(q)}`, { token })
const search = async (q: string) => (await ask(q)).body
/** What was found, by the ids of each kind. */
const ids = async (q: string) => {
  const found = await search(q)
  const of = (list: { id: string }[]) => list.map(({ id }) => id)
  return { members: of(found.members), products: of(found.products), orders: of(found.orders), payments: of(found.payments) }
}
const none = { members: [], products: [], orders: [], payments: [] }
const aPayment = async () => {
  const [row] = rowsOf<{ id: string; provider: string }>(
    await testApp.app.ctx.db.execute(sql`select id, provider_id as provider from payments where reference = ${sale.order.id}`),
  )
  if (!row) throw new Error('There is no payment.')
  return row
}

test('a whole id finds what it names, and what belongs to it', async () => {
  const { id } = await aPayment()
  const { buyer, order, productId } = sale
  expect(await ids(buyer.id)).toEqual({ ...none, members: [buyer.id] })
  expect(await ids(productId.toUpperCase())).toEqual({ ...none, products: [productId] })
  expect(await ids(order.id)).toEqual({ ...none, orders: [order.id], payments: [id] })
  expect(await ids(id)).toEqual({ ...none, orders: [order.id], payments: [id] })
  expect(await ids('019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f01')).toEqual(none)
})

test("an order is found by its number with or without signs, by the provider's payment id and by a party's email", async () => {
  const { id, provider } = await aPayment()
  const { order, buyer, seller } = sale
  const found = await search(order.number)
  expect(found.orders).toEqual([
    {
      ...{ id: order.id, number: order.number, status: 'pendiente', total: 100, currency: 'USD' },
      ...{ buyerName: 'Beto Compra', sellerName: 'Ana Vende', createdAt: order.createdAt },
    },
  ])
  expect(found.payments).toMatchObject([
    { id, status: 'approved', amount: 100, currency: 'USD', order: { id: order.id, number: order.number } },
  ])
  expect(await ids(order.number.replaceAll('-', '').toLowerCase())).toMatchObject({ orders: [order.id], payments: [id] })
  expect(await ids(provider)).toMatchObject({ orders: [order.id], payments: [id] })
  for (const { email, id } of [buyer, seller]) expect(await ids(email)).toMatchObject({ members: [id], orders: [order.id], payments: [] })
})

test('a member is found by the beginning of the email or of a word of the name, never by an inner part', async () => {
  const paz = await aMember(testApp, 'María de la Paz Ñáñez')
  expect((await search(paz.email.slice(0, -4))).members).toMatchObject([{ id: paz.id, email: paz.email, isClosed: false }])
  for (const text of ['maria ñañ', 'PAZ MAR', 'ñáñez', paz.email.toUpperCase()]) expect((await ids(text)).members).toEqual([paz.id])
  for (const text of ['ñez', 'maria pérez', '%az', '_az']) expect((await ids(text)).members).toEqual([])
})

test('a member is found by digits of the telephone, in any usual form', async () => {
  const tel = await aMember(testApp, 'Tere Llama')
  await testApp.call('PUT', `/api/v1/users/${tel.id}`, { token: tel.token, body: { phone: '11 15-2345-9988' } })
  for (const text of ['11 15-2345-9988', '+54 9 11 2345 9988', '2345-9988', '23459988']) expect((await ids(text)).members).toEqual([tel.id])
  expect((await ids('5-998')).members).toEqual([])
})

test('a product is found by words of its name, hidden ones too, and by a pasted address; so are members and wishes', async () => {
  const seller = await aMember(testApp, 'Vera Vende')
  const product = await aProduct(testApp, seller, { name: 'Órgano eléctrico Yamaha' })
  await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } })
  expect((await search('organo yama')).products).toEqual([
    { id: product.id, name: 'Órgano eléctrico Yamaha', imageUrl: null, sellerName: 'Vera Vende', isVisible: false },
  ])
  expect((await ids('rgano')).products).toEqual([])
  expect(await ids(`https://feria.example${publicPageOf(product)}?de=correo`)).toEqual({ ...none, products: [product.id] })
  expect(await ids(`https://feria.example/products/${product.id}`)).toEqual({ ...none, products: [product.id] })
  expect(await ids(`https://feria.example${sellerPageOf(seller)}`)).toEqual({ ...none, members: [seller.id] })
  const wish = await aWish(testApp, seller, {})
  expect(await ids(`https://feria.example${wishPageOf({ id: wish.id, name: 'algo' })}`)).toEqual({ ...none, members: [seller.id] })
})

test('at most five of a kind are found, the newest first, and a restricted or closed member says so', async () => {
  const many: Person[] = []
  for (let n = 0; n < 6; n++) {
    testApp.clock.pass(1)
    many.push(await aMember(testApp, 'Zulema Repetida'))
  }
  const newest = many.map(({ id }) => id).reverse()
  expect((await ids('zulema')).members).toEqual(newest.slice(0, 5))
  const [first, second] = many
  if (!first || !second) throw new Error('Nobody registered.')
  await restrict(testApp, first)
  expect((await search(first.id)).members).toMatchObject([{ isRestricted: true, isClosed: false }])
  await testApp.call('DELETE', `/api/v1/users/${second.id}`, { token: admin.token })
  expect((await search(second.id)).members).toMatchObject([{ name: 'Cuenta eliminada', email: null, isClosed: true, isRestricted: false }])
  expect((await ids(second.email)).members).toEqual([])
})

test('an empty text, one letter and more than 200 are refused with a sentence, members and visitors with their code', async () => {
  for (const q of ['', ' ', 'a', ' a ']) expect((await ask(q)).error.fields).toEqual({ q: 'Escribí al menos 2 letras o números.' })
  expect((await ask('x'.repeat(201))).error.fields).toEqual({ q: 'Escribí como máximo 200 caracteres.' })
  expect((await ask('x'.repeat(200))).status).toBe(200)
  expect((await testApp.call('GET', '/api/v1/admin/search', { token: admin.token })).status).toBe(400)
  expect((await ask('ana', sale.buyer)).status).toBe(403)
  expect((await testApp.call('GET', '/api/v1/admin/search?q=ana')).status).toBe(401)
})
