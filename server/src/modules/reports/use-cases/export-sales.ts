import { toMajor } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/orders/values'
import { stringify } from 'csv-stringify/sync'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { users } from '../../accounts/tables.ts'
import { latestRate } from '../../catalogue/catalogue.module.ts'
import { orderItems, orders } from '../../orders/tables.ts'
import { arsCentsOf } from '../queries.ts'

const PAGE = 500
/** Marks the text as UTF-8 for spreadsheets. */
const BOM = '\uFEFF'
const columns = ['Fecha', 'Compra', 'Producto', 'Cantidad', 'Precio', 'Moneda', 'Cotización', 'Total ARS', 'Estado', 'Comprador']
const states: Record<OrderStatus, string> = {
  reservada: 'Reservada',
  pendiente: 'Pendiente',
  enviada: 'Enviada',
  completada: 'Completada',
  cancelada: 'Cancelada',
  'en disputa': 'Con reclamo',
  reembolsada: 'Reembolsada',
}

/**
 * The member's paid sales as CSV, newest first, one line per product, streamed, so that no number of sales fills the memory. Dates are in
 * Argentine time, cells and decimals apart as spreadsheets set to Argentina expect; cells that one would take for a formula start with an
 * apostrophe.
 */
export async function* exportSales(ctx: Ctx): AsyncGenerator<string> {
  const latest = await latestRate(ctx)
  yield BOM + write([columns])
  let last: Sale | undefined
  do {
    const sales = await readPage(ctx, latest, last)
    if (sales.length > 0) yield write(sales.map(cellsOf))
    last = sales.length === PAGE ? sales.at(-1) : undefined
  } while (last)
}

const write = (rows: (string | number | null)[][]): string =>
  stringify(rows, { delimiter: ';', escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: 'windows' })

type Sale = Awaited<ReturnType<typeof readPage>>[number]

const readPage = (ctx: Ctx, latest: number | null, after: { orderId: string; productId: string } | undefined) =>
  ctx.db
    .select({
      orderId: orders.id,
      productId: orderItems.productId,
      date: sql<string>`to_char(${orders.createdAt} at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD HH24:MI')`,
      number: orders.number,
      product: orderItems.productName,
      quantity: orderItems.quantity,
      priceMinor: orderItems.priceMinor,
      currency: orders.currency,
      rateArsCents: orders.rateArsCents,
      arsCents: arsCentsOf(latest).mapWith(Number),
      status: orders.status,
      buyer: users.name,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(
      and(
        eq(orders.sellerId, memberOf(ctx).id),
        isNotNull(orders.paidAt),
        after && sql`(${orders.id}, ${orderItems.productId}) < (${after.orderId}::uuid, ${after.productId}::uuid)`,
      ),
    )
    .orderBy(desc(orders.id), desc(orderItems.productId))
    .limit(PAGE)

const money = (minor: number): string => toMajor(minor).toFixed(2).replace('.', ',')

const cellsOf = (sale: Sale) => [
  sale.date,
  sale.number,
  sale.product,
  sale.quantity,
  money(sale.priceMinor),
  sale.currency,
  sale.rateArsCents === null ? null : money(sale.rateArsCents),
  money(sale.arsCents),
  states[sale.status],
  sale.buyer,
]
