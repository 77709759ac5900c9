import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '../../testing/mails.ts'
import { aPurchase } from '../../testing/money.ts'
import { aMember, anAdmin, aProduct, aRoom, PASSWORD, type Person } from '../../testing/people.ts'
import { aResale } from '../../testing/resale.ts'
import { restrict, signInAgain, WHY } from '../../testing/restricted.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { accounts, liftRestriction } from './accounts.module.ts'

const DAY = 24 * 60

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const ask = (path: string, token = '') =>
  testApp.call<{ id: string }[] & { seller: unknown }>('GET', `/api/v1${path}`, token ? { token } : {})
const lift = ({ id }: Person) => liftRestriction(testApp.app.ctx, { userId: id })
const logIn = (email: string, password = PASSWORD) =>
  testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/login', { body: { email, password } })

test('only the right password learns of it, and opens a session that says why', async () => {
  const ana = await aMember(testApp)
  await restrict(testApp, ana)
  expect((await ask('/users/me', ana.token)).status).toBe(401)
  const wrong = await logIn(ana.email, 'otra clave 43')
  expect([wrong.status, wrong.error.error]).toEqual([401, 'accounts.bad-credentials'])
  expect(JSON.stringify(wrong.body)).not.toContain(WHY.reason)
  const right = await logIn(ana.email)
  expect(right.body.user.restriction).toMatchObject({ kind: 'suspended', ...WHY })
  expect((await testApp.call<User>('GET', '/api/v1/users/me', { token: right.body.token })).body.restriction).toMatchObject(WHY)
})

test('it closes the live connections at once', async () => {
  const ana = await aMember(testApp)
  const client = await connect(await listen(testApp), ana.token)
  const closed = new Promise((resolve) => client.socket.once('disconnect', resolve))
  await restrict(testApp, ana)
  await closed
  await expect(connect(await listen(testApp), ana.token)).rejects.toThrow()
  client.close()
})

test('a link that was mailed before it is void', async () => {
  const ana = await aMember(testApp)
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  const token = await mailedToken(testApp, ana.email, 'reset-password')
  await restrict(testApp, ana)
  const body = { token, password: 'un zapallo verde 77' }
  expect((await testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body })).error.error).toBe('accounts.bad-reset')
})

test('a password set by a mailed link opens no more than the old one did', async () => {
  const ana = await aMember(testApp)
  await restrict(testApp, ana)
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  const token = await mailedToken(testApp, ana.email, 'reset-password')
  const password = 'un zapallo verde 77'
  const reset = await testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password } })
  expect(reset.status).toBe(200)
  const opened = (await logIn(ana.email, password)).body
  const publish = await testApp.call('POST', '/api/v1/products', { token: opened.token, body: {} })
  expect(publish.error.error).toBe('accounts.suspended')
})

test('what the member offers is found nowhere by others, and comes back', async () => {
  const [ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto')]
  const product = await aProduct(testApp, ana, { name: 'Ocarina de barro' })
  const hidden = await aProduct(testApp, ana, { name: 'Ocarina oculta' })
  await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: ana.token, body: { visible: false } })
  const wish = await aWish(testApp, ana, { name: 'sikus', isPublic: true })
  const look = async () => {
    const pages = await Promise.all(
      [`/products/${product.id}`, `/products/${product.id}/listing`, `/sellers/${ana.id}`, `/wishes/${wish.id}`].map((path) =>
        ask(path, beto.token),
      ),
    )
    const lists = await Promise.all(
      ['/products', '/products/search?q=ocarina', '/wishes', `/products/by-category?categoryId=4`].map((path) => ask(path)),
    )
    const ids = lists.map(({ body }) => JSON.stringify(body))
    return [pages.map(({ status }) => status), ids.map((text) => text.includes(product.id) || text.includes(wish.id))]
  }
  const before = await look()
  expect(before[0]).toEqual([200, 200, 200, 200])
  // Also once it was made longer.
  for (const days of [7, 30]) {
    await restrict(testApp, ana, 'suspended', days)
    expect(await look()).toEqual([
      [404, 404, 404, 404],
      [false, false, false, false],
    ])
  }
  await lift(ana)
  expect(await look()).toEqual(before)
  expect((await ask(`/products/${hidden.id}`, beto.token)).status).toBe(404)
})

