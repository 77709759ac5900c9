import { and, asc, eq, exists, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { users } from '../../accounts/tables.ts'
import { products } from '../tables.ts'

/** Sellers of one statement. */
const BATCH = 5000

/** Every member with a product on sale and a page, the oldest first, in batches of 5,000; for jobs, from the replica if there is one. */
export async function* walkSellers(ctx: Ctx): AsyncGenerator<{ id: string; name: string }[]> {
  let after: string | undefined
  for (;;) {
    const rows = await readFromReplica(ctx, ({ db }) => {
      const onSale = db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.userId, users.id), eq(products.isVisible, true), isNull(products.soldAt)))
      return db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(
          and(
            isNull(users.deletedAt),
            eq(users.hasSellerPage, true),
            exists(onSale),
            after === undefined ? undefined : gt(users.id, after),
          ),
        )
        .orderBy(asc(users.id))
        .limit(BATCH)
    })
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}
