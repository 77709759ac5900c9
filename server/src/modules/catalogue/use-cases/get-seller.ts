import type { Answer, api, Input } from '@feria/contract'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isoTime, prepareOnce } from '../../../engines/db/database.ts'
import { users } from '../../accounts/tables.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { products } from '../tables.ts'

/**
 * A member with at least one visible product, sold ones included; null for one who left. Anyone may call. Fails with
 * `catalogue.seller-not-found` for a member without one, or who wants no page, as for an id that is nobody's.
 */
export const getSeller = async (ctx: Ctx, { params }: Input<typeof api.catalogue.seller>): Promise<Answer<typeof api.catalogue.seller>> => {
  const [row] = await oneSeller(ctx).execute({ id: params.id, ...ctx.sellerRecords.values(ctx.now()) })
  if (row?.deletedAt) return { seller: null }
  if (!row?.isSelling || !row.hasSellerPage || (await isApartFrom(ctx, row.id))) return fail('catalogue.seller-not-found')
  const { id, name, imageUrl, createdAt, record } = row
  return { seller: { id, name, imageUrl, createdAt, ...record } }
}

const oneSeller = (ctx: Ctx) =>
  prepareOnce(ctx.db, 'get_seller', (db) => {
    const visible = db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.userId, users.id), eq(products.isVisible, true)))
    return db
      .select({
        id: users.id,
        name: users.name,
        imageUrl: users.imageUrl,
        createdAt: isoTime(users.createdAt),
        deletedAt: users.deletedAt,
        hasSellerPage: users.hasSellerPage,
        isSelling: exists(visible).mapWith(Boolean),
        record: ctx.sellerRecords.column(users.id),
      })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('get_seller')
  })
