import { api } from '@feria/contract'
import { type Currency, currencies, toMajor } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { idList } from '../../engines/db/lists.ts'
import { checkBooks } from '../../modules/payments/payments.module.ts'
import type { History } from './history.ts'
import { backOf, heldOf, isWithinTenDays, type Model, type Order, releasedOf, resellersOf, sum, TRUST_SALES } from './model.ts'

const attemptsOf = ({ orders }: Model) => orders.flatMap(({ attempts }) => attempts)
const idsOf = (rows: { id: string }[]) => idList(rows.map(({ id }) => id))

/** A member's balance in a currency: their shares of released money, less their withdrawals. */
const balanceOf = (model: Model, memberId: string, currency: Currency) => {
  const own = model.payouts.filter((payout) => payout.memberId === memberId && payout.currency === currency)
  const sumOf = (...statuses: string[]) => sum(own.filter(({ status }) => statuses.includes(status)).map(({ amountMinor }) => amountMinor))
  const attempts = attemptsOf(model).filter(({ order }) => order.currency === currency)
  const heldShare = (attempt: (typeof attempts)[number]) => {
    const { sellerId, resellerId } = attempt.order
    if (sellerId === memberId) return heldOf(attempt) - resellersOf(attempt)
    return resellerId === memberId ? resellersOf(attempt) : 0
  }
  return {
    available: sum(attempts.map(({ legs }) => legs.get(memberId) ?? 0)) - sumOf('pedido', 'pagado'),
    held: sum(attempts.map(heldShare)),
    payingOut: sumOf('pedido'),
  }
}

export const availableOf = (model: Model, memberId: string, currency: Currency): number => balanceOf(model, memberId, currency).available

const paymentsOf = (model: Model, memberId: string) =>
  attemptsOf(model).filter(({ order }) => order.sellerId === memberId || order.resellerId === memberId)

/** Whether the member sold often enough without a loss. */
const hasRecord = (model: Model, memberId: string): boolean =>
  paymentsOf(model, memberId).filter(
    (attempt) =>
      releasedOf(attempt) > 0 && releasedOf(attempt) === attempt.capturedMinor && (attempt.claimableUntil ?? Infinity) < model.now(),
  ).length >= TRUST_SALES

/** What claims may still take back of a member without a record. */
export const claimableOf = (model: Model, memberId: string, currency: Currency): { minor: number; until: number[] } => {
  const within = hasRecord(model, memberId)
    ? []
    : paymentsOf(model, memberId).filter(
        ({ legs, claimableUntil, order }) =>
          order.currency === currency && (legs.get(memberId) ?? 0) > 0 && (claimableUntil ?? 0) >= model.now(),
      )
  return { minor: sum(within.map(({ legs }) => legs.get(memberId) ?? 0)), until: within.map((one) => one.claimableUntil ?? 0) }
}

/** Nobody but a bank takes the balance of a member without a record below zero. */
const checkNotBelowZero = ({ model, sellers }: History): void => {
  for (const { id, name } of sellers) {
    if (hasRecord(model, id) || paymentsOf(model, id).some(({ takenMinor }) => takenMinor > 0)) continue
    for (const currency of currencies) expect(availableOf(model, id, currency), `${name} in ${currency}`).toBeGreaterThanOrEqual(0)
  }
}

const checkBalances = async ({ model, sellers, call }: History, step: number): Promise<void> => {
  for (const member of sellers.slice(step % sellers.length).slice(0, 1)) {
    const { answer } = await call(member, api.payments.balances, {})
    const balances = Object.fromEntries((answer as { currency: Currency }[]).map(({ currency, ...sums }) => [currency, sums]))
    for (const currency of currencies) {
      const { available, held, payingOut } = balanceOf(model, member.id, currency)
      const is = balances[currency] ?? { available: 0, waiting: 0, waitsUntil: null, held: 0, payingOut: 0 }
      const { minor, until } = claimableOf(model, member.id, currency)
      const waiting = Math.max(0, Math.min(available, minor))
      const days = { first: new Date(Math.min(...until)), last: new Date(Math.max(...until)) }
      expect(is, `${member.name} in ${currency}`).toEqual({
        available: toMajor(available - waiting),
        waiting: toMajor(waiting),
        waitsUntil: waiting > 0 ? { first: days.first.toISOString(), last: days.last.toISOString() } : null,
        held: toMajor(held),
        payingOut: toMajor(payingOut),
      })
    }
  }
}

/** Where an order's money must be, by account; zero sums are left out. */
const accountsOf = ({ attempts, currency }: Order): Record<string, number> => {
  const legs = Map.groupBy(
    attempts.flatMap((attempt) => [...attempt.legs]),
    ([who]) => who,
  )
  const refunds = attempts.flatMap((attempt) => attempt.refunds)
  const refundedAs = (isDone: boolean) => sum(refunds.filter(({ status }) => (status === 'done') === isDone).map((one) => one.amountMinor))
  const captured = sum(attempts.map(({ capturedMinor }) => capturedMinor))
  const parts: [string, number][] = [
    ['outside', refundedAs(true) + sum(attempts.map(({ takenMinor }) => takenMinor)) - captured],
    ['held', sum(attempts.map(heldOf))],
    ['refunding', refundedAs(false)],
    ...[...legs].map(([who, all]): [string, number] => [who, sum(all.map(([, minor]) => minor))]),
  ]
  return Object.fromEntries(parts.filter(([, minor]) => minor !== 0).map(([who, minor]) => [`${who} ${currency}`, minor]))
}

