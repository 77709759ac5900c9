import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockOwn } from '../queries.ts'
import { products } from '../tables.ts'

/**
 * Deletes the member's product for good. Owner only; the foreign key of orders refuses one that was ordered: it can be hidden instead.
 */
export const removeProduct = (ctx: Ctx, { params }: Input<typeof api.catalogue.remove>): Promise<Answer<typeof api.catalogue.remove>> =>
  withTransaction(ctx, async (ctx) => {
    await lockOwn(ctx, params.id)
    await ctx.db.delete(products).where(eq(products.id, params.id))
    return { message: 'Producto eliminado.' }
  })
