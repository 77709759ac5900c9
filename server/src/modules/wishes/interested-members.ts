import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { MatchCandidate } from '../catalogue/catalogue.module.ts'
import { findWishes } from './candidates.ts'
import type { MatchReason } from './match-models.rules.ts'
import { matchAmong } from './matcher.ts'
import { wishes } from './tables.ts'

/** A wish that a product would match. */
interface Wanting {
  memberId: string
  /** The wish in the member's words. */
  name: string
  since: Date
  updatedAt: Date
  /** From 0 to 1. */
  score: number
  reasons: MatchReason[]
  distanceKm: number | null
}

/**
 * Active wishes that a product would match, published or not, of members that pass `isWilling` (a condition on `wishes.user_id`) or of
 * one given member; never those of `product.userId`, nor muted ones. Stores nothing. For `prospecting`.
 */
export const findWanting = async (
  ctx: Ctx,
  product: MatchCandidate,
  who: { isWilling: SQL } | { memberId: string },
): Promise<Wanting[]> => {
  const candidates = 'memberId' in who ? await readOf(ctx, who.memberId, product.userId) : await findWishes(ctx, product, who.isWilling)
  const met = await matchAmong(
    ctx,
    product,
    candidates.filter(({ isMuted }) => !isMuted),
  )
  return met.map(({ wish, found: { score, reasons, distanceKm } }) => ({
    memberId: wish.userId,
    name: wish.name,
    since: wish.createdAt,
    updatedAt: wish.updatedAt,
    score,
    reasons,
    distanceKm,
  }))
}

const readOf = (ctx: Ctx, memberId: string, notOf: string) =>
  ctx.db
    .select()
    .from(wishes)
    .where(and(eq(wishes.userId, memberId), eq(wishes.isActive, true), ne(wishes.userId, notOf)))
    .orderBy(desc(wishes.id))
