import type { api, Input } from '@feria/contract'
import type { Product, ProductCard } from '@feria/contract/catalogue/schemas'
import { SIMILAR_PRODUCTS } from '@feria/contract/catalogue/values'
import { and, eq, gt, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { rowsOf, runPrepared } from '../../../engines/db/database.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { type CardRow, selectCards, toCard } from '../cards.ts'
import { selectProducts, toProduct } from '../queries.ts'
import { products } from '../tables.ts'

/** Only the newest of a category are compared, so that a large one costs no more than a small one. */
const COMPARED = 200

/** Up to 4 visible products of the same category: available ones first, then the most similar names. Anyone may call. */
export const listSimilar = (ctx: Ctx, { params, query }: Input<typeof api.catalogue.similar>): Promise<Product[] | ProductCard[]> =>
  readFromReplica<Product[] | ProductCard[]>(ctx, async (ctx) => {
    const found = await (query.view === 'card' ? readCards(ctx, params.id) : readWhole(ctx, params.id))
    if (found.length === 0) await refuseUnknown(ctx, params.id)
    return found
  })

const refuseUnknown = async ({ db }: Ctx, id: string): Promise<void> => {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, id))
  if (!product) fail('catalogue.not-found')
}

const newest = sql.raw(String(COMPARED))
const canBeBought = and(isNull(products.soldAt), gt(products.stock, 0))

/** The products of the same category as that of an id, and their order. */
const likeThatOf = (id: SQLWrapper | string, isNotApart: SQL | undefined): { where: SQL; order: SQL } => {
  const ofIt = (column: SQLWrapper) => sql`(select ${column} from ${products} where ${products.id} = ${id})`
  // Written out, so that a plan for any product knows the index of visible ones and how few are compared.
  const isOffered = and(sql`${products.isVisible}`, ne(products.id, id), isNotApart)
  return {
    where: sql`${products.id} in (select ${products.id} from ${products}
      where ${products.categoryId} = ${ofIt(products.categoryId)} and ${isOffered} order by ${products.id} desc limit ${newest})`,
    order: sql`(${canBeBought}) desc, similarity(${products.nameFolded}, ${ofIt(products.nameFolded)}) desc, ${products.id} desc`,
  }
}

const readWhole = async (ctx: Ctx, id: string): Promise<Product[]> => {
  const { where, order } = likeThatOf(id, notApartFrom(ctx, products.userId))
  return (await selectProducts(ctx.db).where(where).orderBy(order).limit(SIMILAR_PRODUCTS)).map(toProduct)
}

const cardsLike = (id: SQLWrapper | string, isNotApart?: SQL): SQL => {
  const { where, order } = likeThatOf(id, isNotApart)
  return selectCards(sql`where ${where} order by ${order} limit ${SIMILAR_PRODUCTS}`)
}

/** As the page of a product shows them, by a statement that is prepared once for all who have no block. */
const readCards = async (ctx: Ctx, id: string): Promise<ProductCard[]> => {
  const isNotApart = notApartFrom(ctx, products.userId)
  const rows = isNotApart
    ? rowsOf<CardRow>(await ctx.db.execute(cardsLike(id, isNotApart)))
    : await runPrepared<CardRow>(ctx.db, 'similar_cards', () => cardsLike(sql.placeholder('id')), { id })
  return rows.map(toCard)
}
