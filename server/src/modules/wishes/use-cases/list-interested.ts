import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { InterestedMember } from '@feria/contract/wishes/schemas'
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { isoTime } from '../../../engines/db/database.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { products } from '../../catalogue/tables.ts'
import { bandOf, judgementOf } from '../match-reasons.rules.ts'
import { isOnSale } from '../queries.ts'
import { matches, wishes, wishInterests } from '../tables.ts'

/** A place in the list; members at an unknown distance come last. */
const placeSchema = z.object({ km: z.number().nullable(), id: z.uuid() })

const distance = sql`coalesce(${matches.distanceKm}, 'Infinity'::real)`

/**
 * Members whose active wishes match what the member sells now, nearest first, without dismissed ones. Only their approximate distance is
 * shown.
 */
export const listInterested = async (ctx: Ctx, { query }: Input<typeof api.wishes.nearby>): Promise<Page<InterestedMember>> => {
  const after = readCursor(placeSchema, query.cursor)
  const rows = await ctx.db
    .select({
      id: matches.id,
      coincidence: matches.coincidence,
      score: matches.score,
      reasons: matches.reasons,
      distanceKm: matches.distanceKm,
      wish: { id: wishes.id, name: wishes.name, modelo: wishes.modelo, createdAt: isoTime(wishes.createdAt) },
      owner: { id: users.id, name: users.name, imageUrl: users.imageUrl },
      product: { id: products.id, name: products.name, imageUrl: products.imageUrl },
      notifiedAt: wishInterests.createdAt,
      writtenAt: wishInterests.writtenAt,
    })
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(users, eq(users.id, matches.buyerId))
    .innerJoin(products, eq(products.id, matches.productId))
    .leftJoin(wishInterests, and(eq(wishInterests.wishId, matches.wishId), eq(wishInterests.productId, matches.productId)))
    .where(
      and(
        eq(matches.sellerId, memberOf(ctx).id),
        eq(matches.isLive, true),
        eq(matches.isDismissedBySeller, false),
        eq(wishes.isActive, true),
        isOnSale(),
        notApartFrom(ctx, matches.buyerId),
        after && sql`(${distance}, ${matches.id}) > (coalesce(${after.km}::real, 'Infinity'::real), ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(distance), asc(matches.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toInterested, ({ id, distanceKm }) => ({ km: distanceKm, id }))
}

const toInterested = ({
  id,
  coincidence,
  score,
  reasons,
  distanceKm,
  notifiedAt,
  writtenAt,
  ...rest
}: Omit<InterestedMember, 'matchId' | 'coincidencia' | 'matchScore' | 'reasons' | 'reasonsAgainst' | 'band' | 'isNotified' | 'isWritten'> &
  Pick<typeof matches.$inferSelect, 'id' | 'coincidence' | 'score' | 'reasons' | 'distanceKm'> & {
    notifiedAt: Date | null
    writtenAt: Date | null
  }): InterestedMember => ({
  ...rest,
  matchId: id,
  ...judgementOf({ coincidence, score, reasons }, 'vendo'),
  band: distanceKm === null ? null : bandOf(distanceKm),
  isNotified: notifiedAt !== null,
  isWritten: writtenAt !== null,
})
