import type { api, Input } from '@feria/contract'
import type { Product, ProductCard } from '@feria/contract/catalogue/schemas'
import { SIMILAR_PRODUCTS } from '@feria/contract/catalogue/values'
import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { type CardRow, selectCards, toCard } from '../cards.ts'
import { selectProducts, toProduct } from '../queries.ts'
import { products } from '../tables.ts'

/** Only the newest of a category are compared, so that a large one costs no more than a small one. */
const COMPARED = 200

/** Up to 4 visible products of the same category: available ones first, then the most similar names. Anyone may call. */
export const listSimilar = (ctx: Ctx, { params, query }: Input<typeof api.catalogue.similar>): Promise<Product[] | ProductCard[]> =>
  readFromReplica<Product[] | ProductCard[]>(ctx, (ctx) =>
    query.view === 'card' ? readSimilar(ctx, params.id, readCards) : readSimilar(ctx, params.id, readWhole),
  )

const readSimilar = async <Item>(ctx: Ctx, id: string, read: (ctx: Ctx, where: SQL, order: SQL[]) => Promise<Item[]>): Promise<Item[]> => {
  const [product] = await ctx.db
    .select({ name: products.nameFolded, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, id))
  if (!product) return fail('catalogue.not-found')
  if (product.categoryId === null) return []
  const newest = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.categoryId, product.categoryId),
        eq(products.isVisible, true),
        ne(products.id, id),
        notApartFrom(ctx, products.userId),
      ),
    )
    .orderBy(desc(products.id))
    .limit(COMPARED)
  const canBeBought = and(isNull(products.soldAt), gt(products.stock, 0))
  const mostSimilar = [desc(sql`${canBeBought}`), desc(sql`similarity(${products.nameFolded}, ${product.name})`), desc(products.id)]
  return read(ctx, inArray(products.id, newest), mostSimilar)
}

const readWhole = async ({ db }: Ctx, where: SQL, order: SQL[]): Promise<Product[]> =>
  (
    await selectProducts(db)
      .where(where)
      .orderBy(...order)
      .limit(SIMILAR_PRODUCTS)
  ).map(toProduct)

const readCards = async ({ db }: Ctx, where: SQL, order: SQL[]): Promise<ProductCard[]> => {
  const cards = selectCards(sql`where ${where} order by ${sql.join(order, sql`, `)} limit ${SIMILAR_PRODUCTS}`)
  return rowsOf<CardRow>(await db.execute(cards)).map(toCard)
}
