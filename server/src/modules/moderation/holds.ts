import { HOLD_HOURS } from '@feria/contract/moderation/values'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { readReporters } from './reporters.ts'
import { countIndependent, HOLDING_REPORTERS } from './rules.ts'
import { subjects } from './subjects.ts'
import { abuseCases } from './tables.ts'

const HOUR_MS = 3_600_000
const BATCH = 100
export type CaseRow = typeof abuseCases.$inferSelect

/**
 * Hides a product that three independent, trusted members reported as a fraud, for 72 hours at most and once a case. The caller has
 * locked the case.
 */
export const holdIfMany = async (ctx: Ctx, found: CaseRow): Promise<void> => {
  if (found.subject !== 'product' || found.heldAt) return
  const now = ctx.now()
  if (countIndependent(await readReporters(ctx, found.id), now) < HOLDING_REPORTERS) return
  const before = await subjects.product.hide?.(ctx, found.subjectId)
  if (!before) return
  const heldUntil = new Date(now.getTime() + HOLD_HOURS * HOUR_MS)
  await ctx.db.update(abuseCases).set({ heldAt: now, heldUntil, before }).where(eq(abuseCases.id, found.id))
  await emit(ctx, 'moderation.held', { caseId: found.id })
}

/** Shows a held product again, as it was, and has its owner told; nothing for a case that holds none. The caller has locked the case. */
export const release = async (ctx: Ctx, found: CaseRow): Promise<void> => {
  if (!found.heldUntil) return
  if (found.before) await subjects.product.show?.(ctx, found.subjectId, found.before)
  await ctx.db.update(abuseCases).set({ heldUntil: null, before: null }).where(eq(abuseCases.id, found.id))
  await emit(ctx, 'moderation.released', { productId: found.subjectId, at: ctx.now().toISOString() })
}

/** Shows a held product again once fewer than three independent reports are left. The caller has locked the case. */
export const releaseIfFew = async (ctx: Ctx, found: CaseRow): Promise<void> => {
  if (found.heldUntil && countIndependent(await readReporters(ctx, found.id), ctx.now()) < HOLDING_REPORTERS) await release(ctx, found)
}

/** Runs every few minutes: products that nobody decided about within 72 hours are shown again, in batches. Idempotent. */
export const releaseHeld = async (ctx: Ctx): Promise<void> => {
  for (let found = BATCH; found === BATCH; ) {
    found = await withTransaction(ctx, async (ctx) => {
      const due = await ctx.db
        .select()
        .from(abuseCases)
        .where(and(lte(abuseCases.heldUntil, ctx.now()), isNull(abuseCases.decidedAt)))
        .orderBy(asc(abuseCases.heldUntil))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const one of due) await release(ctx, one)
      return due.length
    })
  }
}
