import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { type Db, rowsOf } from '../../engines/db/database.ts'
import { productEmbeddings } from './tables.ts'

/** The longest vector that an index takes. */
const LONGEST = 2000
const KNOWN_FOR_MS = 5 * 60_000

/** One index per model, since vectors of two models may differ in length. */
const indexOf = (model: string): string => `product_embeddings_${createHash('sha256').update(model).digest('hex').slice(0, 12)}`
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`)
const asVector = (size: number): SQL => sql.raw(`(vector::vector(${size}))`)

/**
 * Runs hourly: where the database has pgvector, builds an index over the configured model's vectors, so that products are found by
 * meaning alone. Without the extension, or the right to create it, meaning only reorders what the words find.
 */
export const indexVectors = async (ctx: Ctx): Promise<void> => {
  const model = ctx.engines.ai.embeddings?.model
  if (!model) return
  const size = await sizeOf(ctx, model)
  if (!size || size > LONGEST || (await hasIndex(ctx.db, model)) || !(await hasExtension(ctx))) return
  await ctx.db.execute(
    sql`create index if not exists ${sql.identifier(indexOf(model))} on ${productEmbeddings}
      using hnsw (${asVector(size)} vector_cosine_ops) where model = ${literal(model)}`,
  )
}

const sizeOf = async (ctx: Ctx, model: string): Promise<number | null> => {
  const [one] = await ctx.db
    .select({ size: sql<number>`array_length(${productEmbeddings.vector}, 1)` })
    .from(productEmbeddings)
    .where(eq(productEmbeddings.model, model))
    .limit(1)
  return one?.size ?? null
}

const hasIndex = async (db: Db, model: string): Promise<boolean> =>
  rowsOf(await db.execute(sql`select 1 from pg_indexes where indexname = ${indexOf(model)}`)).length > 0

const hasExtension = async (ctx: Ctx): Promise<boolean> => {
  if (rowsOf(await ctx.db.execute(sql`select 1 from pg_available_extensions where name = 'vector'`)).length === 0) return false
  return ctx.db.execute(sql`create extension if not exists vector`).then(
    () => true,
    (error: unknown) => {
      ctx.log.warn({ err: error }, 'pgvector is there, but may not be used: run «create extension vector» as its owner')
      return false
    },
  )
}

const indexed = new WeakMap<Db, { model: string; is: boolean; until: number }>()

const isIndexed = async (ctx: Ctx, model: string): Promise<boolean> => {
  const { db } = ctx.engines.db
  const known = indexed.get(db)
  if (known?.model === model && known.until > Date.now()) return known.is
  const is = await hasIndex(db, model)
  indexed.set(db, { model, is, until: Date.now() + KNOWN_FOR_MS })
  return is
}

/** A condition for the products nearest to a vector; undefined without an index. */
export const nearestTo = async (ctx: Ctx, model: string, vector: number[], count: number): Promise<SQL | undefined> => {
  if (!(await isIndexed(ctx, model))) return undefined
  const distance = sql`${asVector(vector.length)} <=> ${JSON.stringify(vector)}::vector(${sql.raw(String(vector.length))})`
  return sql`products.id in (select product_id
    from product_embeddings where ${and(sql`model = ${literal(model)}`)} order by ${distance} limit ${count})`
}
