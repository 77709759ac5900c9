import type { Match, Wish } from '@feria/contract/wishes/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompleted } from '../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { anOffer, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { aResale, buyThrough } from '../../testing/resale.ts'
import { review } from '../../testing/reviews.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'

/** Two who are apart, by every road, whoever blocked whom. */
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

type Method = 'GET' | 'POST' | 'PUT'
const ask = (member: Person | null, method: Method, path: string, body?: object) =>
  testApp.call<{ id: string }[]>(method, `/api/v1${path}`, { ...(member ? { token: member.token } : {}), body })
const keepApart = async (one: Person, other: Person) => {
  await testApp.call('PUT', `/api/v1/blocks/${other.id}`, { token: one.token })
}

test.each(['the buyer', 'the seller'])(
  'blocked by %s: listings, pages, favourites and purchases of the other are not there',
  async (who) => {
    const [seller, buyer, stranger] = [await aMember(testApp, 'Sara'), await aMember(testApp, 'Bruno'), await aMember(testApp, 'Caro')]
    const word = who === 'the buyer' ? 'bandoneon' : 'charango'
    const product = await aProduct(testApp, seller, { name: `${word} antiguo` })
    const { id: beside } = await aProduct(testApp, stranger, { name: 'pandereta' })
    await ask(buyer, 'PUT', `/favorites/${product.id}`)
    await keepApart(...((who === 'the buyer' ? [buyer, seller] : [seller, buyer]) as [Person, Person]))
    const pages = [
      `/products/${product.id}`,
      `/products/${product.id}/listing`,
      `/sellers/${seller.id}`,
      `/users/${seller.id}/reputation`,
      `/users/${seller.id}/reviews`,
    ]
    const statuses = async (member: Person | null) => Promise.all(pages.map(async (path) => (await ask(member, 'GET', path)).status))
    expect(await statuses(buyer)).toEqual([404, 404, 404, 404, 404])
    expect([await statuses(stranger), await statuses(null)]).toEqual([
      [200, 200, 200, 200, 200],
      [200, 200, 200, 200, 200],
    ])
    const lists = [
      ...['/products', '/products?view=card', `/products?search=${word}`, `/products?search=${word}&view=card`, '/products?sort=price'],
      ...['/products/by-category', `/products/search?q=${word}`, '/products/suggested', '/products/ranking'],
      ...['/favorites', '/products/nearby', `/products/${beside}/similar`, `/products/${beside}/similar?view=card`],
    ]
    const finds = async (member: Person, path: string) => JSON.stringify((await ask(member, 'GET', path)).body).includes(product.id)
    for (const path of lists) expect([path, await finds(buyer, path)]).toEqual([path, false])
    for (const path of lists.filter((path) => path !== '/favorites')) expect([path, await finds(stranger, path)]).toEqual([path, true])
    const refused = async (method: Method, path: string, body?: object) => (await ask(buyer, method, path, body)).error.error
    expect(await refused('PUT', `/favorites/${product.id}`)).toBe('catalogue.not-found')
    expect(await refused('POST', '/chat-requests', { productId: product.id })).toBe('catalogue.not-found')
    expect(await refused('POST', '/resale-links', { productId: product.id, commissionRate: 0.1 })).toBe('catalogue.not-found')
    const order = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit' }
    expect(await refused('POST', '/orders', order)).toBe('catalogue.not-found')
    expect((await ask(stranger, 'POST', '/orders', order)).status).toBe(201)
  },
)

test('matches are neither told nor shown, and a wish cannot be offered to', async () => {
  const [seller, buyer] = [await aMember(testApp, 'Sara'), await aMember(testApp, 'Bruno')]
  await keepApart(buyer, seller)
  const wish: Wish = await aWish(testApp, buyer, { name: 'theremin vintage', isPublic: true })
  const product = await aProduct(testApp, seller, { name: 'theremin vintage' })
  await testApp.app.jobs.drain()
  const of = async (member: Person, path: string) => (await ask(member, 'GET', path)).body as unknown as Match[]
  expect([await of(buyer, '/request/matches'), await of(seller, '/request/nearby')]).toEqual([[], []])
  expect([await of(buyer, '/notifications'), await of(seller, '/notifications')]).toEqual([[], []])
  const offer = (way: string) => ask(seller, 'POST', `/request/${wish.id}/${way}`, { productId: product.id, message: 'Hola' })
  expect([(await offer('notify')).error.error, (await offer('message')).error.error]).toEqual(['wishes.not-found', 'wishes.not-found'])
  expect((await ask(seller, 'GET', `/wishes/${wish.id}`)).status).toBe(404)
  await testApp.call('DELETE', `/api/v1/blocks/${seller.id}`, { token: buyer.token })
  expect((await of(buyer, '/request/matches')).map(({ id }) => id)).toEqual([product.id])
})

test('nobody buys through a link of a reseller, or of a seller, whom they are apart from', async () => {
  const sale = await aResale(testApp, { stock: 3 })
  await keepApart(sale.reseller, sale.buyer)
  expect((await ask(sale.buyer, 'GET', `/resale/${sale.link.id}`)).error.error).toBe('reselling.link-not-found')
  expect((await buyThrough(testApp, sale)).error.error).toBe('reselling.link-not-found')
  const other = await aResale(testApp)
  await keepApart(other.buyer, other.seller)
  expect((await buyThrough(testApp, other)).error.error).toBe('reselling.link-not-found')
})

test('a waiting request is not shown or answered any more', async () => {
  const [seller, buyer] = [await aMember(testApp, 'Sara'), await aMember(testApp, 'Bruno')]
  const product = await aProduct(testApp, seller)
  const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', {
    token: buyer.token,
    body: { productId: product.id },
  })
  await keepApart(seller, buyer)
  expect((await ask(seller, 'GET', '/chat-requests')).body).toEqual([])
  expect((await ask(seller, 'PUT', `/chat-requests/${body.id}/status`, { status: 'accepted' })).error.error).toBe('chat.request-not-found')
})

