import type { Answer, api } from '@feria/contract'
import { sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { orderItems, orders } from '../../orders/tables.ts'
import { buyerSearches, offers } from '../tables.ts'

const DAYS = 30
const DAY_MS = 86_400_000

/** The caller's searches and offers of the last 30 days in figures; `sold` counts offers whose member bought the product. */
export const countProspecting = async (ctx: Ctx): Promise<Answer<typeof api.prospecting.analytics>> => {
  const me = memberOf(ctx).id
  const since = sql`${new Date(ctx.now().getTime() - DAYS * DAY_MS).toISOString()}::timestamptz`
  const [searched] = rowsOf<{ searches: number; found: number }>(
    await ctx.db.execute(sql`
      select count(*)::int as searches, coalesce(sum(members + pages), 0)::int as found from ${buyerSearches}
      where seller_id = ${me}::uuid and created_at > ${since}`),
  )
  const [offered] = rowsOf<{ offers: number; accepted: number; declined: number; sold: number }>(
    await ctx.db.execute(sql`
      select count(*)::int as offers, count(*) filter (where o.status = 'aceptada')::int as accepted,
        count(*) filter (where o.status = 'rechazada')::int as declined,
        count(*) filter (where exists (
          select from ${orderItems} i join ${orders} bought on bought.id = i.order_id
          where i.product_id = o.product_id and bought.buyer_id = o.buyer_id
            and bought.status in ('pendiente', 'enviada', 'completada', 'en disputa')))::int as sold
      from ${offers} o where o.seller_id = ${me}::uuid and o.sent_at > ${since}`),
  )
  if (!searched || !offered) throw new Error('Counting answered nothing.')
  const answered = offered.accepted + offered.declined
  return { ...searched, ...offered, acceptance: answered === 0 ? null : Math.round((1000 * offered.accepted) / answered) / 1000 }
}
