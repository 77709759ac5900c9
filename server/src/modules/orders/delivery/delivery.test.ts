import type { OwnProduct, ProductDetail } from '@feria/contract/catalogue/schemas'
import type { AddressFields, DeliveryChoice, SavedAddress } from '@feria/contract/orders/delivery-schemas'
import type { Order, Sale } from '@feria/contract/orders/schemas'
import type { Balance, Movement } from '@feria/contract/payments/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectBooks } from '../../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, PASSWORD, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { destroyAddresses } from './addresses.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PLATFORM_FEE_PERCENT: '10' } })
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const DAY = 24 * 60
const home: AddressFields = {
  name: 'Beto Compra',
  street: 'Aráoz 1234',
  details: '3.º B',
  city: 'Caballito',
  province: 'Ciudad Autónoma de Buenos Aires',
  postcode: '1414',
  phone: null,
}
const both = { pickup: true, pickupArea: 'Parque Centenario', parcelPrice: 12.5, agreed: false }
const aSent = (fields = {}) => aProduct(testApp, ana, { price: 100, currency: 'ARS', delivery: both, ...fields })
/** Sessions end while weeks pass. */
const signInAgain = async (person: Person): Promise<Person> => {
  const body = { email: person.email, password: PASSWORD }
  return { ...person, token: (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body })).body.token }
}
const read = async <T>(path: string, { token }: Person) => (await testApp.call<T>('GET', `/api/v1${path}`, { token })).body
const buy = async (product: OwnProduct, delivery: unknown, more: object = {}, who = beto) =>
  testApp.call<Order>('POST', '/api/v1/orders', {
    token: who.token,
    body: { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit', delivery, ...more },
  })
const toHome: DeliveryChoice = { kind: 'parcel', address: home }
const move = (order: Order, status: string, { token }: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token, body: { status } })
const finish = async (order: Order) => {
  await move(order, 'enviada', ana)
  await move(order, 'completada', beto)
}
const saleOf = async ({ id }: Order) => (await read<Sale[]>(`/orders/sales?orderId=${id}`, ana))[0]

