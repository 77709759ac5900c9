import type { Answer, api, Input } from '@feria/contract'
import { MAX_ADDRESSES } from '@feria/contract/orders/values'
import { and, desc, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { addresses } from '../../tables.ts'
import { addressOf, wholeAddress } from '../addresses.ts'

/** The member's address book, the last used first: what they had parcels sent to, at most ten. */
export const listAddresses = async (ctx: Ctx): Promise<Answer<typeof api.orders.addresses>> => {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, memberOf(ctx).id))
    .orderBy(desc(addresses.usedAt), desc(addresses.id))
    .limit(MAX_ADDRESSES)
  return rows.map((row) => ({ id: row.id, ...addressOf(row) }))
}

const isOwn = (ctx: Ctx, id: string) => and(eq(addresses.id, id), eq(addresses.userId, memberOf(ctx).id))

/**
 * Replaces an address of the member's book, which keeps its place; orders keep theirs. If the book has the same one already, the two
 * become one. Another member's is not found.
 */
export const updateAddress = (
  ctx: Ctx,
  { params, body }: Input<typeof api.orders.updateAddress>,
): Promise<Answer<typeof api.orders.updateAddress>> =>
  withTransaction(ctx, async (ctx) => {
    const [old] = await ctx.db.delete(addresses).where(isOwn(ctx, params.id)).returning()
    if (!old) return fail('orders.address-not-found')
    const { id, userId, usedAt } = old
    // A conflict that replaces the id: two edits at once to the same address end as one, without a failure.
    await ctx.db
      .insert(addresses)
      .values({ id, userId, usedAt, ...addressOf(body) })
      .onConflictDoUpdate({ target: wholeAddress, set: { id, usedAt } })
    return { id, ...addressOf(body) }
  })

/** Removes an address from the member's book; orders keep theirs. Another member's is not found. */
export const removeAddress = async (
  ctx: Ctx,
  { params }: Input<typeof api.orders.removeAddress>,
): Promise<Answer<typeof api.orders.removeAddress>> => {
  const gone = await ctx.db.delete(addresses).where(isOwn(ctx, params.id)).returning({ id: addresses.id })
  return gone[0] ?? fail('orders.address-not-found')
}
