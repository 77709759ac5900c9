import { gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { productEmbeddings, products } from './tables.ts'

const BATCH = 32
const RUN_MS = 50_000
const WITHIN_MS = 30_000
const READ_DETAILS = 1000

/**
 * Runs every minute: embeds products without a current vector of the configured model, a batch at a time. Does nothing without a model;
 * stops when the endpoint does not answer, and is retried the next minute.
 */
export const embedProducts = async (ctx: Ctx): Promise<void> => {
  const until = Date.now() + RUN_MS
  let count = BATCH
  while (count === BATCH && Date.now() < until) count = await embedSome(ctx)
}

const embedSome = async (ctx: Ctx): Promise<number> => {
  const { embeddings } = ctx.engines.ai
  if (!embeddings) return 0
  const rows = await ctx.db
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      details: products.details,
      brand: products.brand,
      at: products.updatedAt,
    })
    .from(products)
    // Written as ranges, since an index cannot serve «not equal».
    .where(or(isNull(products.embeddedBy), lt(products.embeddedBy, embeddings.model), gt(products.embeddedBy, embeddings.model)))
    .limit(BATCH)
  if (rows.length === 0) return 0
  const texts = rows.map(({ name, brand, description, details }) =>
    [name, brand, description, details?.slice(0, READ_DETAILS)].filter(Boolean).join('. '),
  )
  const vectors = await embeddings.embed(texts, 'passage', WITHIN_MS)
  if (!vectors) {
    ctx.log.warn({ products: rows.length }, 'the endpoint gave no vectors; products wait for the next minute')
    return 0
  }
  await withTransaction(ctx, async (ctx) => {
    // A product that changed during the request waits for the next run with its new text.
    const ids = rows.map(({ id }) => id)
    const now = await ctx.db
      .select({ id: products.id, at: products.updatedAt })
      .from(products)
      .where(isAmong(products.id, ids))
      .for('update')
    const same = new Set(
      now.filter(({ id, at }) => rows.some((row) => row.id === id && row.at.getTime() === at.getTime())).map(({ id }) => id),
    )
    const written = rows.flatMap(({ id }, n) =>
      same.has(id) ? [{ productId: id, model: embeddings.model, vector: vectors[n] ?? [] }] : [],
    )
    if (written.length === 0) return
    await ctx.db
      .insert(productEmbeddings)
      .values(written)
      .onConflictDoUpdate({ target: productEmbeddings.productId, set: { model: embeddings.model, vector: sql`excluded.vector` } })
    await ctx.db
      .update(products)
      .set({ embeddedBy: embeddings.model })
      .where(isAmong(products.id, [...same]))
  })
  return rows.length
}

/** The configured model's vectors of these products; those without one are left out. */
export const vectorsOf = async (ctx: Ctx, model: string, ids: string[]): Promise<Map<string, number[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: productEmbeddings.productId, model: productEmbeddings.model, vector: productEmbeddings.vector })
    .from(productEmbeddings)
    .where(isAmong(productEmbeddings.productId, ids))
  return new Map(rows.flatMap((row) => (row.model === model ? [[row.id, row.vector]] : [])))
}
