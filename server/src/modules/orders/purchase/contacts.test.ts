import type { ProductDetail } from '@feria/contract/catalogue'
import type { Contact } from '@feria/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCard, aMember, aProduct, aRoom, PASSWORD, type Person } from '../../../testing/people.ts'
import { createWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const buy = async (buyer: Person, seller: Person, card?: string) => {
  world.clock.pass(1)
  const product = await aProduct(world, seller)
  const body = { products: [{ productId: product.id }], cardToken: await aCard(world, card), paymentMethod: 'credit' }
  return world.call<{ id: string }>('POST', '/api/v1/orders', { token: buyer.token, body })
}
const contactsOf = async (person: Person, query = '') =>
  world.call<Contact[]>('GET', `/api/v1/orders/contacts${query}`, { token: person.token })

test('[ORD-08] both parties of a paid order see each other once, the latest trade first', async () => {
  const [ana, beto, carla] = [await aMember(world), await aMember(world, 'Beto'), await aMember(world, 'Carla')]
  await buy(beto, ana)
  await buy(carla, ana)
  await buy(ana, beto)
  const { body } = await contactsOf(ana)
  expect(body.map(({ id, name, email }) => [id, name, email])).toEqual([
    [beto.id, 'Beto', beto.email],
    [carla.id, 'Carla', carla.email],
  ])
  expect(body[0]?.lastAt).toBe(world.clock.now().toISOString())
  expect((await contactsOf(carla)).body.map(({ id }) => id)).toEqual([ana.id])
  const first = await contactsOf(ana, '?limit=1')
  const next = /<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1]
  expect((await contactsOf(ana, next)).body.map(({ id }) => id)).toEqual([carla.id])
})

test('[CAT-01] the seller of a product comes with their email for the parties of an accepted chat or a paid order, and for nobody else', async () => {
  const stranger = await aMember(world, 'Ajena')
  const { buyer, seller, product } = await aRoom(world)
  const shown = async (person: Person | null, id = product.id) =>
    (await world.call<ProductDetail>('GET', `/api/v1/products/${id}?include=seller`, person ? { token: person.token } : {})).body.seller
  expect((await shown(buyer)).email).toBe(seller.email)
  for (const person of [stranger, null, seller]) expect(await shown(person)).not.toHaveProperty('email')
  const other = await aProduct(world, stranger)
  await world.call('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId: other.id } })
  expect(await shown(buyer, other.id)).not.toHaveProperty('email')
  await buy(buyer, stranger, 'FUND')
  expect(await shown(buyer, other.id)).not.toHaveProperty('email')
  await buy(buyer, stranger)
  expect((await shown(buyer, other.id)).email).toBe(stranger.email)
  expect((await shown(stranger)).email).toBeUndefined()
})

test('whoever has left is no contact any more', async () => {
  const [ana, beto] = [await aMember(world), await aMember(world, 'Beto')]
  const { body: order } = await buy(beto, ana)
  await world.call('POST', `/api/v1/orders/${order.id}/withdraw`, { token: beto.token, body: {} })
  expect((await contactsOf(beto)).body.map(({ id }) => id)).toEqual([ana.id])
  const left = await world.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
  expect([left.status, (await contactsOf(beto)).body]).toEqual([200, []])
})

test('an order whose card was refused makes no contact, and nobody sees those of others', async () => {
  const [ana, beto, stranger] = [await aMember(world), await aMember(world, 'Beto'), await aMember(world, 'Ajena')]
  expect((await buy(beto, ana, 'FUND')).status).toBe(402)
  for (const person of [ana, beto, stranger]) expect((await contactsOf(person)).body).toEqual([])
  expect((await world.call('GET', '/api/v1/orders/contacts')).status).toBe(401)
})