describe('a seller says how a product arrives', () => {
  test('without a word it is to be agreed, and its page says so', async () => {
    const { id } = await aProduct(testApp, ana)
    const agreed = { pickup: false, pickupArea: null, parcelPrice: null, agreed: true }
    expect((await read<ProductDetail>(`/products/${id}`, beto)).delivery).toEqual(agreed)
  })

  test('another edit leaves it, and one of it replaces it whole', async () => {
    const { id, delivery } = await aSent()
    expect(delivery).toEqual(both)
    const edit = (body: object) => testApp.call<OwnProduct>('PUT', `/api/v1/products/${id}`, { token: ana.token, body })
    expect((await edit({ price: 90 })).body.delivery).toEqual(both)
    const other = { pickup: false, pickupArea: null, parcelPrice: 0, agreed: false }
    expect((await edit({ delivery: { parcelPrice: 0, pickupArea: 'sin retiro no hay zona' } })).body.delivery).toEqual(other)
  })

  test.each([
    ['nothing at all', { pickup: false }, 'delivery'],
    ['a parcel below zero', { parcelPrice: -1 }, 'delivery.parcelPrice'],
    ['a parcel of half cents', { parcelPrice: 1.005 }, 'delivery.parcelPrice'],
    ['an area of 121 letters', { pickup: true, pickupArea: 'a'.repeat(121) }, 'delivery.pickupArea'],
    ['a word for a yes', { pickup: 'sí' }, 'delivery.pickup'],
  ])('%s is refused at its field', async (_what, delivery, field) => {
    const refused = await testApp.call('POST', '/api/v1/products', {
      token: ana.token,
      body: { name: 'Mesa', description: 'De pino', location: 'Rosario', delivery },
    })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('a buyer chooses', () => {
  test('a parcel: its price is part of the total, and the order shows where it goes', async () => {
    const { body } = await buy(await aSent(), toHome, { total: 112.5 })
    expect(body).toMatchObject({ status: 'pendiente', totalPrice: 112.5 })
    expect(body.delivery).toEqual({ kind: 'parcel', price: 12.5, pickupArea: null, address: home })
    expect((await saleOf(body))?.delivery).toEqual(body.delivery)
  })

  test('and the email to the seller says what to do, without the address', async () => {
    const product = await aSent({ name: 'Radio de la feria' })
    await buy(product, toHome)
    await buy(product, { kind: 'pickup' })
    await testApp.app.jobs.drain()
    const mails = (await testApp.mails()).filter((mail) => mail.includes('Vendiste') && mail.includes('Radio de la feria'))
    expect(mails.some((mail) => mail.includes('la dirección está en la venta'))).toBe(true)
    expect(mails.some((mail) => mail.includes('Lo retira en persona (Parque Centenario)'))).toBe(true)
    expect(mails.join()).not.toContain('Aráoz')
  })

  test('to collect it: at no cost, in the area of the day of the purchase', async () => {
    const product = await aSent()
    const { body } = await buy(product, { kind: 'pickup', address: home }, { total: 100 })
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { delivery: { agreed: true } } })
    const later = await read<Order>(`/orders/${body.id}`, beto)
    expect(later.delivery).toEqual({ kind: 'pickup', price: 0, pickupArea: 'Parque Centenario', address: null })
  })

  test('nothing, as stated: it is to be agreed, whatever the seller offers', async () => {
    const { body } = await buy(await aSent(), undefined, { total: 100 })
    expect(body.delivery).toEqual({ kind: 'agreed', price: 0, pickupArea: null, address: null })
  })

  test.each([
    ['what is not offered', { kind: 'pickup' }, 409, 'orders.no-such-delivery'],
    ['a kind that nobody knows', { kind: 'dron' }, 400, 'bad-input'],
    ['a parcel without an address', { kind: 'parcel' }, 400, 'bad-input'],
    ['an address of 10,000 letters', { kind: 'parcel', address: { ...home, street: 'a'.repeat(10_000) } }, 400, 'bad-input'],
    ['a postcode in words', { kind: 'parcel', address: { ...home, postcode: 'el de siempre' } }, 400, 'bad-input'],
    ['a province of another country', { kind: 'parcel', address: { ...home, province: 'Canelones' } }, 400, 'bad-input'],
    ['an address of spaces', { kind: 'parcel', address: { ...home, city: '   ' } }, 400, 'bad-input'],
  ])('%s is refused, and no unit is taken', async (_what, delivery, status, error) => {
    const product = await aSent({ stock: 1, delivery: { parcelPrice: 5 } })
    const refused = await buy(product, delivery)
    expect([refused.status, refused.error.error]).toEqual([status, error])
    expect((await read<ProductDetail>(`/products/${product.id}`, beto)).stock).toBe(1)
    expect((await buy(product, toHome)).status).toBe(201)
  })

  test('a parcel that became dearer meanwhile is another total: 409 with the current one', async () => {
    const product = await aSent({ stock: 1 })
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { delivery: { parcelPrice: 20 } } })
    const refused = await buy(product, toHome, { total: 112.5, currency: 'ARS' })
    expect(refused.error).toMatchObject({ error: 'payments.other-price', details: { total: 120, currency: 'ARS' } })
    expect((await buy(product, toHome, { total: 120 })).body.totalPrice).toBe(120)
  })

  test('one key is one purchase: a retry with another delivery finds its order as it was placed', async () => {
    const product = await aSent()
    const headers = { 'idempotency-key': 'una-entrega' }
    const ask = (delivery: DeliveryChoice) =>
      testApp.call<Order>('POST', '/api/v1/orders', {
        token: beto.token,
        body: { products: [{ productId: product.id }], delivery },
        headers,
      })
    const first = await ask(toHome)
    expect((await ask(toHome)).body.id).toBe(first.body.id)
    for (const other of [{ kind: 'pickup' }, { kind: 'parcel', address: { ...home, street: 'Otra 1' } }] as const) {
      const again = await ask(other)
      expect([again.body.id, again.body.delivery.address]).toEqual([first.body.id, home])
    }
  })
})

