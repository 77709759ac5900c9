import type { Route } from '@feria/contract'
import type { Currency } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../core/context.ts'
import { AppError } from '../../core/errors.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { idList } from '../../engines/db/lists.ts'
import { orders } from '../../modules/orders/orders.module.ts'
import { payments } from '../../modules/payments/payments.module.ts'
import { buyThrough } from '../../modules/reselling/reselling.module.ts'
import { sandboxOf } from '../money.ts'
import { aMember, anAdmin, aProduct, type Person } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { type Courier, createCourier } from './courier.ts'
import { type Attempt, type Charge, type Model, type Order, PERMILLE, type Product } from './model.ts'

/** The result of a call: its response, or its error code. */
interface Outcome {
  error: string | null
  answer: unknown
}

export interface History {
  testApp: TestApp
  ctx: Ctx
  courier: Courier
  model: Model
  products: Product[]
  /** Links by product. */
  links: Map<string, { id: string; resellerId: string }>
  /** Unpaid pages of the provider. */
  pages: { id: string; order: Order; until: number }[]
  buyers: [Person, Person]
  sellers: Person[]
  admin: Person
  personOf(id: string): Person
  call(person: Person, route: Route, input: Input, key?: string): Promise<Outcome>
  buyThrough(person: Person, linkId: string, body: object, key: string): Promise<Outcome>
  /** Payments that are new since the last call. */
  learn(): Promise<Charge[]>
}

interface Input {
  params?: object
  query?: object
  body?: object
}

const outcomeOf = async (work: Promise<unknown>): Promise<Outcome> => {
  try {
    return { error: null, answer: await work }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { error: error.code, answer: null }
  }
}

const served = [payments, orders].flatMap(({ routes }) => routes ?? [])

/** Opens histories of a test app, one after another; each decides whether the provider accepts refunds. */
export const openHistories = (testApp: TestApp): (() => Promise<History>) => {
  const sandbox = sandboxOf(testApp)
  const { refund } = sandbox
  let provider = (): Model['provider'] => 'here'
  sandbox.refund = async (...asked) => {
    if (provider() === 'here') return refund(...asked)
    return provider() === 'away' ? 'unavailable' : 'refused'
  }
  return async () => {
    const history = await begin(testApp)
    provider = () => history.model.provider
    return history
  }
}

/** The products: seller, price, stock, whether the reseller has a link for it, and the price of its parcel. */
const offers: [seller: number, price: number, currency: Currency, stock: number, isResold: boolean, parcelPrice: number | null][] = [
  [0, 99.99, 'USD', 5, true, 7.77],
  [0, 33.33, 'USD', 3, false, 12.51],
  [0, 1234.56, 'ARS', 4, true, null],
  [1, 50.05, 'USD', 4, true, 0.01],
  [1, 777.77, 'ARS', 3, true, 1999.99],
  [2, 20, 'ARS', 3, false, 0],
]

/** A new market of two buyers, a person, a business and a reseller who sells as well. */
const begin = async (testApp: TestApp): Promise<History> => {
  const people: Person[] = []
  for (const name of ['Vende', 'Empresa', 'Revende', 'Compra', 'Otra', 'Ada']) {
    people.push(name === 'Ada' ? await anAdmin(testApp) : await aMember(testApp, name))
  }
  const [person, business, reseller, buyer, other, admin] = people as [Person, Person, Person, Person, Person, Person]
  const sellers = [person, business, reseller]
  await testApp.engines.db.db.execute(sql`update users set account_type = 'empresa' where id = ${business.id}`)
  const products: Product[] = []
  const links: History['links'] = new Map()
  for (const [seller, price, currency, stock, isResold, parcelPrice] of offers) {
    const delivery = { parcelPrice, agreed: true }
    const { id } = await aProduct(testApp, sellers[seller] as Person, { price, currency, stock, delivery })
    const sellerId = (sellers[seller] as Person).id
    const inMinor = { priceMinor: Math.round(price * 100), parcelMinor: parcelPrice === null ? null : Math.round(parcelPrice * 100) }
    products.push({ id, sellerId, currency, ...inMinor, initial: stock, stock, reserved: 0, isSold: false })
    if (!isResold) continue
    const body = { productId: id, commissionRate: PERMILLE / 1000 }
    const link = await testApp.call<{ id: string }>('POST', '/api/v1/resale-links', { token: reseller.token, body })
    links.set(id, { id: link.body.id, resellerId: reseller.id })
  }
  const model: Model = {
    now: () => testApp.clock.now().getTime(),
    orders: [],
    charges: new Map(),
    payouts: [],
    waiting: [],
    provider: 'here',
  }
  const courier = createCourier(testApp.app.ctx)
  const as = ({ id, name, email, role }: Person, key?: string): Ctx => ({
    ...courier.ctx,
    actor: { id, name, email, role, tokenHash: '' } as Actor,
    idempotencyKey: key ?? null,
  })
  const history: History = {
    ...{ testApp, ctx: courier.ctx, courier, model, products, links, pages: [], buyers: [buyer, other], sellers, admin },
    personOf: (id) => people.find((one) => one.id === id) as Person,
    call: (who, route, { params = {}, query = {}, body = {} }, key) => {
      const run = served.find((one) => one.route === route)?.run
      if (!run) throw new Error(`Nobody serves ${route.path}.`)
      return outcomeOf(run(as(who, key), { params, query, body } as never))
    },
    buyThrough: (who, id, body, key) =>
      outcomeOf(buyThrough(as(who, key), { params: { id }, query: undefined, body: body as never }, null)),
    learn: () => learn(history),
  }
  return history
}

const learn = async ({ ctx, model }: History): Promise<Charge[]> => {
  const found = await ctx.db.execute(sql`
    select p.id::text, p.reference::text as order, p.kind, c.id as charge, c.status, c.refunded_minor::int as "refundedMinor"
    from payments p left join sandbox_charges c on c.reference = p.id::text
    where p.reference = any(${idList(model.orders.map(({ id }) => id))}) order by p.created_at, p.id, c.created_at`)
  type Row = Pick<Attempt, 'id' | 'kind'> & { order: string; charge: string | null } & Pick<Charge, 'status' | 'refundedMinor'>
  const fresh: Charge[] = []
  for (const { id, order: orderId, kind, charge, status, refundedMinor } of rowsOf<Row>(found)) {
    const order = model.orders.find((one) => one.id === orderId)
    if (!order) continue
    let attempt = order.attempts.find((one) => one.id === id)
    if (!attempt) {
      const nothing = { chargeId: null, capturedMinor: 0, backMinor: 0, takenMinor: 0, refunds: [], legs: new Map(), claimableUntil: null }
      attempt = { id, order, kind, begunAt: model.now(), status: 'started', ...nothing }
      order.attempts.push(attempt)
    }
    if (charge === null || model.charges.has(charge)) continue
    const known: Charge = { id: charge, attempt, status, refundedMinor }
    model.charges.set(charge, known)
    fresh.push(known)
  }
  return fresh
}
