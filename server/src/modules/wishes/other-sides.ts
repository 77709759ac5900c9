import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { products } from '../catalogue/tables.ts'
import { matches, wishes } from './tables.ts'

/** Whose matches are found: those of a wish or of a product. */
export type Whose = { wishId: string } | { productId: string }

/** The moment of the last change of products or wishes, by their id. */
export type Versions = Map<string, number>

interface Read {
  id: string
  updatedAt: Date
}

/** The other sides of the live matches, as they are now. To be read before the candidates, so that a later change shows. */
export const readOtherSides = async (ctx: Ctx, whose: Whose): Promise<Versions> => {
  const rows = await ('wishId' in whose
    ? ctx.db
        .select({ id: products.id, updatedAt: products.updatedAt })
        .from(matches)
        .innerJoin(products, eq(products.id, matches.productId))
        .where(and(eq(matches.wishId, whose.wishId), eq(matches.isLive, true)))
    : ctx.db
        .select({ id: wishes.id, updatedAt: wishes.updatedAt })
        .from(matches)
        .innerJoin(wishes, eq(wishes.id, matches.wishId))
        .where(and(eq(matches.productId, whose.productId), eq(matches.isLive, true))))
  return versionsOf(rows)
}

/** What was read of some products or wishes. */
export const versionsOf = (rows: Read[]): Versions => new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))

/**
 * Which of these other sides are still available and as they were read, locked until the transaction ends. Any other is left to its own
 * run: what this one read of it is out of date.
 */
export const lockUnchanged = async (ctx: Ctx, whose: Whose, ids: string[], read: Versions): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const now: Read[] = await ('wishId' in whose
    ? ctx.db
        .select({ id: products.id, updatedAt: products.updatedAt })
        .from(products)
        .where(and(isAmong(products.id, ids), gt(products.stock, 0)))
        .orderBy(asc(products.id))
        .for('share')
    : ctx.db
        .select({ id: wishes.id, updatedAt: wishes.updatedAt })
        .from(wishes)
        .where(and(isAmong(wishes.id, ids), eq(wishes.isActive, true)))
        .orderBy(asc(wishes.id))
        .for('share'))
  return new Set(now.filter(({ id, updatedAt }) => read.get(id) === updatedAt.getTime()).map(({ id }) => id))
}