describe('the money of a parcel', () => {
  test('is held, then released to the seller as a movement of its own, without the fee', async () => {
    const seller = await aMember(testApp, 'Eva Envía')
    const product = await aProduct(testApp, seller, { price: 100, currency: 'ARS', delivery: both })
    const { body: order } = await buy(product, toHome)
    expect(await read<Balance[]>('/balance', seller)).toMatchObject([{ held: 112.5, available: 0 }])
    await move(order, 'enviada', seller)
    await move(order, 'completada', beto)
    expect(await read<Balance[]>('/balance', seller)).toMatchObject([{ held: 0, available: 102.5 }])
    const movements = (await read<Movement[]>('/balance/movements', seller)).map(({ kind, amount }) => `${kind} ${amount}`)
    expect(movements.sort()).toEqual(['envio 12.5', 'venta 90'])
  })

  test('after a partial refund the same part of it is released', async () => {
    const [seller, admin] = [await aMember(testApp, 'Eva Reparte'), await anAdmin(testApp)]
    const product = await aProduct(testApp, seller, { price: 100, currency: 'ARS', delivery: both })
    const { body: order } = await buy(product, toHome)
    await move(order, 'enviada', seller)
    const { body: claim } = await testApp.call<{ id: string }>('POST', `/api/v1/orders/${order.id}/claim`, {
      token: beto.token,
      body: { text: 'Llegó rayado' },
    })
    await testApp.call('PUT', `/api/v1/claims/${claim.id}/outcome`, {
      token: admin.token,
      body: { outcome: 'devolver una parte', refund: 56.25, note: 'Mitad y mitad' },
    })
    const movements = (await read<Movement[]>('/balance/movements', seller)).map(({ kind, amount }) => `${kind} ${amount}`)
    expect(movements.sort()).toEqual(['envio 6.25', 'venta 45'])
  })

  test('goes back with the rest when the buyer withdraws, and when a claim ends for them', async () => {
    const early = (await buy(await aSent(), toHome)).body
    const withdrawn = await testApp.call<Order>('POST', `/api/v1/orders/${early.id}/withdraw`, { token: beto.token, body: {} })
    await testApp.app.jobs.drain()
    expect(withdrawn.body.status).toBe('reembolsada')
    expect((await read<Order>(`/orders/${early.id}`, beto)).refunded).toBe(112.5)
    const late = (await buy(await aSent(), toHome)).body
    await finish(late)
    await testApp.call('POST', `/api/v1/orders/${late.id}/claim`, { token: beto.token, body: { text: 'No llegó' } })
    expect((await testApp.call('POST', `/api/v1/orders/${late.id}/refund`, { token: ana.token })).status).toBe(200)
    await testApp.app.jobs.drain()
    expect((await read<Order>(`/orders/${late.id}`, beto)).refunded).toBe(112.5)
  })
})

