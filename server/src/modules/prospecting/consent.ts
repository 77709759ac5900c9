import type { Consent } from '@feria/contract/prospecting/schemas'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { users } from '../accounts/tables.ts'
import { consentChanges, type consentWays, prospectConsents } from './tables.ts'

/** Increment with every change of the question's wording, so that each consent records which one was answered. */
const WORDING = 1

/** Whether sellers may find a member. Off by default. */
export const readConsent = async (ctx: Ctx, userId: string): Promise<Consent> => {
  const [kept] = await ctx.db.select().from(prospectConsents).where(eq(prospectConsents.userId, userId))
  return { isOn: kept?.isOn ?? false, changedAt: kept?.changedAt.toISOString() ?? null }
}

/** Switches a member's consent and records the change, in one transaction. Setting the current value is not recorded. */
export const changeConsent = (ctx: Ctx, userId: string, isOn: boolean, way: (typeof consentWays)[number]): Promise<Consent> =>
  withTransaction(ctx, async (ctx) => {
    const at = ctx.now()
    // Locked so that two concurrent changes never record a row without a change.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const known = await readConsent(ctx, userId)
    if (known.isOn === isOn) return known
    await ctx.db
      .insert(prospectConsents)
      .values({ userId, isOn, changedAt: at })
      .onConflictDoUpdate({ target: prospectConsents.userId, set: { isOn, changedAt: at } })
    await ctx.db.insert(consentChanges).values({ id: newId({ msecs: at.getTime() }), userId, isOn, at, way, wording: WORDING })
    return { isOn, changedAt: at.toISOString() }
  })

/**
 * True while a member may be found: they consent and have an account. Locks both until the transaction ends, so that no offer overtakes a
 * refusal.
 */
export const holdConsent = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const [willing] = await ctx.db
    .select({ id: prospectConsents.userId })
    .from(prospectConsents)
    .innerJoin(users, eq(users.id, prospectConsents.userId))
    .where(and(eq(prospectConsents.userId, userId), eq(prospectConsents.isOn, true), isNull(users.deletedAt)))
    .for('share', { of: prospectConsents })
  return willing !== undefined
}
