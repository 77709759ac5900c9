import type { Notification } from '@feria/contract/notifications/schemas'
import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import type { SentEmail } from '../../../engines/mail/mail.ts'
import { recordEmails } from '../../../testing/mails.ts'
import { aCompleted, aPurchase, dollarsOf, expectBooks } from '../../../testing/money.ts'
import { aMember, anAdmin, lastAction, PASSWORD, type Person } from '../../../testing/people.ts'
import { aResale, buyThrough } from '../../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { setRole } from '../../accounts/accounts.module.ts'
import { runClocks } from '../clocks/run-clocks.ts'

const DAY = 24 * 60
const REASON = 'El correo perdió el paquete.'

let testApp: TestApp
let admin: Person
let emails: SentEmail[]
beforeAll(async () => {
  testApp = await createTestApp()
  emails = recordEmails(testApp)
})
beforeEach(async () => {
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const bought = async () => {
  const purchase = await aPurchase(testApp)
  await testApp.app.jobs.drain()
  emails.length = 0
  return purchase
}
const act = <T>(path: string, body: object, by: Person = admin, key?: string) =>
  testApp.call<T>('POST', `/api/v1/admin/orders/${path}`, {
    token: by.token,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const refund = (order: Order, body: object = {}, by: Person = admin, key?: string) =>
  act<{ id: string; refunded: number }>(`${order.id}/refund`, { reason: REASON, ...body }, by, key)
const extend = (order: Order, body: object = {}, by: Person = admin) =>
  act<{ until: string }>(`${order.id}/extend`, { clock: 'uncollected', days: 5, reason: REASON, ...body }, by)
const enter = async (person: Person) =>
  (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email: person.email, password: PASSWORD } })).body.token
const read = async (order: Order, by: Person) =>
  (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: await enter(by) })).body
const move = async (order: Order, status: string, by: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: await enter(by), body: { status } })
const stockOf = async (id: string) =>
  rowsOf<{ stock: number }>(await testApp.engines.db.db.execute(sql`select stock from products where id = ${id}`))[0]?.stock
