import type { api, Input } from '@feria/contract'
import type { SupervisedPayment } from '@feria/contract/admin/order-schemas'
import { toMajor } from '@feria/contract/money'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { orders } from '../../orders/tables.ts'
import { reasonOf } from '../../payments/payments.module.ts'
import { payments } from '../../payments/tables.ts'

/**
 * All payment attempts, the newest first, with their orders. A search finds one by our id, the order's id, its number from the beginning,
 * or the provider's id as a whole. Admins and support.
 */
export const listPayments = async (ctx: Ctx, { query }: Input<typeof api.admin.payments>): Promise<Page<SupervisedPayment>> => {
  const { search, status, provider, limit } = query
  const before = readCursor(z.uuid(), query.cursor)
  const filters = [
    status && eq(payments.status, status),
    provider ? eq(payments.provider, provider) : undefined,
    before ? lt(payments.id, before) : undefined,
  ]
  const rows = await ctx.db
    .select({ payment: payments, order: { id: orders.id, number: orders.number } })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.reference))
    .where(search ? sql`${payments.id} in (${found(search, filters, limit + 1)})` : and(...filters))
    .orderBy(desc(payments.id))
    .limit(limit + 1)
  return pageOf(rows, limit, toSupervised, ({ payment }) => payment.id)
}

type Row = { payment: typeof payments.$inferSelect; order: SupervisedPayment['order'] }

const toSupervised = ({ payment, order }: Row): SupervisedPayment => ({
  id: payment.id,
  createdAt: payment.createdAt.toISOString(),
  order,
  amount: toMajor(payment.amountMinor),
  refunded: toMajor(payment.refundedMinor),
  currency: payment.currency,
  status: payment.status,
  provider: payment.provider,
  providerId: payment.providerId,
  kind: payment.kind,
  brand: payment.brand,
  lastFour: payment.lastFour,
  reason: payment.status === 'rejected' ? reasonOf(payment.detail) : null,
})

/** The ids that a search finds, each way by its index. */
const found = (search: string, filters: (SQL | undefined)[], most: number): SQL => {
  const prefix = `${search.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  const ofNumber = sql`${payments.reference} in (select ${orders.id} from ${orders} where ${orders.number} like ${prefix})`
  const ways = z.uuid().safeParse(search).success
    ? [eq(payments.id, search), eq(payments.reference, search), eq(payments.providerId, search)]
    : [eq(payments.providerId, search), ofNumber]
  const selects = ways.map(
    (way) => sql`(select ${payments.id} from ${payments} where ${and(way, ...filters)} order by ${payments.id} desc limit ${most})`,
  )
  return sql.join(selects, sql` union `)
}