test('it comes back when the time is over', async () => {
  const ana = await aMember(testApp)
  const product = await aProduct(testApp, ana)
  await restrict(testApp, ana, 'suspended', 1)
  const suspended = await signInAgain(testApp, ana)
  testApp.clock.pass(DAY)
  expect((await testApp.call<User>('GET', '/api/v1/users/me', { token: suspended.token })).body.restriction).toBeNull()
  await accounts.schedules?.['end-restrictions']?.run(testApp.app.ctx)
  expect((await ask(`/products/${product.id}`)).status).toBe(200)
  await testApp.app.jobs.drain()
  expect((await testApp.mails()).some((mail) => mail.includes('Tu cuenta vuelve a estar habilitada') && mail.includes(ana.email))).toBe(
    true,
  )
})

test('links of a suspended reseller, and to products of a suspended seller, lead nowhere', async () => {
  const sale = await aResale(testApp)
  const offer = () => ask(`/resale/${sale.link.id}`)
  await restrict(testApp, sale.reseller)
  expect((await offer()).status).toBe(404)
  await lift(sale.reseller)
  expect((await offer()).status).toBe(200)
  await restrict(testApp, sale.seller)
  const gone = await offer()
  expect([gone.status, gone.error.error]).toEqual([404, 'reselling.link-not-found'])
  await lift(sale.seller)
  expect((await offer()).status).toBe(200)
})

test('an order under way goes on, with its conversation and its money; no other conversation does', async () => {
  const { seller, buyer, order } = await aPurchase(testApp)
  await restrict(testApp, seller)
  const suspended = await signInAgain(testApp, seller)
  const write = (room: string, token: string) => testApp.call('POST', `/api/v1/chat/${room}`, { token, body: { content: 'Hola' } })
  expect((await write(order.room ?? '', suspended.token)).status).toBe(201)
  const sent = await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: suspended.token, body: { status: 'enviada' } })
  expect(sent.status).toBe(200)
  const received = await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: buyer.token, body: { status: 'completada' } })
  expect(received.status).toBe(200)
  const payout = { amount: 10, currency: 'USD', destination: 'yerba.sur.nueva', holder: 'Ana Vende', password: PASSWORD }
  expect((await testApp.call('POST', '/api/v1/payouts', { token: suspended.token, body: payout })).status).toBe(201)
  const talk = await aRoom(testApp)
  await restrict(testApp, talk.seller)
  const silent = await signInAgain(testApp, talk.seller)
  expect((await write(talk.room, silent.token)).error.error).toBe('accounts.suspended')
})

test('the address of whoever leaves suspended registers nobody before it is over', async () => {
  const ana = await aMember(testApp)
  await restrict(testApp, ana, 'suspended', 2)
  const { token } = await signInAgain(testApp, ana)
  expect((await testApp.call('DELETE', '/api/v1/users/me', { token, body: { password: PASSWORD } })).status).toBe(200)
  const register = () =>
    testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email: ana.email, password: 'mate dulce 4242' } })
  expect((await register()).error.error).toBe('accounts.email-taken')
  testApp.clock.pass(2 * DAY)
  expect((await register()).status).toBe(201)
})

test('members are limited without losing their session or their listings', async () => {
  const ana = await aMember(testApp)
  const product = await aProduct(testApp, ana)
  await restrict(testApp, ana, 'limited', 3)
  expect((await testApp.call<User>('GET', '/api/v1/users/me', { token: ana.token })).body.restriction).toMatchObject({ kind: 'limited' })
  expect((await ask(`/products/${product.id}`)).status).toBe(200)
})

test('an admin sees it on the member', async () => {
  const [ana, admin] = [await aMember(testApp, 'Anastasia Única'), await anAdmin(testApp)]
  await restrict(testApp, ana)
  const { body } = await testApp.call<{ restriction: unknown }[]>('GET', '/api/v1/users?search=anastasia', { token: admin.token })
  expect(body[0]?.restriction).toMatchObject({ kind: 'suspended', ...WHY })
  const lifted = await testApp.call('DELETE', `/api/v1/users/${ana.id}/restriction`, { token: admin.token })
  expect(lifted.body).toMatchObject({ id: ana.id, restriction: null })
})
