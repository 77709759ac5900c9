import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockOwn } from '../queries.ts'
import { products } from '../tables.ts'

/**
 * Deletes a product of the member, for good. Its owner alone may call; one with orders is refused by their foreign key: it can be hidden.
 */
export const removeProduct = (ctx: Ctx, { params }: Input<typeof api.catalogue.remove>): Promise<Answer<typeof api.catalogue.remove>> =>
  withTransaction(ctx, async (ctx) => {
    await lockOwn(ctx, params.id)
    await ctx.db.delete(products).where(eq(products.id, params.id))
    return { message: 'Producto eliminado.' }
  })
