import type { Answer, api, Input } from '@feria/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { withTransaction } from '../../core/transaction.ts'
import { audit } from './audit.ts'
import { readingsOf } from './audit-readings.ts'
import { lockUser } from './links.ts'
import { forgetPhoneCodes, phoneCodesOf } from './phone-codes.ts'
import { endSessions, getUser, provePassword, toUser, wrongPassword } from './queries.ts'
import { holdsAt, restrictionColumns, restrictionOf } from './restrictions.ts'
import { factorSince, withFactor } from './second-factor.ts'
import { hashSecret } from './secrets.ts'
import {
  accountRequests,
  businesses,
  emailChanges,
  emailConfirmations,
  passwordResets,
  recoveryCodes,
  restrictions,
  secondFactors,
  sessions,
  termsAcceptances,
  users,
} from './tables.ts'
import { keepAnAdmin } from './use-cases/set-role.ts'

const GONE = 'Cuenta eliminada'

/**
 * Closes one's own account for good. Needs the password, and a code with a second factor; refuses while an order is open, and the last
 * admin.
 */
export const closeAccount = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.closeAccount>,
): Promise<Answer<typeof api.accounts.closeAccount>> => {
  const { id } = memberOf(ctx)
  const proved = await provePassword(ctx, id, body.password)
  await withFactor(ctx, id, body.code, async (ctx) => {
    const { passwordHash } = await endMembership(ctx, id)
    if (passwordHash !== proved) wrongPassword()
  })
  return { message: 'Tu cuenta se eliminó.' }
}

/** Closes a member's account. Admins only, audited; refuses while they have an open order, and the last admin. */
export const removeMember = async (
  ctx: Ctx,
  { params }: Input<typeof api.accounts.remove>,
): Promise<Answer<typeof api.accounts.remove>> => {
  await withTransaction(ctx, async (ctx) => {
    const { name, email } = await endMembership(ctx, params.id)
    await audit(ctx, 'user.removed', { kind: 'user', id: params.id, name }, { email })
  })
  return { message: 'La cuenta se eliminó.' }
}

/**
 * The row stays without personal data, since others' purchases and sales refer to it; its email becomes free. The lock comes first: an
 * order being placed waits for it, or is seen by the blockers.
 */
const endMembership = async (ctx: Ctx, userId: string): Promise<typeof users.$inferSelect> => {
  const user = await lockUser(ctx, userId)
  if (!user) return fail('accounts.not-found')
  await keepAnAdmin(ctx, user.role)
  for (const { blocker } of Object.values(ctx.personalData)) {
    const code = await blocker?.(ctx, userId)
    if (code) fail(code)
  }
  for (const { erase } of Object.values(ctx.personalData)) await erase?.(ctx, userId)
  const now = ctx.now()
  const nothing = {
    passwordHash: null,
    phone: null,
    phoneConfirmedAt: null,
    address: null,
    imageUrl: null,
    emailVerifiedAt: null,
    pendingEmail: null,
  }
  const email = `${userId}@cuenta-eliminada.invalid`
  await ctx.db
    .update(users)
    .set({
      ...nothing,
      name: GONE,
      email,
      folded: '',
      role: 'user',
      staff: null,
      premiumUntil: null,
      accountType: 'individuo',
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
  // Who was suspended does not come back as somebody else before it is over.
  const isSuspended = and(eq(restrictions.userId, userId), ne(restrictions.kind, 'limited'), holdsAt(now))
  await ctx.db
    .update(restrictions)
    .set({ emailHash: hashSecret(user.email) })
    .where(isSuspended)
  for (const table of [businesses, emailChanges, emailConfirmations, passwordResets, recoveryCodes, secondFactors, termsAcceptances])
    await ctx.db.delete(table).where(eq(table.userId, userId))
  await forgetPhoneCodes(ctx, userId)
  await ctx.db.delete(accountRequests).where(eq(accountRequests.email, user.email))
  await endSessions(ctx, userId)
  return user
}

/**
 * The profile, its telephone with the codes asked for it, the business registration, the sessions, the terms, what held the member back,
 * the date of the second factor, and when somebody of the site read a conversation of theirs and why.
 */
export const accountPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const [business] = await ctx.db.select().from(businesses).where(eq(businesses.userId, userId))
    const open = await ctx.db
      .select({ agent: sessions.agent, createdAt: sessions.createdAt, usedAt: sessions.usedAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
    const terms = await ctx.db
      .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, userId))
    const held = await ctx.db
      .select({ ...restrictionColumns, endedAt: restrictions.endedAt })
      .from(restrictions)
      .where(eq(restrictions.userId, userId))
      .orderBy(restrictions.id)
    const secondFactorSince = await factorSince(ctx, userId)
    const user = await getUser(ctx, userId)
    const profile = toUser(ctx, user, await restrictionOf(ctx, userId))
    const phone = { phoneConfirmedAt: user.phoneConfirmedAt, phoneCodes: await phoneCodesOf(ctx, userId) }
    const conversationReadings = await readingsOf(ctx, userId)
    const registered = { profile, ...phone, business: business ?? null }
    return { ...registered, sessions: open, terms, restrictions: held, secondFactorSince, conversationReadings }
  },
}
