import type { Answer, api, Input } from '@feria/contract'
import { toMajor } from '@feria/contract/money'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { products } from '../tables.ts'

/**
 * What previews of links show of products, up to 50 by their ids in one statement, in the order in which they are asked for. Anyone may.
 * Hidden ones are left out, as if nobody had asked; ids of none are `gone`.
 */
export const briefProducts = async (
  ctx: Ctx,
  { query }: Input<typeof api.catalogue.brief>,
): Promise<Answer<typeof api.catalogue.brief>> => {
  const { id, name, priceMinor, currency, imageUrl, stock, isVisible, soldAt } = products
  const rows = await ctx.db
    .select({ id, name, priceMinor, currency, imageUrl, stock, isVisible, soldAt })
    .from(products)
    .where(isAmong(id, query.ids))
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    products: query.ids.flatMap((id) => {
      const found = known.get(id)
      if (!found?.isVisible) return []
      const { priceMinor, stock, isVisible, soldAt, ...row } = found
      return {
        ...row,
        price: priceMinor === null ? null : toMajor(priceMinor),
        isAvailable: soldAt === null && stock > 0,
        sold: soldAt !== null,
      }
    }),
    gone: query.ids.filter((id) => !known.has(id)),
  }
}
