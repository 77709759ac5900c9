import type { Claim, Order, Sale } from '@feria/contract/orders/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../testing/mails.ts'
import { aCompleted, dollarsOf, expectBooks } from '../../../testing/money.ts'
import { anAdmin, lastAction, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const read = async (id: string, person: Person) => (await testApp.call<Order>('GET', `/api/v1/orders/${id}`, { token: person.token })).body
const post = <T>(path: string, person: Person, body: object = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body })
const put = <T>(path: string, person: Person, body: object = {}) => testApp.call<T>('PUT', `/api/v1${path}`, { token: person.token, body })

describe('claims', () => {
  const claimed = async () => {
    const purchase = await aCompleted(testApp)
    const { body } = await post<Claim>(`/orders/${purchase.order.id}/claim`, purchase.buyer, {
      text: 'Llegó roto',
      photos: ['https://feria.example/foto.jpg'],
    })
    return { ...purchase, claim: body }
  }
  const settle = (claim: Claim, body: object) => put<Claim>(`/claims/${claim.id}/outcome`, admin, body)

  test('freeze the money, are answered once, and end in a partial refund when the admin decides so', async () => {
    const { buyer, seller, order, claim } = await claimed()
    expect(claim).toMatchObject({ kind: 'problema', text: 'Llegó roto', photos: ['https://feria.example/foto.jpg'] })
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 0, held: 100, payingOut: 0 })
    expect((await post(`/orders/${order.id}/claim`, buyer, { text: 'Otra vez' })).error.error).toBe('orders.claim-open')
    expect((await put(`/claims/${claim.id}/answer`, buyer, { text: 'No soy' })).error.error).toBe('orders.claim-not-found')
    const photos = ['https://feria.example/embalada.jpg']
    expect((await put<Claim>(`/claims/${claim.id}/answer`, seller, { text: 'Salió bien', photos })).body).toMatchObject({
      ...{ answer: 'Salió bien', answerPhotos: photos },
      photos: ['https://feria.example/foto.jpg'],
    })
    expect((await put(`/claims/${claim.id}/answer`, seller, { text: 'Y otra' })).error.error).toBe('orders.claim-settled')
    expect((await put(`/claims/${claim.id}/outcome`, seller, { outcome: 'pagar al vendedor', note: 'x' })).status).toBe(403)
    expect((await settle(claim, { outcome: 'devolver una parte', refund: 100, note: 'x' })).error.error).toBe('orders.bad-refund')
    const waiting = await testApp.call<object[]>('GET', '/api/v1/claims', { token: admin.token })
    expect(waiting.body).toMatchObject([
      {
        ...{ id: claim.id, orderId: order.id, number: order.number, totalPrice: 100, currency: 'USD' },
        ...{ productName: order.orderItems[0]?.product.name, buyer: { id: buyer.id, name: buyer.name } },
        seller: { id: seller.id, name: seller.name },
      },
    ])
    testApp.clock.pass(1)
    const { body } = await settle(claim, { outcome: 'devolver una parte', refund: 33.33, note: 'Se comparte el arreglo' })
    expect(body).toMatchObject({ outcome: 'devolver una parte', refunded: 33.33, note: 'Se comparte el arreglo' })
    expect((await settle(claim, { outcome: 'devolver', note: 'x' })).error.error).toBe('orders.claim-settled')
    expect(await read(order.id, buyer)).toMatchObject({ status: 'completada', refunded: 33.33 })
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 66.67, held: 0, payingOut: 0 })
    expect(await lastAction(testApp, admin)).toMatchObject({
      action: 'claim.settled',
      subject: { kind: 'claim', id: claim.id, name: `Reclamo ${order.number}` },
      details: { outcome: 'devolver una parte', refunded: '33.33' },
    })
  })

  test('the admin refunds everything, or releases it to the seller; the buyer may withdraw the claim', async () => {
    const back = await claimed()
    testApp.clock.pass(1)
    await settle(back.claim, { outcome: 'devolver', note: 'Tiene razón' })
    expect((await lastAction(testApp, admin))?.details).toEqual({ outcome: 'devolver', refunded: '100' })
    expect(await read(back.order.id, back.buyer)).toMatchObject({ status: 'reembolsada', refunded: 100 })
    expect(await dollarsOf(testApp, back.seller)).toEqual({ available: 0, held: 0, payingOut: 0 })
    const kept = await claimed()
    testApp.clock.pass(1)
    await settle(kept.claim, { outcome: 'pagar al vendedor', note: 'No hay daño' })
    expect((await lastAction(testApp, admin))?.details).toEqual({ outcome: 'pagar al vendedor', refunded: '0' })
    expect((await dollarsOf(testApp, kept.seller)).available).toBe(100)
    const dropped = await claimed()
    await put(`/claims/${dropped.claim.id}/dropped`, dropped.buyer)
    expect(await read(dropped.order.id, dropped.buyer)).toMatchObject({ status: 'completada', claim: { outcome: 'pagar al vendedor' } })
    expect((await dollarsOf(testApp, dropped.seller)).available).toBe(100)
    testApp.clock.pass(1)
    const { body: second } = await post<Claim>(`/orders/${dropped.order.id}/claim`, dropped.buyer, { text: 'Se rompió después' })
    expect((await read(dropped.order.id, dropped.buyer)).claim).toMatchObject({ text: 'Se rompió después', settledAt: null })
    expect(await dollarsOf(testApp, dropped.seller)).toEqual({ available: 0, held: 100, payingOut: 0 })
    await put(`/claims/${second.id}/dropped`, dropped.buyer)
    expect(await dollarsOf(testApp, dropped.seller)).toEqual({ available: 100, held: 0, payingOut: 0 })
  })

  test('a seller who gives everything back settles the claim that is open, not one that was settled before', async () => {
    const { buyer, seller, order, claim } = await claimed()
    await put(`/claims/${claim.id}/dropped`, buyer)
    const before = (await read(order.id, buyer)).claim
    testApp.clock.pass(1)
    const { body: second } = await post<Claim>(`/orders/${order.id}/claim`, buyer, { text: 'Se rompió después' })
    await post(`/orders/${order.id}/refund`, seller, {})
    const { body: claims } = await testApp.call<Claim[]>('GET', '/api/v1/claims?settled=true&limit=100', { token: admin.token })
    expect(claims.find(({ id }) => id === claim.id)).toMatchObject({ outcome: before?.outcome, settledAt: before?.settledAt })
    expect(claims.find(({ id }) => id === second.id)).toMatchObject({ outcome: 'devolver', settledAt: testApp.clock.now().toISOString() })
  })

  test('both parties get an email and a notification for each step, and the sale shows the claim', async () => {
    const { buyer, seller, order, claim } = await claimed()
    await put(`/claims/${claim.id}/answer`, seller, { text: 'Va una solución' })
    await settle(claim, { outcome: 'devolver', note: 'Listo' })
    await testApp.app.jobs.drain()
    const notifications = async (person: Person) =>
      (await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token: person.token })).body.map(({ title }) => title)
    expect(await notifications(buyer)).toEqual(
      expect.arrayContaining(['Tu compra está en camino', 'Respondieron tu reclamo', 'Tu reclamo se resolvió', 'Te devolvemos tu dinero']),
    )
    expect(await notifications(seller)).toEqual(
      expect.arrayContaining([
        'Venta completada',
        'Hay un reclamo por tu venta',
        'Se resolvió el reclamo de tu venta',
        'Venta reembolsada',
      ]),
    )
    const { number } = order
    const mailed = async (person: Person, page: 'orders' | 'sales') => {
      const own = (await mailsTo(testApp, person.email)).filter((mail) => mail.includes(`/${page}/${order.id}`))
      const listed = (await testApp.engines.mail.outbox?.list(undefined, 1000)) ?? []
      const subjects = listed.flatMap(({ to, subject }) =>
        to === person.email && /comp|vent|vend|reclamo/i.test(subject) ? [subject] : [],
      )
      expect(own).toHaveLength(subjects.length)
      return { text: own.join('\n'), subjects: subjects.sort() }
    }
    const [toBuyer, toSeller] = [await mailed(buyer, 'orders'), await mailed(seller, 'sales')]
    expect(toBuyer.subjects).toEqual([
      `Compra ${number}: «Bicicleta playera rodado 26»`,
      `Devolución de tu compra ${number}`,
      `Respuesta a tu reclamo ${number}`,
      `Se resolvió el reclamo ${number}`,
      `Tu compra ${number} está en camino`,
    ])
    expect(toSeller.subjects).toEqual([
      `Reclamo por la venta ${number}`,
      `Se resolvió el reclamo ${number}`,
      'Vendiste «Bicicleta playera rodado 26»',
      `Venta ${number} completada`,
      `Venta ${number} reembolsada`,
    ])
    expect([toBuyer.text.includes('Va una solución'), toSeller.text.includes('Llegó roto')]).toEqual([true, true])
    for (const { text } of [toBuyer, toSeller]) expect(text).toMatch(/terminó: se devuelve lo pagado\.\s+Listo/)
    const sales = await testApp.call<Sale[]>('GET', `/api/v1/orders/sales?orderId=${order.id}`, { token: seller.token })
    expect(sales.body[0]).toMatchObject({ status: 'reembolsada', refunded: 100, claim: { outcome: 'devolver' } })
  })
})
