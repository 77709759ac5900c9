import { api, type Route } from '@feria/contract'
import { sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../core/context.ts'
import { AppError } from '../../core/errors.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { orders } from '../../modules/orders/orders.module.ts'
import { payments } from '../../modules/payments/payments.module.ts'
import { sandboxOf } from '../money.ts'
import { aMember, anAdmin, aProduct, PASSWORD, type Person } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { createCourier } from './courier.ts'

const served = [payments, orders].flatMap(({ routes }) => routes ?? [])
const address = { name: 'Beto', street: 'Aráoz 1', city: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires', postcode: '1414' }
const kinds = ['parcel', 'pickup', 'agreed'] as const
const DAY = 24 * 60
/** How long everybody waits, in minutes: from an hour to a clock that jumps a year. */
const spans = [60, DAY, DAY, 2 * DAY, 3 * DAY, 4 * DAY, 8 * DAY, 11 * DAY, 31 * DAY, 366 * DAY]

interface Bought {
  id: string
  buyer: Person
  seller: Person
}

/** A market of members whose orders live through random histories: any of them does anything at any time, and time does the rest. */
export const openMarketOfOrders = async (testApp: TestApp, random: () => number) => {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const courier = createCourier(testApp.app.ctx)
  const as = ({ id, name, email, role }: Person): Ctx => ({
    ...courier.ctx,
    actor: { id, name, email, role, tokenHash: '' } as Actor,
    idempotencyKey: null,
  })
  const call = async <T>(who: Person, route: Route, input: object): Promise<T | null> => {
    const run = served.find((one) => one.route === route)?.run
    try {
      return (await run?.(as(who), { params: {}, query: {}, body: {}, ...input } as never)) as T
    } catch (error) {
      // Whoever comes too late is refused.
      if (!(error instanceof AppError)) throw error
      return null
    }
  }
  const admin = await anAdmin(testApp)
  const buyers = [await aMember(testApp, 'Compra'), await aMember(testApp, 'Otra')]
  const offers: { seller: Person; id: string }[] = []
  for (let n = 0; n < 4; n++) {
    const seller = await aMember(testApp, `Vende ${n}`)
    const delivery = { pickup: true, pickupArea: 'Once', parcelPrice: 5.55, agreed: true }
    const price = 10 + Math.floor(random() * 90_000) / 100
    offers.push({ seller, id: (await aProduct(testApp, seller, { price, stock: 1000, delivery })).id })
  }
  const all: Bought[] = []

  const buy = async (): Promise<void> => {
    const [{ seller, id: productId }, buyer, kind] = [pick(offers), pick(buyers), pick(kinds)]
    const card = await sandboxOf(testApp).tokenize({ number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/99', cvc: '123' })
    const delivery = { kind, ...(kind === 'parcel' ? { address } : {}) }
    const paid = random() < 0.95 ? { cardToken: card?.id, paymentMethod: 'credit' } : {}
    const body = { products: [{ productId, quantity: 1 }], delivery, ...paid }
    const order = await call<{ id: string }>(buyer, api.orders.place, { body })
    if (order) all.push({ id: order.id, buyer, seller })
  }

  const claimOf = async (id: string): Promise<string | undefined> =>
    rowsOf<{ id: string }>(await testApp.engines.db.db.execute(sql`select id from claims where order_id = ${id} and settled_at is null`))[0]
      ?.id

  /** Somebody does something with an order, fitting or not. */
  const act = async ({ id, buyer, seller }: Bought): Promise<void> => {
    const params = { id }
    const text = { text: 'Llegó roto', photos: [] }
    const ofClaim = async (who: Person, route: Route, body: object) => {
      const claim = await claimOf(id)
      if (claim) await call(who, route, { params: { id: claim }, body })
    }
    await pick([
      () => call(seller, api.orders.setStatus, { params, body: { status: 'enviada' } }),
      () => call(seller, api.orders.setStatus, { params, body: { status: 'enviada' } }),
      () => call(buyer, api.orders.setStatus, { params, body: { status: 'completada' } }),
      () => call(buyer, api.orders.openClaim, { params, body: text }),
      () => call(buyer, api.orders.withdraw, { params, body: { reason: null } }),
      () => call(seller, api.orders.refundSale, { params }),
      () => ofClaim(seller, api.orders.answerClaim, text),
      () => ofClaim(seller, api.orders.answerClaim, text),
      () => ofClaim(buyer, api.orders.dropClaim, {}),
      () => ofClaim(admin, api.orders.resolveClaim, { outcome: pick(['devolver', 'pagar al vendedor']), note: 'Va' }),
      () => ofClaim(admin, api.orders.resolveClaim, { outcome: 'devolver una parte', refund: 1 + Math.floor(random() * 20), note: 'Va' }),
      () => {
        const account = { destination: 'ana.vende.mp', holder: 'Ana', password: PASSWORD, code: null }
        return call(seller, api.payments.askPayout, { body: { amount: 1 + Math.floor(random() * 400), currency: 'USD', ...account } })
      },
    ])()
  }

  const work = async (): Promise<void> => {
    for (const name of ['resolve-reservations', 'run-clocks']) await orders.schedules?.[name]?.run(courier.ctx)
    await courier.deliver(Math.floor(random() * 1e6), false)
  }

  return {
    all,
    buy,
    /** Some act, time passes, and the clocks run. */
    live: async (): Promise<void> => {
      for (const order of all) if (random() < 0.5) await act(order)
      testApp.clock.pass(pick(spans))
      await work()
    },
    /** Nobody acts any more. */
    end: async (): Promise<void> => {
      for (let times = 0; times < 3; times++) {
        testApp.clock.pass(31 * DAY)
        await work()
      }
    },
  }
}
