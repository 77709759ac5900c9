import type { Answer, api, Input } from '@feria/contract'
import { isAdmin, serves } from '@feria/contract/accounts/values'
import type { PhotoProof } from '@feria/contract/catalogue/schemas'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isoTime, prepareOnce } from '../../../engines/db/database.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { users } from '../../accounts/tables.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { proofsSince } from '../proof-words.ts'
import { ownColumns, toOwnProduct } from '../queries.ts'
import { mayBuy } from '../rules.ts'
import { categories, photoProofs, products } from '../tables.ts'

/**
 * One product with its seller and what the reader may do with it. Anyone may call but members who are apart from its seller; a hidden one
 * is found by its owner, admins and moderators only; only its owner and admins see its minimum sale price; its seller's
 * email is shown only to the parties of an accepted chat or a paid order with them.
 */
export const getProduct = async (ctx: Ctx, { params }: Input<typeof api.catalogue.get>): Promise<Answer<typeof api.catalogue.get>> => {
  // A product published just now may not have reached the replica.
  const asked = { id: params.id, ...ctx.sellerRecords.values(ctx.now()) }
  const isThere = (rows: unknown[]) => rows.length > 0
  const [row] = await readFromReplica(ctx, (ctx) => oneProduct(ctx).execute(asked), isThere)
  if (!row) return fail('catalogue.not-found')
  const isOwner = row.userId === ctx.actor?.id
  const isJudge = ctx.actor !== null && serves(ctx.actor, ['moderator'])
  if (!isOwner && !isJudge && (!row.isVisible || (await isApartFrom(ctx, row.userId)))) return fail('catalogue.not-found')
  const { minSalePrice, ...product } = toOwnProduct(row)
  const isParty = ctx.actor !== null && !isOwner && (await ctx.partiesOf(ctx, ctx.actor.id, [row.userId])).has(row.userId)
  return {
    ...product,
    ...(isOwner || (ctx.actor !== null && isAdmin(ctx.actor.role)) ? { minSalePrice } : {}),
    negotiationConditions: row.negotiationConditions,
    geolocationRange: row.geolocationRange,
    pricePreference: row.pricePreference,
    proof: proofOf(row, ctx.now()),
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

/** The mark of a product while its photo is fresh. */
const proofOf = (row: { proofImage: string | null; proofWord: string | null; provenAt: string | null }, now: Date): PhotoProof | null => {
  const { proofImage, proofWord, provenAt } = row
  if (!proofImage || !proofWord || !provenAt || new Date(provenAt) <= proofsSince(now)) return null
  return { imageUrl: proofImage, word: proofWord, takenAt: provenAt }
}

const oneProduct = (ctx: Ctx) =>
  prepareOnce(ctx.db, 'get_product', (db) =>
    db
      .select({
        ...ownColumns,
        negotiationConditions: products.negotiationConditions,
        geolocationRange: products.geolocationRange,
        pricePreference: products.pricePreference,
        proofImage: photoProofs.imageUrl,
        proofWord: photoProofs.provenWord,
        provenAt: isoTime(photoProofs.takenAt),
        sellerName: users.name,
        sellerImage: users.imageUrl,
        sellerHasPage: users.hasSellerPage,
        sellerEmail: users.email,
        sellerSince: isoTime(users.createdAt),
        sellerRecord: ctx.sellerRecords.column(products.userId),
      })
      .from(products)
      .innerJoin(users, eq(users.id, products.userId))
      .leftJoin(photoProofs, eq(photoProofs.productId, products.id))
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.id, sql.placeholder('id')))
      .prepare('get_product'),
  )
