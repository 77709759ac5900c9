import { argentineDay } from '@feria/contract/argentine-day'
import { type Currency, currencies } from '@feria/contract/money'
import { type BookNode, type BookRoot, chainText } from '@feria/contract/payments/books'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { type OwedSums, writeLeaves } from '../book-sums.ts'
import { BLOCK_LEVEL, BLOCK_SIZE, levelsOver, nodeOfBlock, nodeOfLeaf, sha256 } from '../book-tree.ts'
import { keptDays } from '../kept-days.ts'
import { ledgerLeaves, ledgerNodes, ledgerRoots } from '../tables.ts'

/** Leaves read at once, a whole number of blocks. */
const BATCH = 32 * BLOCK_SIZE
/** Nodes written at once. */
const WRITTEN = 1000

/**
 * Runs each night: publishes the roots of what Feria owes, one a currency, and removes the leaves of older ones. A day that has roots
 * keeps them. Currencies in which fewer than five members have money get none (decision 124).
 */
export const publishRoots = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const day = argentineDay(ctx.now())
    // Of two processes at once the second waits here, and finds the roots of the first.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('ledger-roots', 0))`)
    const [done] = await ctx.db.select({ id: ledgerRoots.id }).from(ledgerRoots).where(gte(ledgerRoots.day, day)).limit(1)
    if (done) return
    const ids = Object.fromEntries(currencies.map((currency) => [currency, newId({ msecs: ctx.now().getTime() })])) as Record<
      Currency,
      string
    >
    for (const sums of await writeLeaves(ctx, ids)) await publish(ctx, ids[sums.currency], day, sums)
    await removeOld(ctx)
  })

const publish = async (ctx: Ctx, id: string, day: string, sums: OwedSums): Promise<void> => {
  const { currency } = sums
  const { hash, sumMinor } = await buildTree(ctx, id, currency)
  const [before] = await ctx.db
    .select({ chain: ledgerRoots.chain })
    .from(ledgerRoots)
    .where(eq(ledgerRoots.currency, currency))
    .orderBy(desc(ledgerRoots.day))
    .limit(1)
  const root: BookRoot = { day, currency, hash, sumMinor, leaves: sums.leaves, previous: before?.chain ?? '' }
  await ctx.db.insert(ledgerRoots).values({ id, ...sums, ...root, currency, takenAt: ctx.now(), chain: sha256(chainText(root)) })
}

/** Makes the tree over its leaves, keeps the nodes above blocks, and returns the root. */
const buildTree = async (ctx: Ctx, rootId: string, currency: Currency): Promise<BookNode> => {
  const blocks: BookNode[] = []
  for (let from = 0; ; from += BATCH) {
    const batch = await ctx.db
      .select()
      .from(ledgerLeaves)
      .where(and(eq(ledgerLeaves.rootId, rootId), gte(ledgerLeaves.position, from), lt(ledgerLeaves.position, from + BATCH)))
      .orderBy(asc(ledgerLeaves.position))
    const nodes = batch.map((leaf) => nodeOfLeaf({ ...leaf, currency }))
    for (let at = 0; at < nodes.length; at += BLOCK_SIZE) blocks.push(nodeOfBlock(nodes.slice(at, at + BLOCK_SIZE)))
    if (batch.length < BATCH) break
  }
  const levels = levelsOver(blocks)
  const kept = levels.flatMap((nodes, height) =>
    nodes.map((node, position) => ({ rootId, level: BLOCK_LEVEL + height, position, ...node })),
  )
  for (let at = 0; at < kept.length; at += WRITTEN) await ctx.db.insert(ledgerNodes).values(kept.slice(at, at + WRITTEN))
  return levels.at(-1)?.[0] as BookNode
}

const removeOld = async (ctx: Ctx): Promise<void> => {
  const days = await keptDays(ctx)
  const oldest = days.at(-1)?.day
  if (!oldest) return
  const old = ctx.db.select({ id: ledgerRoots.id }).from(ledgerRoots).where(lt(ledgerRoots.day, oldest))
  await ctx.db.delete(ledgerLeaves).where(inArray(ledgerLeaves.rootId, old))
  await ctx.db.delete(ledgerNodes).where(inArray(ledgerNodes.rootId, old))
}
