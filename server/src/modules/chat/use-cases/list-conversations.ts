import type { Answer, api, Input } from '@feria/contract'
import type { Conversation } from '@feria/contract/chat/schemas'
import { type Currency, toMajor } from '@feria/contract/money'
import type { Page } from '@feria/contract/page'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { areNotApart } from '../../blocks/blocks.module.ts'
import { blocks } from '../../blocks/tables.ts'
import { mayBuy } from '../../catalogue/catalogue.module.ts'
import { products } from '../../catalogue/tables.ts'
import { getRoom, stateOf, toMessage } from '../queries.ts'
import type { Side } from '../rules.ts'
import { chatMessages, chatRooms } from '../tables.ts'

interface Row {
  id: string
  buyerId: string
  sellerId: string
  productId: string
  productName: string
  lastAt: string
  closedAt: string | null
  hasBuyerWritten: boolean
  isApart: boolean
  side: Side
  unread: number
  other: { id: string; name: string; imageUrl: string | null; hasLeft: boolean; isBlocked: boolean }
  product: {
    name: string
    priceMinor: number | null
    currency: Currency
    imageUrl: string | null
    stock: number
    isVisible: boolean
    isSold: boolean
  } | null
  message: {
    id: string
    seq: number
    senderId: string
    content: string
    originalId: string | null
    createdAt: string
    removedAt: string | null
  } | null
}

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/** The member's conversations, the one with the latest message first, with the other party and the product. */
export const listConversations = async (ctx: Ctx, { query }: Input<typeof api.chat.conversations>): Promise<Page<Conversation>> => {
  const after = readCursor(place, query.cursor)
  const older = after && sql`and (last_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const { id: me, name } = memberOf(ctx)
  const most = query.limit + 1
  // Each side has its index in this order, so neither reads more rooms than are shown.
  const side = (column: SQL, word: Side) =>
    sql`(select *, ${sql.raw(`'${word}'`)}::text as side
      from ${chatRooms} where ${column} = ${me} ${older ?? sql``} order by last_at desc, id desc limit ${most})`
  const rooms = sql`${side(sql`buyer_id`, 'buyer')} union all ${side(sql`seller_id`, 'seller')}
    order by last_at desc, id desc limit ${most}`
  const rows = await readRooms(ctx, rooms)
  return pageOf(
    rows,
    query.limit,
    (row) => toConversation(ctx, row, name),
    (row) => ({ at: row.lastAt, id: row.id }),
  )
}

/** One conversation of the member with its state. Fails as `getRoom` does. */
export const getConversation = async (ctx: Ctx, { params }: Input<typeof api.chat.about>): Promise<Answer<typeof api.chat.about>> => {
  const room = await getRoom(ctx, params.room)
  const rows = await readRooms(ctx, sql`select *, ${room.side}::text as side from ${chatRooms} where id = ${room.id}`)
  if (!rows[0]) throw new Error(`There is no room ${room.id}.`)
  return { ...toConversation(ctx, rows[0], room.names.get(memberOf(ctx).id) ?? ''), state: await stateOf(ctx, room) }
}

const isoText = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const hasBlocked = ({ actor }: Ctx): SQL =>
  actor?.hasBlocks ? sql`exists (select from ${blocks} b where b.blocker_id = ${actor.id} and b.blocked_id = o.id)` : sql`false`
/** Apart, and without an order that lets them write. */
const isApart = (ctx: Ctx): SQL => {
  if (!ctx.actor?.hasBlocks) return sql`false`
  const [buyer, seller] = [sql`r.buyer_id`, sql`r.seller_id`]
  return sql`not (${areNotApart(buyer, seller)}) and not ${ctx.isOrderUnderWay(ctx.now(), buyer, seller)}`
}

const readRooms = async (ctx: Ctx, rooms: SQL): Promise<Row[]> =>
  rowsOf<Row>(
    await ctx.db.execute(sql`
      with rooms as (${rooms})
      select r.id, r.buyer_id as "buyerId", r.seller_id as "sellerId", r.product_id as "productId", r.product_name as "productName",
        ${isoText(sql`r.last_at`)} as "lastAt", r.closed_at as "closedAt", r.has_buyer_written as "hasBuyerWritten", r.side,
        r.last_seq - case when r.side = 'buyer' then r.buyer_read else r.seller_read end as unread,
        json_build_object('id', o.id, 'name', o.name, 'imageUrl', o.image_url, 'hasLeft', o.deleted_at is not null,
          'isBlocked', ${hasBlocked(ctx)}) as other, ${isApart(ctx)} as "isApart",
        case when p.id is not null then json_build_object('name', p.name, 'priceMinor', p.price_minor, 'currency', p.currency,
          'imageUrl', p.image_url, 'stock', p.stock, 'isVisible', p.is_visible, 'isSold', p.sold_at is not null) end as product,
        case when m.id is not null then json_build_object('id', m.id, 'seq', m.seq, 'senderId', m.sender_id, 'content', m.content,
          'originalId', m.original_id, 'removedAt', m.removed_at, 'createdAt', ${isoText(sql`m.created_at`)}) end as message
      from rooms r
      join ${users} o on o.id = case when r.side = 'buyer' then r.seller_id else r.buyer_id end
      left join ${products} p on p.id = r.product_id
      left join ${chatMessages} m on m.room_id = r.id and m.seq = r.last_seq
      order by r.last_at desc, r.id desc`),
  )

const toConversation = (ctx: Ctx, row: Row, ownName: string): Conversation => {
  const { product, message, other } = row
  const roomId = `${row.buyerId}_${row.sellerId}_${row.productId}`
  const traded = product && { ...product, soldAt: product.isSold ? new Date(0) : null, userId: row.sellerId }
  return {
    roomId,
    role: row.side,
    product: product && {
      id: row.productId,
      name: product.name,
      price: product.priceMinor === null ? null : toMajor(product.priceMinor),
      currency: product.currency,
      imageUrl: product.imageUrl,
      isAvailable: product.isVisible && !product.isSold && product.stock > 0,
    },
    productName: product?.name ?? row.productName,
    other,
    lastMessage:
      message &&
      toMessage(ctx, { ...message, createdAt: new Date(message.createdAt) }, roomId, message.senderId === other.id ? other.name : ownName),
    lastAt: row.lastAt,
    unread: row.unread,
    can: {
      write: row.closedAt === null && !row.isApart,
      buy: row.side === 'buyer' && row.hasBuyerWritten && traded !== null && mayBuy(traded, row.buyerId),
    },
  }
}