const sent = async (person: Person) => {
  await testApp.app.jobs.drain()
  return emails.filter(({ to }) => to === person.email)
}
const noticesOf = async (person: Person) => {
  await testApp.app.jobs.drain()
  return (await testApp.call<Notification[]>('GET', '/api/v1/notifications', { token: await enter(person) })).body
}
const claimAbout = (order: Order, buyer: Person) =>
  testApp.call<Claim>('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'Llegó roto', photos: [] } })

describe('giving money back', () => {
  test('all of it ends the order, restocks it and tells both parties the reason, once', async () => {
    const { order, buyer, seller, productId } = await bought()
    const answer = await refund(order)
    expect([answer.status, answer.body]).toEqual([200, { id: order.id, refunded: 100 }])
    expect(await read(order, buyer)).toMatchObject({ status: 'reembolsada', refunded: 100 })
    expect(await stockOf(productId)).toBe(1)
    for (const [person, subject] of [
      [buyer, `Te devolvemos dinero de tu compra ${order.number}`],
      [seller, `Se devolvió dinero de tu venta ${order.number}`],
    ] as const) {
      const mails = await sent(person)
      expect(mails.map((mail) => mail.subject)).toEqual([subject])
      expect(mails[0]?.text).toContain(REASON)
    }
    expect((await noticesOf(buyer)).find(({ title }) => title === 'Te devolvemos dinero de una compra')?.message).toContain(REASON)
    expect((await noticesOf(seller)).find(({ title }) => title === 'Se devolvió dinero de una venta')?.message).toContain(REASON)
    expect(await lastAction(testApp, admin)).toMatchObject({
      action: 'order.refunded',
      subject: { kind: 'order', id: order.id, name: order.number },
      details: { reason: REASON },
    })
  })

  test('a part leaves the order under way, and its seller gets the rest', async () => {
    const { order, buyer, seller, productId } = await bought()
    expect((await refund(order, { amount: 30 })).body).toEqual({ id: order.id, refunded: 30 })
    expect(await read(order, buyer)).toMatchObject({ status: 'pendiente', refunded: 30 })
    expect(await stockOf(productId)).toBe(0)
    await move(order, 'enviada', seller)
    await move(order, 'completada', buyer)
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 70, held: 0, payingOut: 0 })
  })

  test('never more than what is left, and what is left as a sum is the whole', async () => {
    const { order, buyer } = await bought()
    await refund(order, { amount: 30 })
    const above = await refund(order, { amount: 70.01 })
    expect([above.status, above.error.error, above.error.fields]).toEqual([
      409,
      'orders.above-held',
      { amount: 'Ingresá como máximo $\u00a070,00 USD.' },
    ])
    expect((await refund(order, { amount: 0 })).error.error).toBe('orders.bad-refund')
    expect(await read(order, buyer)).toMatchObject({ status: 'pendiente', refunded: 30 })
    expect((await refund(order, { amount: 70 })).body.refunded).toBe(70)
    expect(await read(order, buyer)).toMatchObject({ status: 'reembolsada', refunded: 100 })
    expect((await refund(order)).error.error).toBe('orders.nothing-held')
  })

  test('nothing of what was paid out, or never paid', async () => {
    const { order, seller } = await aCompleted(testApp)
    const refused = await refund(order)
    expect([refused.status, refused.error.error]).toEqual([409, 'orders.nothing-held'])
    expect((await dollarsOf(testApp, seller)).available).toBe(100)
    expect((await act(`${crypto.randomUUID()}/refund`, { reason: REASON })).error.error).toBe('orders.not-found')
  })

  test('all of it ends an open claim, whose end tells the reason; a part leaves it open', async () => {
    const { order, buyer, seller } = await bought()
    await claimAbout(order, buyer)
    expect((await refund(order, { amount: 10 })).status).toBe(200)
    expect(await read(order, buyer)).toMatchObject({ status: 'en disputa', claim: { settledAt: null } })
    await testApp.app.jobs.drain()
    emails.length = 0
    expect((await refund(order)).body.refunded).toBe(90)
    const end = { outcome: 'devolver', refunded: 90, note: REASON }
    expect(await read(order, buyer)).toMatchObject({ status: 'reembolsada', refunded: 100, claim: end })
    for (const person of [buyer, seller])
      expect((await sent(person)).map(({ subject }) => subject)).toEqual([`Se resolvió el reclamo ${order.number}`])
  })

  test('the same key gives back once, and another request with it is refused', async () => {
    const { order, buyer } = await bought()
    const answers = [
      await refund(order, { amount: 20 }, admin, 'clave-de-prueba'),
      await refund(order, { amount: 20 }, admin, 'clave-de-prueba'),
    ]
    expect(answers.map(({ status, body }) => [status, body.refunded])).toEqual([
      [200, 20],
      [200, 20],
    ])
    const other = await refund(order, { amount: 21 }, admin, 'clave-de-prueba')
    expect([other.status, other.error.error]).toEqual([422, 'orders.refund-key-reused'])
    expect((await refund(order, { amount: 20 }, admin, 'x')).error.error).toBe('orders.bad-key')
    expect((await read(order, buyer)).refunded).toBe(20)
    expect((await sent(buyer)).length).toBe(1)
    const another = await bought()
    expect((await refund(another.order, { amount: 20 }, admin, 'clave-de-prueba')).error.error).toBe('orders.refund-key-reused')
    expect((await read(another.order, another.buyer)).refunded).toBe(0)
  })
})

