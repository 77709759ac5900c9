import type { api, Input } from '@feria/contract'
import type { Contact } from '@feria/contract/orders/schemas'
import type { Page } from '@feria/contract/page'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { rowsOf } from '../../../../engines/db/database.ts'
import { pageOf, readCursor } from '../../../../platform/paging.ts'
import { users } from '../../../accounts/tables.ts'
import { chatRooms } from '../../../chat/tables.ts'
import { orders } from '../../tables.ts'

/** Only paid orders make contacts. */
const isPaid = sql`paid_at is not null`
const mayChat = sql`closed_at is null`

/** Whether two members see each other's email: an order between them was paid, or their chat was accepted. */
export const areParties = async (ctx: Ctx, oneId: string, otherId: string): Promise<boolean> => {
  const between = (table: SQL, holds: SQL) => sql`exists (select from ${table}
    where ${holds} and ((buyer_id = ${oneId} and seller_id = ${otherId}) or (buyer_id = ${otherId} and seller_id = ${oneId})))`
  const [found] = rowsOf<{ are: boolean }>(
    await ctx.db.execute(sql`select ${between(sql`${chatRooms}`, mayChat)} or ${between(sql`${orders}`, isPaid)} as are`),
  )
  return found?.are ?? false
}

/** Whether a member paid an order or sold one that was paid; whoever did is no new face. */
export const hasPaidOrder = async (ctx: Ctx, memberId: string): Promise<boolean> => {
  const [found] = rowsOf<{ has: boolean }>(
    await ctx.db.execute(sql`select exists (select from ${orders} where ${isPaid} and buyer_id = ${memberId})
      or exists (select from ${orders} where ${isPaid} and seller_id = ${memberId}) as has`),
  )
  return found?.has ?? false
}

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/**
 * Members that the member bought from, sold to or may chat with, the latest paid order or accepted chat first. Contacts see each other's
 * email; members who left are not listed.
 */
export const listContacts = async (ctx: Ctx, { query }: Input<typeof api.orders.contacts>): Promise<Page<Contact>> => {
  const before = readCursor(place, query.cursor)
  const { id } = memberOf(ctx)
  const both = (table: SQL, at: SQL, holds: SQL) => sql`
    select seller_id as party, ${at} as at from ${table} where buyer_id = ${id} and ${holds}
    union all select buyer_id, ${at} from ${table} where seller_id = ${id} and ${holds}`
  const rows = rowsOf<Contact>(
    await ctx.db.execute(sql`
      with met as (${both(sql`${orders}`, sql`paid_at`, isPaid)}
        union all ${both(sql`${chatRooms}`, sql`created_at`, mayChat)}),
      parties as (select party, max(at) as last_at from met group by party)
      select ${users.id}, ${users.name}, ${users.imageUrl} as "imageUrl", ${users.email},
        to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
      from parties join ${users} on ${users.id} = party
      where ${users.deletedAt} is null
        ${before ? sql`and (last_at, party) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
      order by last_at desc, party desc limit ${query.limit + 1}`),
  )
  return pageOf(
    rows,
    query.limit,
    (contact) => contact,
    (row) => ({ at: row.lastAt, id: row.id }),
  )
}
