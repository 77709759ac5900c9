import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import type { Claim, Order, WaitingOrder } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import type { SentEmail } from '../../../engines/mail/mail.ts'
import { recordEmails } from '../../../testing/mails.ts'
import { expectBooks } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, PASSWORD, type Person } from '../../../testing/people.ts'
import { aResale, buyThrough } from '../../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { dayInWords } from '../order-in-email.ts'
import { dueAt } from './clocks.rules.ts'
import { runClocks } from './run-clocks.ts'

const [HOUR, DAY] = [60, 24 * 60]

let testApp: TestApp
let emails: SentEmail[]
let [ana, beto]: Person[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  emails = recordEmails(testApp)
})
beforeEach(async () => {
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
  emails.length = 0
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const address = { name: 'Beto', street: 'Aráoz 1', city: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires', postcode: '1414' }
const both = { pickup: true, pickupArea: 'Parque Centenario', parcelPrice: 12.5, agreed: true }
const buy = async (kind: 'parcel' | 'pickup' | 'agreed', fields: object = {}) => {
  const product: OwnProduct = await aProduct(testApp, ana as Person, { name: 'Mate', price: 100, stock: 1, delivery: both, ...fields })
  const { body } = await testApp.call<Order>('POST', '/api/v1/orders', {
    token: (beto as Person).token,
    body: {
      products: [{ productId: product.id }],
      cardToken: await aCard(testApp),
      paymentMethod: 'credit',
      delivery: { kind, ...(kind === 'parcel' ? { address } : {}) },
    },
  })
  await testApp.app.jobs.drain()
  emails.length = 0
  return { order: body, product }
}
/** Sessions end while weeks pass. */
const enter = async (person: Person | undefined): Promise<string> => {
  const body = { email: person?.email, password: PASSWORD }
  return (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body })).body.token
}
const read = async ({ id }: Order) => (await testApp.call<Order>('GET', `/api/v1/orders/${id}`, { token: await enter(beto) })).body
const act = async <T>(method: 'POST' | 'PUT', path: string, person: Person | undefined, body: object = {}) =>
  testApp.call<T>(method, `/api/v1${path}`, { token: await enter(person), body })
const run = async () => {
  await runClocks(testApp.app.ctx)
  await testApp.app.jobs.drain()
}
/** Lets time pass until shortly before a moment, and past it. */
const around = async (at: string, before: () => Promise<void>, after: () => Promise<void>) => {
  const left = (Date.parse(at) - testApp.clock.now().getTime()) / 60_000
  testApp.clock.pass(left - 1)
  await run()
  await before()
  testApp.clock.pass(2)
  await run()
  await after()
}
const titlesOf = async (person: Person | undefined) =>
  (await testApp.call<Notification[]>('GET', '/api/v1/notifications', { token: await enter(person) })).body.map(({ title }) => title)
const sent = (person: Person | undefined) => emails.filter(({ to }) => to === person?.email)
const stockOf = async ({ id }: OwnProduct) =>
  rowsOf<{ stock: number }>(await testApp.engines.db.db.execute(sql`select stock from products where id = ${id}`))[0]?.stock

describe('a parcel that nobody sends', () => {
  test('is reminded of once, on the third working day, with the day on which its money goes back', async () => {
    const { order } = await buy('parcel')
    await around(
      dueAt('reminder', new Date(order.createdAt), testApp.config).toISOString(),
      async () => expect(emails).toEqual([]),
      async () => expect(sent(ana)).toHaveLength(1),
    )
    testApp.clock.pass(HOUR)
    await run()
    const mails = sent(ana)
    expect(mails.map(({ subject }) => subject)).toEqual([`Te falta enviar la venta ${order.number}`])
    expect(mails[0]?.text).toMatch(/Si no la mandás antes del \d+ de \w+ de 202\d, el dinero vuelve a quien la compró\./)
    expect(sent(beto)).toEqual([])
    expect((await titlesOf(ana)).filter((title) => title === 'Te falta enviar una venta')).toHaveLength(1)
    expect((await read(order)).status).toBe('pendiente')
  })

  test('goes back on the sixth, with a reason for both, and its unit is there again', async () => {
    const { order, product } = await buy('parcel')
    await around(
      order.deadline ?? '',
      async () => {
        expect(await read(order)).toMatchObject({ status: 'pendiente', deadline: order.deadline })
        expect(await stockOf(product)).toBe(0)
        emails.length = 0
      },
      async () => expect(await read(order)).toMatchObject({ status: 'reembolsada', refunded: 112.5, deadline: null }),
    )
    await run()
    expect(await stockOf(product)).toBe(1)
    expect(sent(beto).map(({ subject }) => subject)).toEqual([`Tu compra ${order.number} no llegó a tiempo`])
    expect(sent(beto)[0]?.text).toContain('Pasaron 5 días hábiles desde tu pago y «Mate» no figura como enviado.')
    expect(sent(ana).map(({ subject }) => subject)).toEqual([`Se pasó el plazo de la venta ${order.number}`])
    for (const person of [ana, beto]) expect(await titlesOf(person)).toContain('Se pasó el plazo de entrega')
  })

  test('is left alone once it was sent, and is not reminded of', async () => {
    const { order } = await buy('parcel')
    await act('PUT', `/orders/${order.id}/status`, ana, { status: 'enviada' })
    testApp.clock.pass(6 * DAY)
    await run()
    expect((await read(order)).status).toBe('enviada')
    expect(sent(ana)).toEqual([])
    testApp.clock.pass(2 * DAY)
    await run()
    expect((await read(order)).status).toBe('completada')
  })

  test('is completed by its buyer’s silence, who is told so, and until when to claim', async () => {
    const [{ order }, { order: confirmed }] = [await buy('parcel'), await buy('parcel')]
    for (const { id } of [order, confirmed]) await act('PUT', `/orders/${id}/status`, ana, { status: 'enviada' })
    await act('PUT', `/orders/${confirmed.id}/status`, beto, { status: 'completada' })
    await testApp.app.jobs.drain()
    emails.length = 0
    testApp.clock.pass(8 * DAY)
    await run()
    expect((await read(order)).status).toBe('completada')
    const end = dayInWords(new Date(testApp.clock.now().getTime() + 10 * DAY * 60_000))
    expect(sent(beto).map(({ subject }) => subject)).toEqual([`Dimos por recibida tu compra ${order.number}`])
    expect(sent(beto)[0]?.text).toContain('no nos contaste de ningún problema')
    expect(sent(beto)[0]?.text).toContain(`Si no te llegó o algo está mal, abrí un reclamo antes del ${end}:`)
    expect((await titlesOf(beto)).filter((title) => title === 'Dimos por recibida tu compra')).toHaveLength(1)
    testApp.clock.pass(10 * DAY - 1)
    expect((await act('POST', `/orders/${order.id}/claim`, beto, { text: 'No llegó', photos: [] })).status).toBe(201)
  })
})

describe.each(['pickup', 'agreed'] as const)('what nobody hands over, %s', (kind) => {
  test('can be taken back by one press from the tenth day on', async () => {
    const { order, product } = await buy(kind)
    testApp.clock.pass(10 * DAY - 1)
    expect((await read(order)).can).toMatchObject({ recover: false, withdraw: true })
    testApp.clock.pass(1)
    expect((await read(order)).can).toMatchObject({ recover: true })
    expect((await act<Order>('POST', `/orders/${order.id}/withdraw`, beto)).body).toMatchObject({ status: 'reembolsada', refunded: 100 })
    expect(await stockOf(product)).toBe(1)
  })

  test('goes back by itself on the thirtieth', async () => {
    const { order } = await buy(kind)
    await around(
      order.deadline ?? '',
      async () => expect(await read(order)).toMatchObject({ status: 'pendiente', can: { recover: true } }),
      async () => expect(await read(order)).toMatchObject({ status: 'reembolsada', refunded: 100, can: { recover: false } }),
    )
    expect(sent(beto)[0]?.text).toContain('Pasaron 30 días desde tu pago y «Mate» no figura como entregado.')
  })
})

test('a free one goes back without a word of money', async () => {
  const { order } = await buy('agreed', { price: 0 })
  testApp.clock.pass(31 * DAY)
  await run()
  expect(await read(order)).toMatchObject({ status: 'reembolsada', can: { recover: false } })
  for (const { text } of emails) expect(text).not.toMatch(/dinero|devolvemos lo que pagaste/)
})

describe('a claim', () => {
  const claimed = async () => {
    const { order } = await buy('agreed')
    await act('PUT', `/orders/${order.id}/status`, ana, { status: 'enviada' })
    const { body } = await act<Claim>('POST', `/orders/${order.id}/claim`, beto, { text: 'Llegó roto', photos: [] })
    await testApp.app.jobs.drain()
    return { order, claim: body }
  }

  test('that its seller does not answer in three days is the buyer’s, in words for both', async () => {
    const { order, claim } = await claimed()
    expect(sent(ana).at(-1)?.text).toMatch(/Respondé antes del \d+ de \w+ de 202\d, o vuelve a quien te compró/)
    expect(Date.parse(claim.until ?? '') - Date.parse(claim.createdAt)).toBe(3 * DAY * 60_000)
    const waiting = await testApp.call<{ orders: WaitingOrder[] }>('GET', '/api/v1/orders/waiting', { token: await enter(ana) })
    expect(waiting.body.orders).toMatchObject([{ action: 'answer', until: claim.until }])
    emails.length = 0
    await around(
      claim.until ?? '',
      async () => expect(await read(order)).toMatchObject({ status: 'en disputa', deadline: claim.until }),
      async () =>
        expect(await read(order)).toMatchObject({
          status: 'reembolsada',
          refunded: 100,
          claim: { outcome: 'devolver', note: 'Quien vende no respondió en 3 días.', until: null },
        }),
    )
    for (const person of [ana, beto]) {
      expect(sent(person).map(({ subject }) => subject)).toEqual([`Se resolvió el reclamo ${order.number}`])
      expect(sent(person)[0]?.text).toContain('Quien vende no respondió en 3 días.')
    }
  })

  test('that was answered waits thirty days for a decision, and goes back then', async () => {
    const { order, claim } = await claimed()
    testApp.clock.pass(2 * DAY)
    const { body } = await act<Claim>('PUT', `/claims/${claim.id}/answer`, ana, { text: 'Salió sano', photos: [] })
    expect(Date.parse(body.until ?? '') - Date.parse(body.answeredAt ?? '')).toBe(30 * DAY * 60_000)
    await around(
      body.until ?? '',
      async () => expect((await read(order)).status).toBe('en disputa'),
      async () => expect(await read(order)).toMatchObject({ status: 'reembolsada', claim: { outcome: 'devolver' } }),
    )
    expect((await act('PUT', `/claims/${claim.id}/answer`, ana, { text: 'Tarde' })).error.error).toBe('orders.claim-settled')
  })

  test('after one that was taken back has its own three days', async () => {
    const { order, claim } = await claimed()
    testApp.clock.pass(2 * DAY)
    await act('PUT', `/claims/${claim.id}/dropped`, beto)
    await act('POST', `/orders/${order.id}/claim`, beto, { text: 'Sigue roto', photos: [] })
    testApp.clock.pass(2 * DAY)
    await run()
    expect((await read(order)).status).toBe('en disputa')
    testApp.clock.pass(DAY + 1)
    await run()
    expect((await read(order)).status).toBe('reembolsada')
  })
})

test('a clock that jumps a year moves each order once, and mails nobody more than five times', async () => {
  const bought: Order[] = []
  for (let n = 0; n < 7; n++) bought.push((await buy('parcel')).order, (await buy('agreed')).order)
  const [onTheWay, disputed] = [(await buy('agreed')).order, (await buy('agreed')).order]
  for (const { id } of [onTheWay, disputed]) await act('PUT', `/orders/${id}/status`, ana, { status: 'enviada' })
  await act('POST', `/orders/${disputed.id}/claim`, beto, { text: 'Roto', photos: [] })
  await testApp.app.jobs.drain()
  emails.length = 0
  testApp.clock.pass(365 * DAY)
  for (let times = 0; times < 3; times++) await run()
  const states = []
  for (const order of [...bought, onTheWay, disputed]) states.push((await read(order)).status)
  expect(states).toEqual([...bought.map(() => 'reembolsada'), 'completada', 'reembolsada'])
  const moved = rowsOf<{ n: number }>(
    await testApp.engines.db.db.execute(
      sql`select count(*)::int as n from ledger_transactions where kind = 'refund' and reference in ${bought.map(({ id }) => id)}`,
    ),
  )
  expect(moved[0]?.n).toBe(bought.length)
  for (const person of [ana, beto]) expect(sent(person)).toHaveLength(5)
  // What is told in the list of notifications is told of every order.
  expect((await titlesOf(beto)).filter((title) => title === 'Se pasó el plazo de entrega')).toHaveLength(bought.length)
})

test('an order that cannot be ended keeps no other waiting, and is ended once it can', async () => {
  const [bad, good] = [(await buy('parcel')).order, (await buy('parcel')).order]
  const execute = (text: string) => testApp.engines.db.db.execute(sql.raw(text))
  await execute(`create function stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`)
  await execute(`create trigger stuck before update on orders for each row when (old.id = '${bad.id}') execute function stuck()`)
  testApp.clock.pass(12 * DAY)
  await run()
  expect([(await read(bad)).status, (await read(good)).status]).toEqual(['pendiente', 'reembolsada'])
  // A reminder would have come too late.
  expect(await titlesOf(ana)).not.toContain('Te falta enviar una venta')
  expect(sent(ana).map(({ subject }) => subject)).toEqual([`Se pasó el plazo de la venta ${good.number}`])
  await execute('drop trigger stuck on orders')
  await run()
  expect((await read(bad)).status).toBe('reembolsada')
})

test('the money of a purchase whose buyer left is released all the same', async () => {
  const sale = await aResale(testApp)
  await testApp.engines.db.db.execute(sql`update users set account_type = 'empresa' where id = ${sale.seller.id}`)
  const { body: order } = await buyThrough(testApp, sale)
  await act('PUT', `/orders/${order.id}/status`, sale.seller, { status: 'enviada' })
  await act('PUT', `/orders/${order.id}/status`, sale.buyer, { status: 'completada' })
  const left = await testApp.call('DELETE', '/api/v1/users/me', { token: sale.buyer.token, body: { password: PASSWORD } })
  expect(left.status).toBe(200)
  testApp.clock.pass(11 * DAY)
  await run()
  const held = await testApp.engines.db.db.execute(sql`select held_until from orders where id = ${order.id}`)
  expect(rowsOf(held)).toEqual([{ held_until: null }])
})
