import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { Contact } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCard, aMember, aProduct, aRoom, PASSWORD, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const buy = async (buyer: Person, seller: Person, card?: string) => {
  testApp.clock.pass(1)
  const product = await aProduct(testApp, seller)
  const body = { products: [{ productId: product.id }], cardToken: await aCard(testApp, card), paymentMethod: 'credit' }
  return testApp.call<{ id: string }>('POST', '/api/v1/orders', { token: buyer.token, body })
}
const contactsOf = async (person: Person, query = '') =>
  testApp.call<Contact[]>('GET', `/api/v1/orders/contacts${query}`, { token: person.token })

test('[ORD-08] both parties of a paid order see each other once, the latest trade first', async () => {
  const [ana, beto, carla] = [await aMember(testApp), await aMember(testApp, 'Beto'), await aMember(testApp, 'Carla')]
  await buy(beto, ana)
  await buy(carla, ana)
  await buy(ana, beto)
  const { body } = await contactsOf(ana)
  expect(body.map(({ id, name, email }) => [id, name, email])).toEqual([
    [beto.id, 'Beto', beto.email],
    [carla.id, 'Carla', carla.email],
  ])
  expect(body[0]?.lastAt).toBe(testApp.clock.now().toISOString())
  expect((await contactsOf(carla)).body.map(({ id }) => id)).toEqual([ana.id])
  const first = await contactsOf(ana, '?limit=1')
  const next = /<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1]
  expect((await contactsOf(ana, next)).body.map(({ id }) => id)).toEqual([carla.id])
})

test(
  '[CAT-01] the seller of a product comes with their email for the parties of an accepted chat or a paid order, and ' + 'for nobody else',
  async () => {
    const stranger = await aMember(testApp, 'Ajena')
    const { buyer, seller, product } = await aRoom(testApp)
    const shown = async (person: Person | null, id = product.id) =>
      (await testApp.call<ProductDetail>('GET', `/api/v1/products/${id}?include=seller`, person ? { token: person.token } : {})).body.seller
    expect((await shown(buyer)).email).toBe(seller.email)
    for (const person of [stranger, null, seller]) expect(await shown(person)).not.toHaveProperty('email')
    const other = await aProduct(testApp, stranger)
    await testApp.call('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId: other.id } })
    expect(await shown(buyer, other.id)).not.toHaveProperty('email')
    await buy(buyer, stranger, 'FUND')
    expect(await shown(buyer, other.id)).not.toHaveProperty('email')
    await buy(buyer, stranger)
    expect((await shown(buyer, other.id)).email).toBe(stranger.email)
    expect((await shown(stranger)).email).toBeUndefined()
  },
)

test('a member with a closed account is no contact', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const { body: order } = await buy(beto, ana)
  await testApp.call('POST', `/api/v1/orders/${order.id}/withdraw`, { token: beto.token, body: {} })
  expect((await contactsOf(beto)).body.map(({ id }) => id)).toEqual([ana.id])
  const left = await testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
  expect([left.status, (await contactsOf(beto)).body]).toEqual([200, []])
})

test("an order with a refused card makes no contact, and nobody sees others' contacts", async () => {
  const [ana, beto, stranger] = [await aMember(testApp), await aMember(testApp, 'Beto'), await aMember(testApp, 'Ajena')]
  expect((await buy(beto, ana, 'FUND')).status).toBe(402)
  for (const person of [ana, beto, stranger]) expect((await contactsOf(person)).body).toEqual([])
  expect((await testApp.call('GET', '/api/v1/orders/contacts')).status).toBe(401)
})

test('where emails wait for a payment, an accepted chat shows none and makes no contact; a paid order does', async () => {
  const own = await createTestApp({ settings: { SHARE_EMAILS: 'paid' } })
  const { buyer, seller, product } = await aRoom(own)
  const emailIn = async ({ token }: Person, list: string) =>
    (await own.call<ChatRequest[]>('GET', `/api/v1/chat-requests${list}`, { token })).body.map(({ status, buyer }) => [status, buyer.email])
  const contacts = async ({ token }: Person) => (await own.call<Contact[]>('GET', '/api/v1/orders/contacts', { token })).body
  const sellerSeen = async () =>
    (await own.call<ProductDetail>('GET', `/api/v1/products/${product.id}`, { token: buyer.token })).body.seller.email
  expect(await emailIn(seller, '')).toEqual([['accepted', null]])
  expect(await emailIn(buyer, '/my-requests')).toEqual([['accepted', null]])
  expect([await contacts(seller), await contacts(buyer), await sellerSeen()]).toEqual([[], [], undefined])

  const body = { products: [{ productId: product.id }], cardToken: await aCard(own), paymentMethod: 'credit' }
  expect((await own.call('POST', '/api/v1/orders', { token: buyer.token, body })).status).toBe(201)
  expect(await emailIn(seller, '')).toEqual([['accepted', buyer.email]])
  expect(await emailIn(buyer, '/my-requests')).toEqual([['accepted', buyer.email]])
  expect((await contacts(seller)).map(({ email }) => email)).toEqual([buyer.email])
  expect(await sellerSeen()).toBe(seller.email)
  await own.close()
})
