import { toMajor } from '@feria/contract/money'
import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { products } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { ledgerAccounts, ledgerLegs } from '../payments/tables.ts'
import { breakdownNow, shareUrlOf, soldColumns, toLinkProduct } from './queries.ts'
import { resaleLinks, resaleTransactions, resaleVisits } from './tables.ts'

/** Links with their results, newest first; the counts are read at once for all of them. */
export const readLinks = async (ctx: Ctx, which: SQL | undefined, limit: number): Promise<ResaleLink[]> => {
  const rows = await ctx.db
    .select({ link: resaleLinks, product: soldColumns })
    .from(resaleLinks)
    .innerJoin(products, eq(products.id, resaleLinks.productId))
    .where(which)
    .orderBy(desc(resaleLinks.id))
    .limit(limit)
  const ids = rows.map(({ link }) => link.id)
  if (ids.length === 0) return []
  const visits = new Map((await countVisits(ctx, ids)).map(({ linkId, n }) => [linkId, n]))
  const transactions = new Map((await countTransactions(ctx, ids)).map((row) => [row.linkId, row]))
  const earnings = Map.groupBy(await sumEarnings(ctx, ids), ({ linkId }) => linkId)
  return rows.map(({ link, product }) => {
    const seen = visits.get(link.id) ?? 0
    const { all, paid } = transactions.get(link.id) ?? { all: 0, paid: 0 }
    return {
      id: link.id,
      createdAt: link.createdAt.toISOString(),
      productId: link.productId,
      commissionRate: link.permille / 1000,
      product: toLinkProduct(product),
      breakdown: breakdownNow(product, link.permille),
      transactions: all,
      visits: seen,
      conversion: seen === 0 ? null : Math.min(1, paid / seen),
      earnings: (earnings.get(link.id) ?? []).map(({ minor, currency }) => ({ amount: toMajor(minor), currency })),
      url: shareUrlOf(ctx, link.id),
    }
  })
}

/** In one statement, so that visits being summed up meanwhile are counted once. */
const countVisits = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({ linkId: resaleLinks.id, n: sql<number>`${resaleLinks.pastVisits} + count(${resaleVisits.visitor})`.mapWith(Number) })
    .from(resaleLinks)
    .leftJoin(resaleVisits, eq(resaleVisits.linkId, resaleLinks.id))
    .where(isAmong(resaleLinks.id, ids))
    .groupBy(resaleLinks.id)

const countTransactions = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({ linkId: resaleTransactions.linkId, all: count(), paid: count(resaleTransactions.paidAt) })
    .from(resaleTransactions)
    .where(isAmong(resaleTransactions.linkId, ids))
    .groupBy(resaleTransactions.linkId)

/** What resellers earned by the orders of their links, by the ledger, in the currency charged; a claim deducts it again. */
const sumEarnings = (ctx: Ctx, ids: string[]) => {
  const minor = sql<number>`sum(${ledgerLegs.amountMinor})::bigint`.mapWith(Number)
  return ctx.db
    .select({ linkId: sql<string>`${orders.resaleLinkId}`, currency: ledgerAccounts.currency, minor })
    .from(orders)
    .innerJoin(ledgerLegs, eq(ledgerLegs.paymentId, orders.paidBy))
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.id, ledgerLegs.accountId), eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.ownerId, orders.resellerId)),
    )
    .where(isAmong(orders.resaleLinkId, ids))
    .groupBy(orders.resaleLinkId, ledgerAccounts.currency)
    .having(sql`sum(${ledgerLegs.amountMinor}) > 0`)
    .orderBy(ledgerAccounts.currency)
}