test('a live connection that was open before sends nothing either', async () => {
  const [seller, buyer] = [await aMember(testApp, 'Sara'), await aMember(testApp, 'Bruno')]
  const product = await aProduct(testApp, seller)
  const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', {
    token: buyer.token,
    body: { productId: product.id },
  })
  const accepted = await testApp.call<{ room: string }>('PUT', `/api/v1/chat-requests/${body.id}/status`, {
    token: seller.token,
    body: { status: 'accepted' },
  })
  const { room } = accepted.body
  const client = await connect(await listen(testApp), seller.token)
  const send = (content: string) => client.emit('sendMessage', { roomId: room, content })
  expect((await send('Antes')).error).toBeUndefined()
  await keepApart(buyer, seller)
  expect((await send('Después')).error).toBe('chat.unavailable')
  expect((await client.emit('typing', { roomId: room })).error).toBe('chat.unavailable')
  client.close()
})

test('sellers neither find by prospecting whom they are apart from, nor offer to them; open offers are gone', async () => {
  const { seller, buyer, offer } = await anOffer(testApp)
  await keepApart(buyer, seller)
  const found = await searchBuyers(testApp, seller)
  expect(JSON.stringify(found)).not.toContain(buyer.id)
  expect((await sellTo(testApp, seller, buyer.id, { name: 'Bicicleta de paseo' })).error.error).toBe('prospecting.member-not-found')
  const answered = await ask(buyer, 'POST', `/offers/${offer.id}/answer`, { accept: true })
  expect(answered.error.error).toBe('prospecting.not-found')
  expect([(await ask(buyer, 'GET', '/offers?side=recibida')).body, (await ask(seller, 'GET', '/offers?side=enviada')).body]).toEqual([
    [],
    [],
  ])
})

test('the parties of a finished order review each other all the same', async () => {
  const { buyer, seller, order } = await aCompleted(testApp)
  await keepApart(seller, buyer)
  expect([(await review(testApp, order.id, buyer)).status, (await review(testApp, order.id, seller)).status]).toEqual([201, 201])
})
