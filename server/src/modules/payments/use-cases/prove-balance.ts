import type { Answer, api } from '@feria/contract'
import type { BookStep, OwedKind } from '@feria/contract/payments/books'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { rowList } from '../../../engines/db/lists.ts'
import { BLOCK_LEVEL, BLOCK_SIZE, besides, nodeOfLeaf, pathInBlock } from '../book-tree.ts'
import { keptDays } from '../kept-days.ts'
import { ledgerLeaves, ledgerNodes, ledgerRoots } from '../tables.ts'
import { toRoot } from './list-roots.ts'

type Leaf = typeof ledgerLeaves.$inferSelect
type Root = typeof ledgerRoots.$inferSelect

/**
 * The member's own leaves of the newest tree of each currency, with their ways to the root: what they need to see for themselves that
 * their money was counted. A currency in which they had none is not there.
 */
export const proveBalance = async (ctx: Ctx): Promise<Answer<typeof api.payments.proof>> => {
  const { id } = memberOf(ctx)
  const roots = await ctx.db
    .selectDistinctOn([ledgerRoots.currency])
    .from(ledgerRoots)
    .where(inArray(ledgerRoots.day, keptDays(ctx)))
    .orderBy(asc(ledgerRoots.currency), desc(ledgerRoots.day))
  const ids = roots.map((root) => root.id)
  const own = await ctx.db
    .select()
    .from(ledgerLeaves)
    .where(and(eq(ledgerLeaves.ownerId, id), inArray(ledgerLeaves.rootId, ids)))
    .orderBy(asc(ledgerLeaves.position))
  const proofs = roots.map(async (root) => {
    const leaves = own.filter(({ rootId }) => rootId === root.id)
    return { root: toRoot(root), leaves: await Promise.all(leaves.map((leaf) => prove(ctx, root, id, leaf))) }
  })
  return (await Promise.all(proofs)).filter(({ leaves }) => leaves.length > 0)
}

const prove = async (ctx: Ctx, root: Root, ownerId: string, { kind, amountMinor, nonce, position }: Leaf) => ({
  nonce,
  ownerId,
  currency: root.currency,
  // Only the sum of refunds has another kind, and it has no owner.
  kind: kind as OwedKind,
  amountMinor,
  path: [...(await pathToBlock(ctx, root, position)), ...(await pathAbove(ctx, root, position >> BLOCK_LEVEL))],
})

const pathToBlock = async (ctx: Ctx, { id, currency }: Root, position: number): Promise<BookStep[]> => {
  const from = position - (position % BLOCK_SIZE)
  const leaves = await ctx.db
    .select()
    .from(ledgerLeaves)
    .where(and(eq(ledgerLeaves.rootId, id), gte(ledgerLeaves.position, from), lt(ledgerLeaves.position, from + BLOCK_SIZE)))
    .orderBy(asc(ledgerLeaves.position))
  return pathInBlock(
    leaves.map((leaf) => nodeOfLeaf({ ...leaf, currency })),
    position - from,
  )
}

const pathAbove = async (ctx: Ctx, { id, leaves }: Root, block: number): Promise<BookStep[]> => {
  const heights = Math.ceil(Math.log2(Math.max(1, Math.ceil(leaves / BLOCK_SIZE))))
  const wanted = Array.from({ length: heights }, (_, height) => ({ level: BLOCK_LEVEL + height, ...besides(block >> height) }))
  const found = await ctx.db
    .select()
    .from(ledgerNodes)
    .where(
      and(
        eq(ledgerNodes.rootId, id),
        sql`(${ledgerNodes.level}, ${ledgerNodes.position}) in
          (select level, position from jsonb_to_recordset(${rowList(wanted)}) as w (level int, position int))`,
      ),
    )
  return wanted.flatMap(({ level, position, side }) => {
    const node = found.find((node) => node.level === level && node.position === position)
    return node ? [{ side, hash: node.hash, sumMinor: node.sumMinor }] : []
  })
}
