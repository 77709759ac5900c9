import { roomIdOf } from '@feria/contract/chat/rooms'
import type { ChatRequest } from '@feria/contract/chat/schemas'
import { toMajor } from '@feria/contract/money'
import { and, desc, eq, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../core/context.ts'
import type { Db } from '../../engines/db/database.ts'
import { pageOf, readCursor } from '../../platform/paging.ts'
import { users } from '../accounts/tables.ts'
import { areNotApart } from '../blocks/blocks.module.ts'
import { products } from '../catalogue/tables.ts'
import { chatRequests, heldMessages } from './tables.ts'
import { warningIn } from './warnings.ts'

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')

const selectRequests = (db: Db) =>
  db
    .select({
      request: chatRequests,
      product: { priceMinor: products.priceMinor, currency: products.currency, imageUrl: products.imageUrl },
      buyer: { name: buyers.name, imageUrl: buyers.imageUrl, email: buyers.email },
      seller: { name: sellers.name, imageUrl: sellers.imageUrl },
      review: sql<'waiting' | 'refused' | null>`(select nullif(h.state, 'delivered') from ${heldMessages} h
        where h.request_id = ${chatRequests.id} and h.is_of_request)`,
    })
    .from(chatRequests)
    .innerJoin(buyers, eq(buyers.id, chatRequests.buyerId))
    .innerJoin(sellers, eq(sellers.id, chatRequests.sellerId))
    .leftJoin(products, eq(products.id, chatRequests.productId))
    .$dynamic()

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number]

/** Which requests of a member show the buyer's email: accepted ones, of parties of a paid order where `SHARE_EMAILS` is `paid`. */
const whoseEmailShows = async (ctx: Ctx, memberId: string, rows: Row[]): Promise<(row: Row) => boolean> => {
  const isAccepted = ({ request }: Row) => request.status === 'accepted'
  if (ctx.config.SHARE_EMAILS === 'accepted') return isAccepted
  const otherOf = ({ request }: Row) => (request.sellerId === memberId ? request.buyerId : request.sellerId)
  const parties = await ctx.partiesOf(ctx, memberId, rows.filter(isAccepted).map(otherOf))
  return (row) => isAccepted(row) && parties.has(otherOf(row))
}

const toRequest = (ctx: Ctx, { request, product, buyer, seller, review }: Row, showsEmail: boolean): ChatRequest => {
  return {
    id: request.id,
    status: request.status,
    from: request.isFromSeller ? 'seller' : 'buyer',
    room: request.status === 'accepted' ? roomIdOf(request) : null,
    productId: request.productId,
    product: {
      id: request.productId,
      name: request.productName,
      price: product?.priceMinor == null ? null : toMajor(product.priceMinor),
      currency: product?.currency ?? 'USD',
      imageUrl: product?.imageUrl ?? null,
    },
    buyer: { id: request.buyerId, name: buyer.name, imageUrl: buyer.imageUrl, email: showsEmail ? buyer.email : null },
    seller: { id: request.sellerId, ...seller },
    message: request.message,
    warning: request.message === null ? null : (warningIn(ctx, request.message)?.kind ?? null),
    review,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  }
}

/** A request with its product and parties; null when there is none, or no longer. */
export const findRequest = async (ctx: Ctx, id: string): Promise<ChatRequest | null> => {
  const [row] = await selectRequests(ctx.db).where(eq(chatRequests.id, id))
  if (!row) return null
  const showsEmail = await whoseEmailShows(ctx, row.request.sellerId, [row])
  return toRequest(ctx, row, showsEmail(row))
}

/** Like `findRequest`, but throws when there is none. */
export const getRequest = async (ctx: Ctx, id: string): Promise<ChatRequest> => {
  const request = await findRequest(ctx, id)
  if (!request) throw new Error(`There is no chat request ${id}.`)
  return request
}

/** Those that a member made. */
export const madeBy = (id: string): SQL | undefined =>
  or(
    and(eq(chatRequests.buyerId, id), eq(chatRequests.isFromSeller, false)),
    and(eq(chatRequests.sellerId, id), eq(chatRequests.isFromSeller, true)),
  )

/** A request whose words are held, or were not let pass: nobody but its author knows of it. */
const isKept = sql`exists (select from ${heldMessages} h
  where h.request_id = ${chatRequests.id} and h.is_of_request and h.state <> 'delivered')`

/** Those that were made to a member, who answers them; without those whose words are held. */
export const madeTo = (id: string): SQL | undefined =>
  and(
    or(
      and(eq(chatRequests.sellerId, id), eq(chatRequests.isFromSeller, false)),
      and(eq(chatRequests.buyerId, id), eq(chatRequests.isFromSeller, true)),
    ),
    not(isKept),
  )

/** A request between two who are apart is not shown while it waits. */
const isShown = (ctx: Ctx): SQL | undefined =>
  ctx.actor?.hasBlocks ? or(ne(chatRequests.status, 'pending'), areNotApart(chatRequests.buyerId, chatRequests.sellerId)) : undefined

/** A page of the requests that the member made or received, newest first. */
export const pageOfRequests = async (
  ctx: Ctx,
  whose: typeof madeBy,
  filter: SQL | undefined,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) => {
  const before = readCursor(z.uuid(), cursor)
  const member = memberOf(ctx)
  const rows = await selectRequests(ctx.db)
    .where(and(whose(member.id), filter, isShown(ctx), before ? lt(chatRequests.id, before) : undefined))
    .orderBy(desc(chatRequests.id))
    .limit(limit + 1)
  const showsEmail = await whoseEmailShows(ctx, member.id, rows)
  return pageOf(
    rows,
    limit,
    (row) => toRequest(ctx, row, showsEmail(row)),
    ({ request }) => request.id,
  )
}