const checkLedger = async ({ model, ctx }: History): Promise<void> => {
  const found = await ctx.db.execute(sql`
    select t.reference::text as id, case when a.kind = 'member' then a.owner_id::text else a.kind end || ' ' || a.currency as account,
      sum(e.amount_minor)::int as minor
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = any(${idsOf(model.orders)}) group by 1, 2 having sum(e.amount_minor) <> 0`)
  const byOrder = Map.groupBy(rowsOf<{ id: string; account: string; minor: number }>(found), ({ id }) => id)
  for (const order of model.orders) {
    const is = Object.fromEntries((byOrder.get(order.id) ?? []).map(({ account, minor }) => [account, minor]))
    expect(is, `the money of ${order.id}`).toEqual(accountsOf(order))
    expect(sum(Object.values(is)), `all accounts of ${order.id}`).toBe(0)
  }
}

const moments = ['reservedUntil', 'paidAt', 'sentAt', 'completedAt', 'refundedAt', 'cancelledAt', 'heldUntil'] as const
const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const checkOrders = async ({ model, ctx }: History): Promise<void> => {
  const times = moments.map((name) => sql.raw(`(extract(epoch from ${column(name)}) * 1000)::float as "${name}"`))
  const found = await ctx.db.execute(
    sql`select id::text, status, paid_by::text as "paidBy", ${sql.join(times, sql`, `)} from orders where id = any(${idsOf(model.orders)})`,
  )
  const rows = new Map(rowsOf<{ id: string }>(found).map((row) => [row.id, row]))
  for (const order of model.orders) {
    const { id, status, paidBy, paidAt, sentAt, completedAt, refundedAt } = order
    const must = Object.fromEntries(moments.map((name) => [name, order[name] === null ? null : expect.closeTo(order[name], 0)]))
    expect(rows.get(id), `the dates of ${id}`).toEqual({ id, status, paidBy: paidBy?.id ?? null, ...must })
    const inOrder = [order.createdAt, paidAt, sentAt, completedAt, refundedAt].filter((at) => at !== null)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  }
}

const checkStock = async ({ model, products, ctx }: History): Promise<void> => {
  const found = await ctx.db.execute(
    sql`select id::text, stock, reserved, sold_at is not null as "isSold" from products where id = any(${idsOf(products)})`,
  )
  const rows = new Map(rowsOf<{ id: string }>(found).map((row) => [row.id, row]))
  const isOut = ({ status, sentAt }: Order) => status !== 'cancelada' && (status !== 'reembolsada' || sentAt !== null)
  for (const { id, stock, reserved, isSold, initial } of products) {
    expect(rows.get(id), `the units of ${id}`).toEqual({ id, stock, reserved, isSold })
    // Neither in stock nor reserved: sold and not returned.
    const taken = model.orders.filter((order) => order.products.some((one) => one.id === id) && isOut(order))
    expect(stock, `the units of ${id}`).toBe(initial - taken.length)
  }
}

const checkProvider = async ({ model, ctx }: History): Promise<void> => {
  const found = await ctx.db.execute(sql`
    select c.id, c.status, c.refunded_minor::int as "refundedMinor" from sandbox_charges c join payments p on p.id::text = c.reference
    where p.reference = any(${idsOf(model.orders)}) order by c.id`)
  const must = [...model.charges.values()].map(({ id, status, refundedMinor }) => ({ id, status, refundedMinor }))
  expect(rowsOf(found)).toEqual(must.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
}

/** The buyer's view of the order concerned: the refund, and whether they may still claim. */
const checkReading = async ({ model, call, personOf }: History, order: Order | undefined): Promise<void> => {
  if (!order) return
  const { answer } = await call(personOf(order.buyerId), api.orders.get, { params: { id: order.id } })
  const isClaimable = ['pendiente', 'enviada', 'completada'].includes(order.status) && isWithinTenDays(model, order)
  expect(answer, `what the buyer of ${order.id} reads`).toMatchObject({
    status: order.status,
    refunded: order.paidBy ? toMajor(backOf(order.paidBy)) : 0,
    can: { claim: isClaimable, withdraw: isClaimable, receive: order.status === 'enviada' },
  })
}

/** How often all books are checked, and the sellers' balances in turn: an error persists. */
const BOOKS_EVERY = 4

/** The invariants after each step. */
export const checkHistory = async (history: History, touched: Order | undefined, step: number): Promise<void> => {
  if (step % BOOKS_EVERY === 0) expect(await checkBooks(history.ctx)).toEqual([])
  if (history.model.orders.length === 0) return
  await checkOrders(history)
  await checkStock(history)
  await checkLedger(history)
  await checkBalances(history, step)
  checkNotBelowZero(history)
  await checkProvider(history)
  await checkReading(history, touched)
}