describe('more time', () => {
  test('moves the end that members read and the runner keeps to, with the reason for both', async () => {
    const { order, buyer, seller } = await bought()
    const before = Date.parse(order.deadline ?? '')
    const { body, status } = await extend(order)
    expect([status, Date.parse(body.until) - before]).toEqual([200, 5 * DAY * 60_000])
    expect((await read(order, buyer)).deadline).toBe(body.until)
    const [mail] = await sent(seller)
    expect(mail?.subject).toBe(`Se extendió un plazo de tu venta ${order.number}`)
    expect(mail?.text).toContain(REASON)
    expect((await sent(buyer)).map(({ subject }) => subject)).toEqual([`Se extendió un plazo de tu compra ${order.number}`])
    expect((await noticesOf(buyer)).map(({ title }) => title)).toContain('Hay más tiempo para tu compra')
    expect(await lastAction(testApp, admin)).toMatchObject({ action: 'order.extended', details: { clock: 'uncollected', days: '5' } })
    testApp.clock.pass((Date.parse(body.until) - testApp.clock.now().getTime()) / 60_000 - 1)
    await runClocks(testApp.app.ctx)
    expect((await read(order, buyer)).status).toBe('pendiente')
    testApp.clock.pass(2)
    await runClocks(testApp.app.ctx)
    expect((await read(order, buyer)).status).toBe('reembolsada')
    const late = (await sent(buyer)).find(({ subject }) => subject === `Tu compra ${order.number} no llegó a tiempo`)
    expect(late?.text).toMatch(/la fecha hasta la que extendimos el plazo, y «Bicicleta playera rodado 26» no figura como entregado\./)
  })

  test('is for the clock that runs, at most thirty days at once and sixty in all', async () => {
    const { order, seller } = await bought()
    for (const clock of ['silent', 'unsent', 'unanswered', 'undecided'])
      expect((await extend(order, { clock })).error.error, clock).toBe('orders.clock-not-running')
    for (const clock of ['unpaid', 'held', 'reminder']) expect((await extend(order, { clock })).error.error, clock).toBe('bad-input')
    for (const days of [0, 31, 1.5]) expect((await extend(order, { days })).error.fields).toEqual({ days: 'Los días van de 1 a 30.' })
    expect([(await extend(order, { days: 30 })).status, (await extend(order, { days: 29 })).status]).toEqual([200, 200])
    const enough = await extend(order, { days: 2 })
    expect([enough.status, enough.error.error, enough.error.fields]).toEqual([409, 'orders.extended-enough', { days: 'Queda 1 día.' }])
    expect((await extend(order, { days: 1 })).status).toBe(200)
    expect((await extend(order, { days: 1 })).error.error).toBe('orders.extended-enough')
    await move(order, 'enviada', seller)
    expect((await extend(order)).error.error).toBe('orders.clock-not-running')
    expect((await extend(order, { clock: 'silent', days: 30 })).status).toBe(200)
  })

  test('begins now where the end is past already, and the days past count among the sixty', async () => {
    const { order } = await bought()
    testApp.clock.pass(30 * DAY + DAY / 2)
    admin = await anAdmin(testApp)
    const { body } = await extend(order)
    expect(Date.parse(body.until) - testApp.clock.now().getTime()).toBe(5 * DAY * 60_000)
    expect((await extend(order, { days: 30 })).status).toBe(200)
    expect((await extend(order, { days: 25 })).error.fields).toEqual({ days: 'Quedan 24 días.' })
    expect((await extend(order, { days: 24 })).status).toBe(200)
  })

  test('the days past count for the first act too, where nobody came for weeks', async () => {
    const { order } = await bought()
    testApp.clock.pass((30 + 45) * DAY)
    admin = await anAdmin(testApp)
    expect((await extend(order, { days: 16 })).error.fields).toEqual({ days: 'Quedan 15 días.' })
    expect((await extend(order, { days: 15 })).status).toBe(200)
  })

  test('for a claim is that claim’s: its answer, then its decision, and not the next one’s', async () => {
    const { order, buyer, seller } = await bought()
    const { body: claim } = await claimAbout(order, buyer)
    const { body } = await extend(order, { clock: 'unanswered', days: 4 })
    expect(Date.parse(body.until) - Date.parse(claim.until ?? '')).toBe(4 * DAY * 60_000)
    expect((await read(order, buyer)).claim?.until).toBe(body.until)
    testApp.clock.pass(4 * DAY)
    await runClocks(testApp.app.ctx)
    expect((await read(order, buyer)).status).toBe('en disputa')
    testApp.clock.pass(4 * DAY)
    await runClocks(testApp.app.ctx)
    expect((await read(order, buyer)).claim?.note).toBe('Quien vende no respondió en el plazo que extendimos.')
    const again = await bought()
    const first = await claimAbout(again.order, again.buyer)
    admin = await anAdmin(testApp)
    await extend(again.order, { clock: 'unanswered', days: 4 })
    await testApp.call('PUT', `/api/v1/claims/${first.body.id}/dropped`, { token: again.buyer.token })
    const second = await claimAbout(again.order, again.buyer)
    expect(Date.parse(second.body.until ?? '') - Date.parse(second.body.createdAt)).toBe(3 * DAY * 60_000)
    expect(seller.id).not.toBe(again.seller.id)
  })
})

