import type { api, Input } from '@feria/contract'
import type { Contact } from '@feria/contract/orders/schemas'
import type { Page } from '@feria/contract/page'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { rowsOf } from '../../../../engines/db/database.ts'
import { idList } from '../../../../engines/db/lists.ts'
import { pageOf, readCursor } from '../../../../platform/paging.ts'
import { users } from '../../../accounts/tables.ts'
import { chatRooms } from '../../../chat/tables.ts'
import { claimableSince } from '../../rules.ts'
import { orders } from '../../tables.ts'

/** Only paid orders make contacts. */
const isPaid = sql`paid_at is not null`
const mayChat = sql`closed_at is null`

/** What makes contacts: paid orders, and accepted chats unless the operator has emails wait for a payment. */
const meetings = (ctx: Ctx) => [
  { table: sql`${orders}`, at: sql`paid_at`, holds: isPaid },
  ...(ctx.config.SHARE_EMAILS === 'accepted' ? [{ table: sql`${chatRooms}`, at: sql`created_at`, holds: mayChat }] : []),
]

/** Which of these others see a member's email, and the member theirs: parties of a paid order, or of an accepted chat (`SHARE_EMAILS`). */
export const partiesOf = async (ctx: Ctx, memberId: string, otherIds: string[]): Promise<Set<string>> => {
  if (otherIds.length === 0) return new Set()
  const others = idList(otherIds)
  const found = meetings(ctx).map(
    ({
      table,
      holds,
    }) => sql`select seller_id as party from ${table} where buyer_id = ${memberId} and seller_id = any(${others}) and ${holds}
      union select buyer_id from ${table} where seller_id = ${memberId} and buyer_id = any(${others}) and ${holds}`,
  )
  const rows = rowsOf<{ party: string }>(await ctx.db.execute(sql.join(found, sql` union `)))
  return new Set(rows.map(({ party }) => party))
}

/**
 * The condition that an order between two members is under way, whoever bought: it was paid, and is neither given back nor beyond its
 * claim. Their conversation then goes on whatever stands between them.
 */
export const isOrderUnderWay = (now: Date, one: SQLWrapper, other: SQLWrapper): SQL => {
  const since = sql`${claimableSince(now).toISOString()}::timestamptz`
  const isOpen = sql`(o.status in ('pendiente', 'enviada', 'en disputa') or (o.status = 'completada' and o.completed_at >= ${since}))`
  const between = (buyer: SQLWrapper, seller: SQLWrapper) =>
    sql`exists (select from ${orders} o where o.buyer_id = ${buyer} and o.seller_id = ${seller} and ${isOpen})`
  return sql`(${between(one, other)} or ${between(other, one)})`
}

/** Whether a member bought or sold something that was paid, given back or not. */
export const hasPaidOrder = async (ctx: Ctx, memberId: string): Promise<boolean> => {
  const of = (column: SQL) => sql`exists (select from ${orders} where ${column} = ${memberId} and ${isPaid})`
  const [found] = rowsOf<{ has: boolean }>(await ctx.db.execute(sql`select ${of(sql`buyer_id`)} or ${of(sql`seller_id`)} as has`))
  return found?.has ?? false
}

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/**
 * Members that the member bought from, sold to or (`SHARE_EMAILS=accepted`) may chat with, the latest paid order or accepted chat first.
 * Contacts see each other's email; members who left are not listed.
 */
export const listContacts = async (ctx: Ctx, { query }: Input<typeof api.orders.contacts>): Promise<Page<Contact>> => {
  const before = readCursor(place, query.cursor)
  const { id } = memberOf(ctx)
  const both = ({ table, at, holds }: ReturnType<typeof meetings>[number]) => sql`
    select seller_id as party, ${at} as at from ${table} where buyer_id = ${id} and ${holds}
    union all select buyer_id, ${at} from ${table} where seller_id = ${id} and ${holds}`
  const rows = rowsOf<Contact>(
    await ctx.db.execute(sql`
      with met as (${sql.join(meetings(ctx).map(both), sql` union all `)}),
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
