import type { Answer, api, Input } from '@feria/contract'
import { FACT_DAYS } from '@feria/contract/reviews/values'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { prepareOnce } from '../../../engines/db/database.ts'
import { users } from '../../accounts/tables.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { shownScore } from '../rules.ts'
import { reputations } from '../tables.ts'

/**
 * A member's kept sums: their score, null below three reviews, how many count, by stars, and the facts of 180 days; in one statement,
 * whatever they sold. Anyone may call; fails with `accounts.not-found`, also for a member who left.
 */
export const getReputation = async (
  ctx: Ctx,
  { params }: Input<typeof api.reviews.reputation>,
): Promise<Answer<typeof api.reviews.reputation>> => {
  const [row] = await oneMember(ctx).execute({ id: params.id, ...ctx.sellerRecords.values(ctx.now()) })
  if (!row || (await isApartFrom(ctx, params.id))) return fail('accounts.not-found')
  const { kept, record } = row
  return {
    score: kept && shownScore(kept.score, kept.count),
    count: kept?.count ?? 0,
    stars: kept?.stars ?? [0, 0, 0, 0, 0],
    facts: {
      days: FACT_DAYS,
      sales: kept?.sales ?? 0,
      sentInTime: kept?.sentInTime ?? null,
      cancelled: kept?.cancelled ?? null,
      claimsLost: kept?.claimsLost ?? null,
      answerMinutes: record.answerMinutes,
    },
  }
}

const oneMember = (ctx: Ctx) =>
  prepareOnce(ctx.db, 'get_reputation', (db) =>
    db
      .select({ kept: reputations, record: ctx.sellerRecords.column(users.id) })
      .from(users)
      .leftJoin(reputations, eq(reputations.userId, users.id))
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt)))
      .prepare('get_reputation'),
  )
