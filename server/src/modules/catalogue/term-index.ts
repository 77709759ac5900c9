import { asc, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { TERMS_VERSION } from '../../language/query/terms-version.ts'
import { products } from './tables.ts'
import { learnWords, searchColumns } from './terms.ts'

/** Products per transaction, and the length of a run; the next minute continues. */
const BATCH = 200
const RUN_MS = 50_000

/**
 * Runs every minute: rebuilds terms made by older rules, in small transactions, so that a release with better rules also finds older
 * products. Does nothing once all are current.
 */
export const renewTerms = async (ctx: Ctx): Promise<void> => {
  const until = Date.now() + RUN_MS
  let done = 0
  let last: number
  do {
    last = await withTransaction(ctx, renewSome)
    done += last
  } while (last === BATCH && Date.now() < until)
  if (done > 0) ctx.log.info({ products: done }, 'products can be found by the newest rules')
}

const renewSome = async (ctx: Ctx): Promise<number> => {
  const rows = await ctx.db
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      details: products.details,
      brand: products.brand,
      condition: products.condition,
    })
    .from(products)
    .where(lt(products.termsVersion, TERMS_VERSION))
    .orderBy(asc(products.termsVersion))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { id, ...texts } of rows) {
    await ctx.db.update(products).set(searchColumns(texts)).where(eq(products.id, id))
    await learnWords(ctx, texts)
  }
  return rows.length
}
