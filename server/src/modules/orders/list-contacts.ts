import type { api, Input } from '@feria/contract'
import type { Contact } from '@feria/contract/orders'
import type { Page } from '@feria/contract/page'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../context.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { orders } from './orders.tables.ts'

interface Row {
  id: string
  name: string
  imageUrl: string | null
  email: string
  lastTradeAt: string
  lastOrder: string
}

/** Whom the member bought from or sold to, in paid orders, the latest trade first. Both see each other's email; members who left are not listed. */
export const listContacts = async (ctx: Ctx, { query }: Input<typeof api.orders.contacts>): Promise<Page<Contact>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const { id } = memberOf(ctx)
  const side = (own: SQL, other: SQL) =>
    sql`select ${other} as party, ${orders.id} as order_id, ${orders.paidAt} as paid_at
        from ${orders} where ${own} = ${id} and ${orders.paidAt} is not null`
  const [buyer, seller] = [sql`${orders.buyerId}`, sql`${orders.sellerId}`]
  // An order's id is a UUIDv7: the greatest is the latest. As text it can be compared before PostgreSQL 18 too.
  const rows = rowsOf<Row>(
    await ctx.db.execute(sql`
      with trades as (${side(buyer, seller)} union all ${side(seller, buyer)}),
      parties as (select party, max(order_id::text)::uuid as last_order, max(paid_at) as last_trade from trades group by party)
      select ${users.id}, ${users.name}, ${users.imageUrl} as "imageUrl", ${users.email},
        to_char(last_trade at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastTradeAt", last_order as "lastOrder"
      from parties join ${users} on ${users.id} = party
      where ${users.deletedAt} is null ${before ? sql`and last_order < ${before}::uuid` : sql``}
      order by last_order desc limit ${query.limit + 1}`),
  )
  return pageOf(
    rows,
    query.limit,
    ({ lastOrder: _, ...contact }) => contact,
    (row) => row.lastOrder,
  )
}