describe('an email again', () => {
  const again = (order: Order, email: string) => act<{ sent: string }>(`${order.id}/emails`, { email })

  test('is the same as the first, to whom it went, audited, at most three in an hour', async () => {
    const { order, buyer, seller } = await bought()
    expect((await again(order, 'receipt')).body).toEqual({ id: order.id, sent: 'receipt' })
    const [mail] = await sent(buyer)
    expect(mail?.subject).toMatch(`Compra ${order.number}: `)
    expect(mail?.text).toContain(`/orders/${order.id}`)
    expect(await lastAction(testApp, admin)).toMatchObject({ action: 'order.emailed', details: { email: 'receipt' } })
    await again(order, 'sale')
    expect((await sent(seller)).map(({ subject }) => subject)).toEqual(['Vendiste «Bicicleta playera rodado 26»'])
    await again(order, 'receipt')
    const spent = await again(order, 'receipt')
    expect([spent.status, spent.error.error]).toEqual([429, 'orders.emails-spent'])
    expect((await sent(buyer)).length).toBe(2)
    testApp.clock.pass(61)
    expect((await again(order, 'receipt')).status).toBe(200)
  })

  test('exists only where it applies, and says what is true now', async () => {
    const { order, buyer, seller } = await bought()
    for (const email of ['moved', 'claim', 'act']) expect((await again(order, email)).error.error, email).toBe('orders.no-such-email')
    expect((await again(order, 'reminder')).error.error).toBe('bad-input')
    await move(order, 'enviada', seller)
    await testApp.app.jobs.drain()
    emails.length = 0
    await again(order, 'moved')
    expect((await sent(buyer)).map(({ subject }) => subject)).toEqual([`Tu compra ${order.number} está en camino`])
    const { body: claim } = await claimAbout(order, buyer)
    await testApp.call('PUT', `/api/v1/claims/${claim.id}/answer`, { token: seller.token, body: { text: 'Salió sano', photos: [] } })
    await testApp.app.jobs.drain()
    emails.length = 0
    await again(order, 'claim')
    expect((await sent(buyer)).map(({ subject }) => subject)).toEqual([`Respuesta a tu reclamo ${order.number}`])
    await extend(order, { clock: 'undecided' })
    await testApp.app.jobs.drain()
    emails.length = 0
    await again(order, 'act')
    expect((await sent(seller)).map(({ subject }) => subject)).toEqual([`Se extendió un plazo de tu venta ${order.number}`])
  })

  test('what left and what the mail server refused is noted for operators', async () => {
    const { order } = await bought()
    const rows = rowsOf(
      await testApp.engines.db.db.execute(
        sql`select email, side, is_refused from order_emails where order_id = ${order.id} order by email`,
      ),
    )
    expect(rows).toEqual([
      { email: 'receipt', side: 'buyer', is_refused: false },
      { email: 'sale', side: 'seller', is_refused: false },
    ])
  })
})

describe('who', () => {
  test('never a party of the order, whichever side, nor of a claim about it', async () => {
    const { order, buyer, seller } = await bought()
    const { body: claim } = await claimAbout(order, buyer)
    for (const { email } of [buyer, seller]) {
      await setRole(testApp.app.ctx, email, 'admin')
      const party = { ...admin, token: await enter({ ...admin, email }) }
      for (const answer of [
        await refund(order, {}, party),
        await extend(order, { clock: 'unanswered' }, party),
        await act(`${order.id}/emails`, { email: 'receipt' }, party),
        await testApp.call('PUT', `/api/v1/claims/${claim.id}/outcome`, { token: party.token, body: { outcome: 'devolver', note: 'Sí' } }),
      ])
        expect([answer.status, answer.error.error]).toEqual([403, 'orders.own-order'])
    }
    expect(await read(order, buyer)).toMatchObject({ status: 'en disputa', refunded: 0 })
  })

  test('nor its reseller', async () => {
    const resale = await aResale(testApp)
    const { body: order } = await buyThrough(testApp, resale)
    await setRole(testApp.app.ctx, resale.reseller.email, 'admin')
    const party = { ...admin, token: await enter(resale.reseller) }
    expect((await refund(order, {}, party)).error.error).toBe('orders.own-order')
  })

  test('a reason is needed, and no member may do any of it', async () => {
    const { order, buyer } = await bought()
    for (const reason of ['', ' ', 'x'.repeat(501)]) expect((await refund(order, { reason })).error.fields?.reason).toBeTruthy()
    const member = await aMember(testApp)
    for (const by of [buyer, member]) expect((await refund(order, {}, by)).error.error).toBe('accounts.not-allowed')
    expect((await read(order, buyer)).refunded).toBe(0)
  })
})
