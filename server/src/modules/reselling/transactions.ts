import { toMajor } from '@feria/contract/money'
import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import type { ResaleStage } from '@feria/contract/reselling/values'
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { products } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { breakdownNow, soldColumns, toLinkProduct } from './queries.ts'
import { checkAction, type Flags, stageOf } from './rules.ts'
import { resaleLinks, resaleTransactions } from './tables.ts'

export type TransactionRow = typeof resaleTransactions.$inferSelect

/** The flags of a transaction, from its timestamps. */
export const flagsOf = (row: TransactionRow): Flags => ({
  validated: row.validatedAt !== null,
  whatsapp: row.whatsappAt !== null,
  link: row.paymentLink !== null,
  paid: row.paidAt !== null,
  delivered: row.deliveredAt !== null,
  ended: row.endedAt !== null,
})

const t = resaleTransactions
const goesOn = isNull(t.endedAt)
const isUnpaid = and(goesOn, isNull(t.paidAt))

/** The SQL condition of each stage, equivalent to `stageOf`. */
export const isAtStage: Record<ResaleStage, SQL | undefined> = {
  Pendiente: and(isUnpaid, isNull(t.paymentLink), isNull(t.validatedAt)),
  Validada: and(isUnpaid, isNull(t.paymentLink), isNotNull(t.validatedAt)),
  'Pago Pendiente': and(isUnpaid, isNotNull(t.paymentLink)),
  Pagada: and(goesOn, isNotNull(t.paidAt), isNull(t.deliveredAt)),
  Completada: and(goesOn, isNotNull(t.deliveredAt)),
  Cancelada: isNotNull(t.endedAt),
}

/** Transactions with their links, products and orders, newest first. */
export const readTransactions = async (ctx: Ctx, which: SQL | undefined, limit: number): Promise<ResaleTransaction[]> => {
  const rows = await ctx.db
    .select({ transaction: resaleTransactions, link: resaleLinks, product: soldColumns, order: orders })
    .from(resaleTransactions)
    .innerJoin(resaleLinks, eq(resaleLinks.id, resaleTransactions.linkId))
    .innerJoin(products, eq(products.id, resaleLinks.productId))
    .leftJoin(orders, eq(orders.id, resaleTransactions.orderId))
    .where(which)
    .orderBy(desc(resaleTransactions.id))
    .limit(limit)
  return rows.map(toTransaction)
}

interface Row {
  transaction: TransactionRow
  link: typeof resaleLinks.$inferSelect
  product: Parameters<typeof toLinkProduct>[0]
  order: typeof orders.$inferSelect | null
}

const toTransaction = ({ transaction: row, link, product, order }: Row): ResaleTransaction => {
  const flags = flagsOf(row)
  const may = (action: Parameters<typeof checkAction>[1]) => checkAction(flags, action) === 'now'
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    buyerName: row.buyerName,
    buyerPhone: row.buyerPhone,
    validated: flags.validated,
    whatsappInitiated: flags.whatsapp,
    paymentLink: row.paymentLink,
    paymentCompleted: flags.paid,
    deliveryConfirmed: flags.delivered,
    stage: stageOf(flags),
    ended: row.endedReason,
    heldUntil: order?.heldUntil?.toISOString() ?? null,
    breakdown: order ? breakdownOfOrder(order) : breakdownNow(product, link.permille),
    resaleLink: { id: link.id, commissionRate: link.permille / 1000, product: toLinkProduct(product) },
    can: {
      validate: may('validate'),
      whatsapp: may('whatsapp') && row.buyerPhone !== null,
      pay: may('pay'),
      deliver: may('deliver') && (order?.status === 'pendiente' || order?.status === 'enviada'),
      call: row.buyerPhone !== null,
    },
  }
}

/** The breakdown at the time of purchase; later prices and commissions do not count. */
const breakdownOfOrder = ({ totalMinor, resaleMinor, currency }: typeof orders.$inferSelect) => ({
  total: toMajor(totalMinor),
  seller: toMajor(totalMinor - resaleMinor),
  commission: toMajor(resaleMinor),
  currency,
})

/** The member's transaction, locked until the database transaction ends. Others' are refused. */
export const lockTransaction = async (ctx: Ctx, id: string): Promise<TransactionRow> =>
  checkOwn(ctx, (await ctx.db.select().from(resaleTransactions).where(eq(resaleTransactions.id, id)).for('update'))[0])

/** Like `lockTransaction`, without the lock. */
export const getOwn = async (ctx: Ctx, id: string): Promise<TransactionRow> =>
  checkOwn(ctx, (await ctx.db.select().from(resaleTransactions).where(eq(resaleTransactions.id, id)))[0])

const checkOwn = (ctx: Ctx, row: TransactionRow | undefined): TransactionRow => {
  if (!row) return fail('reselling.transaction-not-found')
  if (row.resellerId !== memberOf(ctx).id) return fail('reselling.not-yours')
  return row
}

/** A transaction as its reseller sees it. */
export const readTransaction = async (ctx: Ctx, id: string): Promise<ResaleTransaction> => {
  const [found] = await readTransactions(ctx, eq(resaleTransactions.id, id), 1)
  return found ?? fail('reselling.transaction-not-found')
}
