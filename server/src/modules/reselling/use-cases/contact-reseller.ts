import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { readPhone } from '../../accounts/accounts.module.ts'
import { mayBuy } from '../../catalogue/catalogue.module.ts'
import { findShared } from '../queries.ts'
import { resaleTransactions } from '../tables.ts'

/** Contacts for one reseller in an hour, from all addresses together. */
const CONTACTS = { max: 60, seconds: 3600 }

/**
 * Leaves a name and a phone number for a link's reseller: creates a transaction and notifies them. Anyone but the reseller and the
 * seller. The same number again returns the open transaction.
 */
export const contactReseller = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.contact>,
): Promise<Answer<typeof api.reselling.contact>> => {
  const { link, product } = await findShared(ctx, params.id)
  await limit(ctx, `resale-contact:${link.resellerId}`, CONTACTS)
  if (ctx.actor?.id === link.resellerId) return fail('reselling.own-link')
  if (ctx.actor?.id === product.userId) return fail('reselling.too-close')
  if (!mayBuy(product, ctx.actor?.id)) return fail('reselling.not-available')
  const buyerPhone = await readPhone(body.phone)
  return withTransaction(ctx, async (ctx) => {
    // A double click waits for the first request.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${link.id}:${buyerPhone}`}, 0))`)
    const isSame = and(eq(resaleTransactions.linkId, link.id), eq(resaleTransactions.buyerPhone, buyerPhone))
    const goesOn = and(isNull(resaleTransactions.paidAt), isNull(resaleTransactions.endedAt))
    const [before] = await ctx.db.select({ id: resaleTransactions.id }).from(resaleTransactions).where(and(isSame, goesOn)).limit(1)
    if (before) return before
    const now = ctx.now()
    const id = newId({ msecs: now.getTime() })
    const from = { buyerName: body.name, buyerPhone, buyerId: ctx.actor?.id ?? null }
    await ctx.db.insert(resaleTransactions).values({ id, linkId: link.id, resellerId: link.resellerId, ...from, createdAt: now })
    await emit(ctx, 'reselling.asked', { transactionId: id })
    return { id }
  })
}