describe('addresses', () => {
  test('are read by the seller only once it is paid', async () => {
    const { body } = await testApp.call<Order>('POST', '/api/v1/orders', {
      token: beto.token,
      body: { products: [{ productId: (await aSent()).id }], delivery: toHome },
    })
    expect(body.status).toBe('reservada')
    expect(await saleOf(body)).toBeUndefined()
    const paid = { cardToken: await aCard(testApp), paymentMethod: 'credit' }
    await testApp.call('POST', `/api/v1/orders/${body.id}/pay`, { token: beto.token, body: paid })
    expect((await saleOf(body))?.delivery.address).toEqual(home)
  })

  test('are kept in the book of the member: ten, the last used first, none twice, and removed one by one', async () => {
    const carla = await aMember(testApp, 'Carla Muda')
    const product = await aSent({ stock: 20 })
    for (let number = 1; number <= 11; number++) {
      testApp.clock.pass(1)
      await buy(product, { kind: 'parcel', address: { ...home, street: `Calle ${number}` } }, {}, carla)
    }
    testApp.clock.pass(1)
    await buy(product, { kind: 'parcel', address: { ...home, street: 'Calle 5', postcode: ' 1414 ' } }, {}, carla)
    const book = await read<SavedAddress[]>('/addresses', carla)
    const streets = (list: SavedAddress[]) => list.map(({ street }) => Number(street.split(' ')[1]))
    expect(streets(book)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2])
    const remove = (who: Person) => testApp.call('DELETE', `/api/v1/addresses/${book[0]?.id}`, { token: who.token })
    expect((await remove(beto)).status, 'of another member').toBe(404)
    expect((await remove(carla)).status).toBe(200)
    expect((await remove(carla)).error.error).toBe('orders.address-not-found')
    expect(streets(await read<SavedAddress[]>('/addresses', carla))).toEqual([11, 10, 9, 8, 7, 6, 4, 3, 2])
  })

  test('of the book are corrected by their owner alone, never twice the same, and orders keep what they were placed with', async () => {
    const elsa = await aMember(testApp, 'Elsa Escribe')
    const { body: order } = await buy(await aSent(), toHome, {}, elsa)
    testApp.clock.pass(1)
    await buy(await aSent(), { kind: 'parcel', address: { ...home, street: 'Otra 1' } }, {}, elsa)
    const book = () => read<SavedAddress[]>('/addresses', elsa)
    const [other, first] = await book()
    const correct = (body: object, who = elsa) =>
      testApp.call<SavedAddress>('PUT', `/api/v1/addresses/${first?.id}`, { token: who.token, body })
    const right = { ...home, street: 'Aráoz 1243', details: null, phone: '11 5555 0000' }
    expect((await correct(right, beto)).error.error).toBe('orders.address-not-found')
    const refused = await correct({ ...right, postcode: 'el de siempre', city: ' ' })
    expect([refused.status, Object.keys(refused.error.fields ?? {}).sort()]).toEqual([400, ['city', 'postcode']])
    expect(await book()).toEqual([other, first])
    expect((await correct({ ...right, postcode: ' c1414aab ' })).body).toEqual({ id: first?.id, ...right, postcode: 'C1414AAB' })
    expect(await book()).toEqual([other, { id: first?.id, ...right, postcode: 'C1414AAB' }])
    expect((await read<Order>(`/orders/${order.id}`, elsa)).delivery.address).toEqual(home)
    expect((await correct({ ...home, street: 'Otra 1' })).status).toBe(200)
    expect(await book()).toEqual([{ ...home, street: 'Otra 1', id: first?.id }])
    expect((await correct(right, beto)).status, 'of another member').toBe(404)
  })

  test('of orders are destroyed 90 days after their end, of open ones never', async () => {
    const [over, open] = [(await buy(await aSent(), toHome)).body, (await buy(await aSent(), toHome)).body]
    await finish(over)
    const addressNow = async ({ id }: Order) => (await read<Order>(`/orders/${id}`, beto)).delivery.address
    testApp.clock.pass(90 * DAY)
    await destroyAddresses(testApp.app.ctx)
    beto = await signInAgain(beto)
    expect(await addressNow(over)).toEqual(home)
    testApp.clock.pass(1)
    await destroyAddresses(testApp.app.ctx)
    expect([await addressNow(over), await addressNow(open)]).toEqual([null, home])
  })

  test('of an order that was refunded after it was complete are destroyed 90 days after the refund', async () => {
    ;[ana, beto] = [await signInAgain(ana), await signInAgain(beto)]
    const order = (await buy(await aSent(), toHome)).body
    await finish(order)
    testApp.clock.pass(5 * DAY)
    await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: beto.token, body: { text: 'Se rompió' } })
    expect((await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: ana.token })).status).toBe(200)
    const addressNow = async () => (await read<Order>(`/orders/${order.id}`, beto)).delivery.address
    testApp.clock.pass(89 * DAY)
    await destroyAddresses(testApp.app.ctx)
    ;[ana, beto] = [await signInAgain(ana), await signInAgain(beto)]
    expect(await addressNow()).toEqual(home)
    testApp.clock.pass(DAY + 1)
    await destroyAddresses(testApp.app.ctx)
    expect(await addressNow()).toBeNull()
  })

  test('are in the copy of one’s data, and nothing is left of them once a member left', async () => {
    const dana = await aMember(testApp, 'Dana Vase')
    ana = await signInAgain(ana)
    const { body: order } = await buy(await aSent(), toHome, {}, dana)
    await move(order, 'enviada', ana)
    await move(order, 'completada', dana)
    const copy = await read<Record<string, Record<string, unknown>>>('/users/me/export', dana)
    expect(copy.orders).toMatchObject({ addresses: [home], orderAddresses: [{ ...home, orderId: order.id }] })
    const left = await testApp.call('DELETE', '/api/v1/users/me', { token: dana.token, body: { password: PASSWORD } })
    expect(left.status).toBe(200)
    expect((await saleOf(order))?.delivery.address).toBeNull()
  })
})
