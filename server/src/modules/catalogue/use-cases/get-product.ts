import type { Answer, api, Input } from '@feria/contract'
import { isAdmin } from '@feria/contract/accounts/values'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isoTime, prepareOnce } from '../../../engines/db/database.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { users } from '../../accounts/tables.ts'
import { ownColumns, toOwnProduct } from '../queries.ts'
import { mayBuy } from '../rules.ts'
import { categories, products } from '../tables.ts'

/**
 * One product with its seller and what the reader may do with it. Anyone may call; a hidden one is found by its owner and admins only,
 * and only they see its minimum sale price; its seller's email is shown only to the parties of an accepted chat or a paid order with
 * them.
 */
export const getProduct = async (ctx: Ctx, { params }: Input<typeof api.catalogue.get>): Promise<Answer<typeof api.catalogue.get>> => {
  // A product published just now may not have reached the replica.
  const asked = { id: params.id, ...ctx.sellerRecords.values(ctx.now()) }
  const isThere = (rows: unknown[]) => rows.length > 0
  const [row] = await readFromReplica(ctx, (ctx) => oneProduct(ctx).execute(asked), isThere)
  if (!row) return fail('catalogue.not-found')
  const isOwner = row.userId === ctx.actor?.id
  const seesAll = isOwner || (ctx.actor !== null && isAdmin(ctx.actor.role))
  if (!row.isVisible && !seesAll) return fail('catalogue.not-found')
  const { minSalePrice, ...product } = toOwnProduct(row)
  const isParty = ctx.actor !== null && !isOwner && (await ctx.areParties(ctx, ctx.actor.id, row.userId))
  return {
    ...product,
    ...(seesAll ? { minSalePrice } : {}),
    negotiationConditions: row.negotiationConditions,
    geolocationRange: row.geolocationRange,
    pricePreference: row.pricePreference,
    seller: {
      id: row.userId,
      name: row.sellerName,
      imageUrl: row.sellerImage,
      hasPage: row.sellerHasPage,
      createdAt: row.sellerSince,
      ...row.sellerRecord,
      ...(isParty ? { email: row.sellerEmail } : {}),
    },
    can: { buy: mayBuy(row, ctx.actor?.id), edit: isOwner },
  }
}

const oneProduct = (ctx: Ctx) =>
  prepareOnce(ctx.db, 'get_product', (db) =>
    db
      .select({
        ...ownColumns,
        negotiationConditions: products.negotiationConditions,
        geolocationRange: products.geolocationRange,
        pricePreference: products.pricePreference,
        sellerName: users.name,
        sellerImage: users.imageUrl,
        sellerHasPage: users.hasSellerPage,
        sellerEmail: users.email,
        sellerSince: isoTime(users.createdAt),
        sellerRecord: ctx.sellerRecords.column(products.userId),
      })
      .from(products)
      .innerJoin(users, eq(users.id, products.userId))
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.id, sql.placeholder('id')))
      .prepare('get_product'),
  )
