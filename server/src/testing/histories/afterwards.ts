import { api } from '@feria/contract'
import { toMajor } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { orders } from '../../modules/orders/orders.module.ts'
import { openStatuses } from '../../modules/orders/rules.ts'
import { sandboxOf } from '../money.ts'
import { type Act, ordersIn } from './act.ts'
import type { History } from './history.ts'
import { complete, DAY, giveAllBack, heldOf, isWithinTenDays, MINUTE, type Model, type Order, refund, releaseFunds } from './model.ts'
import { recentOf } from './pick.ts'
import { sweep } from './provider.ts'

export const send: Act = async (history, { pick }) => {
  const order = recentOf(ordersIn(history, 'pendiente'), pick)
  if (!order) return false
  const sent = { params: { id: order.id }, body: { status: 'enviada' } }
  expect((await history.call(history.personOf(order.sellerId), api.orders.setStatus, sent)).error).toBeNull()
  Object.assign(order, { status: 'enviada', sentAt: history.model.now() })
  return order
}

export const receive: Act = async (history, { pick }) => {
  const order = recentOf(ordersIn(history, 'enviada'), pick)
  if (!order) return false
  const received = { params: { id: order.id }, body: { status: 'completada' } }
  expect((await history.call(history.personOf(order.buyerId), api.orders.setStatus, received)).error).toBeNull()
  complete(history.model, order)
  releaseFunds(history.model, order)
  return order
}

export const handOver: Act = async (history, { pick }) => {
  const { model, ctx } = history
  const order = recentOf(ordersIn(history, 'pendiente', 'enviada'), pick)
  if (!order) return false
  const found = await ctx.db.execute(sql`select delivery_code as code from orders where id = ${order.id}`)
  const handed = { params: { id: order.id }, body: { code: rowsOf<{ code: string }>(found)[0]?.code ?? '' } }
  expect((await history.call(history.personOf(order.sellerId), api.orders.delivered, handed)).error).toBeNull()
  order.sentAt ??= model.now()
  complete(model, order, 'by code')
  releaseFunds(model, order)
  return order
}

/** The money is held again, even if it was already released. */
const startClaim = (model: Model, order: Order, claimId: string): void => {
  order.paidBy?.legs.clear()
  Object.assign(order, { status: 'en disputa', heldUntil: null, claimId, claimedAt: model.now(), answeredAt: null })
}

export const claim: Act = async (history, { pick, flag }) => {
  const { model, call, personOf } = history
  const order = recentOf(ordersIn(history, 'pendiente', 'enviada', 'completada', 'completada'), pick)
  if (!order) return false
  const buyer = personOf(order.buyerId)
  const { error, answer } = flag
    ? await call(buyer, api.orders.openClaim, { params: { id: order.id }, body: { text: 'No anda', photos: [] } })
    : await call(buyer, api.orders.withdraw, { params: { id: order.id }, body: { reason: null } })
  if (!isWithinTenDays(model, order)) {
    expect(error).toBe('orders.claim-late')
    return order
  }
  expect(error).toBeNull()
  if (!flag && order.status === 'pendiente') giveAllBack(model, order)
  else startClaim(model, order, flag ? (answer as { id: string }).id : ((answer as { claim: { id: string } }).claim?.id ?? ''))
  return order
}

export const endClaim: Act = async (history, { pick, more }) => {
  const { model, call, personOf, admin } = history
  const order = recentOf(ordersIn(history, 'en disputa'), pick)
  if (!order?.paidBy) return false
  const params = { id: order.claimId }
  const heldMinor = heldOf(order.paidBy)
  const partMinor = Math.max(1, Math.floor((heldMinor * (more + 1)) / 102))
  const ends = ['devolver', 'devolver una parte', 'devolver una parte', 'pagar al vendedor', 'retirar'] as const
  const end = heldMinor < 2 ? 'pagar al vendedor' : (ends[more % ends.length] as (typeof ends)[number])
  const body = { outcome: end, note: 'Es justo', ...(end === 'devolver una parte' ? { refund: toMajor(partMinor) } : {}) }
  const { error } =
    end === 'retirar'
      ? await call(personOf(order.buyerId), api.orders.dropClaim, { params })
      : await call(admin, api.orders.resolveClaim, { params, body })
  expect(error).toBeNull()
  if (end === 'devolver') giveAllBack(model, order)
  else {
    complete(model, order)
    if (end === 'devolver una parte') refund(model, order.paidBy, partMinor)
    releaseFunds(model, order)
  }
  Object.assign(order, { claimId: null, claimedAt: null, answeredAt: null })
  return order
}

export const answerClaim: Act = async (history, { pick }) => {
  const { model, call, personOf } = history
  const open = ordersIn(history, 'en disputa').filter(({ answeredAt }) => answeredAt === null)
  const order = recentOf(open, pick)
  if (!order) return false
  const answer = { params: { id: order.claimId ?? '' }, body: { text: 'Salió sano', photos: [] } }
  expect((await call(personOf(order.sellerId), api.orders.answerClaim, answer)).error).toBeNull()
  order.answeredAt = model.now()
  return order
}

export const refundSale: Act = async (history, { pick }) => {
  const order = recentOf(ordersIn(history, 'pendiente', 'en disputa'), pick)
  if (!order) return false
  const seller = history.personOf(order.sellerId)
  expect((await history.call(seller, api.orders.refundSale, { params: { id: order.id } })).error).toBeNull()
  giveAllBack(history.model, order)
  return order
}

const spans = [MINUTE, 6 * MINUTE, 16 * MINUTE, 31 * MINUTE, DAY, 3 * DAY, 8 * DAY] as const
const longSpans = [12 * DAY, 31 * DAY, 366 * DAY] as const

const wait = async ({ testApp, ctx, model }: History, span: number): Promise<void> => {
  testApp.clock.pass(span / MINUTE)
  for (const name of ['resolve-reservations', 'run-clocks']) await orders.schedules?.[name]?.run(ctx)
  sweep(model)
}

export const waitAWhile: Act = async (history, { pick }) => {
  await wait(history, spans[pick % spans.length] as number)
  return undefined
}

export const waitLong: Act = async (history, { pick }) => {
  await wait(history, longSpans[pick % longSpans.length] as number)
  return undefined
}

/** Everybody is gone for good: the provider has answered what it had in review, and time alone goes on. */
export const endAll = async (history: History, settle: () => Promise<void>): Promise<void> => {
  history.model.provider = 'here'
  for (const charge of history.model.charges.values()) {
    if (charge.status !== 'pending') continue
    charge.status = 'rejected'
    await sandboxOf(history.testApp).step(charge.id, 'reject')
  }
  for (let times = 0; times < 3; times++) {
    await wait(history, 40 * DAY)
    await settle()
  }
  const open = history.model.orders.filter(({ status, heldUntil }) => openStatuses.some((one) => one === status) || heldUntil !== null)
  expect(open.map(({ id, status }) => [id, status])).toEqual([])
}

/** The provider goes down, refuses refunds, or works normally. */
export const turnProvider: Act = async ({ model }, { pick }) => {
  model.provider = (['here', 'away', 'refuses'] as const)[pick % 3] ?? 'here'
  return undefined
}
