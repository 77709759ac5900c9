import { api } from '@feria/contract'
import { toMajor } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { absorb } from '../../modules/payments/payments.module.ts'
import { sandboxOf } from '../money.ts'
import { type Act, ordersIn } from './act.ts'
import type { History } from './history.ts'
import { type Charge, isThere, MINUTE, type Order, PERMILLE, type Product, reserve } from './model.ts'
import { recentOf } from './pick.ts'
import { applyReport, cameIn, follow, followTaken, outcomeOf, refundAtPanel, type Snapshot } from './provider.ts'

const cards = ['APRO', 'APRO', 'FUND', 'CONT', null, null] as const
/** Cards with which a buyer pays a pending order. */
const laterCards = ['APRO', 'APRO', 'APRO', 'FUND', 'CONT'] as const

const aToken = async ({ testApp }: History, name: string): Promise<string> =>
  (await sandboxOf(testApp).tokenize({ number: '4509 9535 6623 3704', name, expiry: '11/30', cvc: '123' }))?.id ?? ''
const address = { name: 'Beto', street: 'Aráoz 1', city: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires', postcode: '1414' }
const snapshots = new WeakMap<History, Snapshot[]>()
const seen = (history: History, charge: Charge): void => {
  const all = snapshots.get(history) ?? []
  snapshots.set(history, [...all, { ...charge }])
}

/** The buyer's result of a card charge, and the order's. */
const takeCharge = async (history: History): Promise<string | null> => {
  const charges = await history.learn()
  for (const charge of charges) {
    seen(history, charge)
    applyReport(history.model, charge)
  }
  return charges.some(({ status }) => status === 'rejected') ? 'payments.rejected' : null
}

/** The provider reports a payment as it once was; on a webhook it is asked and gives the current state. */
const deliverReport = async ({ ctx, testApp, model }: History, snapshot: Snapshot): Promise<void> => {
  const now = await sandboxOf(testApp).get(snapshot.id)
  if (!now) throw new Error('The provider forgot a payment.')
  await absorb(ctx, { ...now, status: snapshot.status, refundedMinor: snapshot.refundedMinor })
  applyReport(model, snapshot)
}

export const place: Act = async (history, { pick, more, flag }) => {
  const { model, products, links, buyers } = history
  const buyer = buyers[more % 2] as History['buyers'][0]
  const product = products[pick % products.length] as Product
  const link = flag || more % 3 === 1 ? links.get(product.id) : undefined
  const second = products.find((one) => one !== product && one.sellerId === product.sellerId && one.currency === product.currency)
  const bought = link || more % 3 > 0 || !second ? [product] : [product, second]
  const card = cards[(pick + more) % cards.length] as (typeof cards)[number]
  const key = `historia-${model.orders.length}-${crypto.randomUUID()}`
  const isSent = pick % 2 === 0 && bought.every(({ parcelMinor }) => parcelMinor !== null)
  const parcelMinor = isSent ? Math.max(...bought.map(({ parcelMinor }) => parcelMinor ?? 0)) : 0
  const paid = {
    ...(card ? { cardToken: await aToken(history, card), paymentMethod: 'credit' } : {}),
    ...(isSent ? { delivery: { kind: 'parcel', address } } : {}),
  }
  const body = { products: bought.map(({ id }) => ({ productId: id, quantity: 1 })), ...paid }
  const { error } = link ? await history.buyThrough(buyer, link.id, paid, key) : await history.call(buyer, api.orders.place, { body }, key)
  if (!bought.every(isThere)) {
    expect(error).toMatch(/^(orders\.(sold|out-of-stock)|reselling\.not-available)$/)
    return undefined
  }
  const found = await history.ctx.db.execute(sql`select id::text from orders where buyer_id = ${buyer.id} and idempotency_key = ${key}`)
  const price = bought.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  const resaleMinor = link ? Math.floor((price * PERMILLE + 500) / 1000) : 0
  const now = model.now()
  const order: Order = {
    id: rowsOf<{ id: string }>(found)[0]?.id ?? '',
    ...{
      buyerId: buyer.id,
      sellerId: product.sellerId,
      resellerId: link?.resellerId ?? null,
      products: bought,
      currency: product.currency,
    },
    isOfBusiness: product.sellerId === history.sellers[1]?.id,
    ...{
      totalMinor: price + resaleMinor + parcelMinor,
      resaleMinor,
      parcelMinor,
      status: 'reservada',
      attempts: [],
      paidBy: null,
      claimId: null,
      claimedAt: null,
      answeredAt: null,
      isParcel: isSent,
    },
    ...{ createdAt: now, reservedUntil: now + 15 * MINUTE },
    ...{ paidAt: null, sentAt: null, completedAt: null, refundedAt: null, cancelledAt: null, heldUntil: null },
  }
  reserve(bought)
  model.orders.push(order)
  expect(error).toBe(await takeCharge(history))
  return order
}

export const payByCard: Act = async (history, { pick, more }) => {
  const order = recentOf(ordersIn(history, 'reservada'), pick)
  if (!order) return false
  const cardToken = await aToken(history, laterCards[more % laterCards.length] as string)
  const buyer = history.personOf(order.buyerId)
  const { error } = await history.call(buyer, api.orders.pay, { params: { id: order.id }, body: { cardToken, paymentMethod: 'debit' } })
  const before = outcomeOf(history.model, order)
  expect(error).toBe(before === 'pending' ? 'payments.unavailable' : await takeCharge(history))
  return order
}

/** Opens a provider's page and perhaps pays there at once; the provider reports it, or does not. */
export const payOnPage: Act = async (history, { pick, more, flag }) => {
  const { model, testApp } = history
  const order = recentOf(ordersIn(history, 'reservada'), pick)
  if (!order) return false
  const payload = { title: 'Compra', unit_price: toMajor(order.totalMinor), orderId: order.id }
  const { statusCode, body } = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', payload })
  const until = Math.min(model.now() + 30 * MINUTE, order.createdAt + 60 * MINUTE)
  if (until - model.now() < 5 * MINUTE) {
    expect(statusCode).toBe(409)
    return order
  }
  expect(statusCode).toBe(200)
  order.reservedUntil = until
  const step = ([null, null, 'approve', 'approve', 'pend', 'reject'] as const)[more % 6]
  const page = body.split('/').at(-1) ?? ''
  if (step) await sandboxOf(testApp).payCheckout(page, step)
  else history.pages.push({ id: page, order, until })
  for (const charge of await history.learn()) {
    seen(history, charge)
    if (flag) await deliverReport(history, charge)
  }
  return order
}

/** Pays on a page that was left open, whatever happened to the order meanwhile. */
export const payOpenPage: Act = async (history, { pick, more, flag }) => {
  const page = recentOf(
    history.pages.filter(({ until }) => history.model.now() < until),
    pick,
  )
  if (!page) return false
  history.pages = history.pages.filter((one) => one !== page)
  expect(await sandboxOf(history.testApp).payCheckout(page.id, more % 4 ? 'approve' : 'pend')).not.toBeNull()
  for (const charge of await history.learn()) {
    seen(history, charge)
    if (flag) await deliverReport(history, charge)
  }
  return page.order
}

/** The bank or the provider's dashboard changes a payment; the provider reports it at once, or later. */
export const moveCharge: Act = async (history, { pick, more, flag }) => {
  const { testApp, model } = history
  const charge = recentOf([...model.charges.values()], pick)
  if (!charge) return false
  const sandbox = sandboxOf(testApp)
  const leftMinor = charge.attempt.order.totalMinor - charge.refundedMinor
  if (charge.status === 'pending') {
    charge.status = more % 3 > 0 ? 'approved' : 'rejected'
    await sandbox.step(charge.id, more % 3 > 0 ? 'approve' : 'reject')
  } else if (charge.status === 'rejected' && more % 3 === 0) {
    // The bank changes its mind.
    charge.status = 'approved'
    await history.ctx.db.execute(sql`update sandbox_charges set status = 'approved' where id = ${charge.id}`)
  } else if (charge.status === 'approved' && more % 4 === 0) {
    charge.status = 'charged-back'
    await sandbox.step(charge.id, 'charge-back')
  } else if (charge.status === 'approved') {
    const minor = more % 4 === 1 ? leftMinor : Math.max(1, Math.floor((leftMinor * (more + 1)) / 200))
    expect(await sandbox.refundAtPanel(charge.id, minor)).not.toBeNull()
    refundAtPanel(charge, minor)
  } else return false
  seen(history, charge)
  if (flag) await deliverReport(history, charge)
  return charge.attempt.order
}

/** The provider reports something again, or late: a payment's current state, or an earlier one that cannot be mistaken for it. */
export const reportAgain: Act = async (history, { pick, flag }) => {
  const { model } = history
  const old = (snapshots.get(history) ?? []).filter((snapshot) => cameIn(snapshot) || snapshot.attempt.status === 'approved')
  const snapshot = flag ? recentOf(old, pick) : recentOf([...model.charges.values()], pick)
  if (!snapshot) return false
  await deliverReport(history, snapshot)
  return snapshot.attempt.order
}

/** Finished jobs run again. */
export const workAgain: Act = async ({ courier, model }, { pick }) => {
  const letter = await courier.again(pick)
  if (!letter) return false
  const { paymentId } = letter.payload as { paymentId: string }
  const attempt = model.orders.flatMap(({ attempts }) => attempts).find(({ id }) => id === paymentId)
  // An event of an earlier history's order, moved by the clock.
  if (!attempt) return false
  if (letter.name === 'payments.moved') follow(model, attempt)
  else followTaken(model, attempt)
  return attempt.order
}
