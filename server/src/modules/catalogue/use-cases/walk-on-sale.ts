import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { products } from '../tables.ts'

/** Products of one statement. */
const BATCH = 5000

/** What names a product on sale, and when it changed last. */
export interface OnSale {
  id: string
  name: string
  updatedAt: Date
}

/** Every visible product that is not sold, the oldest first, in batches of 5,000; for jobs, from the replica if there is one. */
export async function* walkOnSale(ctx: Ctx): AsyncGenerator<OnSale[]> {
  let after: string | undefined
  for (;;) {
    const rows = await readFromReplica(ctx, ({ db }) =>
      db
        .select({ id: products.id, name: products.name, updatedAt: products.updatedAt })
        .from(products)
        .where(and(eq(products.isVisible, true), isNull(products.soldAt), after === undefined ? undefined : gt(products.id, after)))
        .orderBy(asc(products.id))
        .limit(BATCH),
    )
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}
