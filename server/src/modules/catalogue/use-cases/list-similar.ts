import type { Answer, api, Input } from '@feria/contract'
import type { Product } from '@feria/contract/catalogue/schemas'
import { SIMILAR_PRODUCTS } from '@feria/contract/catalogue/values'
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { selectProducts, toProduct } from '../queries.ts'
import { products } from '../tables.ts'

/** Only the newest of a category are compared, so that a large one costs no more than a small one. */
const COMPARED = 200

/** Up to 4 visible products of the same category: available ones first, then the most similar names. Anyone may call. */
export const listSimilar = (ctx: Ctx, { params }: Input<typeof api.catalogue.similar>): Promise<Answer<typeof api.catalogue.similar>> =>
  readFromReplica(ctx, (ctx) => readSimilar(ctx, params.id))

const readSimilar = async (ctx: Ctx, id: string): Promise<Product[]> => {
  const [product] = await ctx.db
    .select({ name: products.nameFolded, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, id))
  if (!product) return fail('catalogue.not-found')
  if (product.categoryId === null) return []
  const newest = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, product.categoryId), eq(products.isVisible, true), ne(products.id, id)))
    .orderBy(desc(products.id))
    .limit(COMPARED)
  const canBeBought = and(isNull(products.soldAt), gt(products.stock, 0))
  const rows = await selectProducts(ctx.db)
    .where(inArray(products.id, newest))
    .orderBy(desc(sql`${canBeBought}`), desc(sql`similarity(${products.nameFolded}, ${product.name})`), desc(products.id))
    .limit(SIMILAR_PRODUCTS)
  return rows.map(toProduct)
}
