import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { users } from '../../accounts/tables.ts'
import { products } from '../../catalogue/tables.ts'
import { sweepCards } from '../../uploads/uploads.module.ts'
import { wishes } from '../../wishes/tables.ts'

const idsOf = (rows: { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id))

/** Runs daily: deletes the cards of products, sellers and wishes that have no public page any more. Idempotent. */
export const sweepPageCards = async (ctx: Ctx): Promise<void> => {
  const { db } = ctx
  await sweepCards(ctx, 'product', async (ids) =>
    idsOf(
      await db
        .select({ id: products.id })
        .from(products)
        .where(and(isAmong(products.id, ids), eq(products.isVisible, true))),
    ),
  )
  await sweepCards(ctx, 'seller', async (ids) =>
    idsOf(
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(isAmong(users.id, ids), isNull(users.deletedAt), eq(users.hasSellerPage, true))),
    ),
  )
  await sweepCards(ctx, 'wish', async (ids) =>
    idsOf(
      await db
        .select({ id: wishes.id })
        .from(wishes)
        .where(and(isAmong(wishes.id, ids), eq(wishes.isPublic, true), eq(wishes.isActive, true))),
    ),
  )
}
