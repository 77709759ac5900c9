import { randomBytes } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import type { FactorChange } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { CODE_COUNT, CODE_LENGTH, CODE_LETTERS, inGroups, readCode, type TypedCode, wrongCodesAt } from './codes.rules.ts'
import { decryptSecret } from './second-factor-secrets.ts'
import { hashSecret } from './secrets.ts'
import { recoveryCodes, secondFactors } from './tables.ts'
import { stepOfCode } from './totp.ts'

type FactorRow = typeof secondFactors.$inferSelect

interface CodeUse {
  userId: string
  typed: string
  /** Whether the factor awaits its first code, or is on. */
  of: 'pending' | 'on'
  /** Whether a recovery code is accepted. */
  takesRecovery: boolean
}

/**
 * Uses up a code and does `work` in the same transaction: of two concurrent uses of a code one succeeds. A wrong code is counted and
 * fails with `accounts.wrong-code`, after five in a quarter of an hour with `too-many`; `work` receives the kind of the code.
 */
export const withCode = async <T>(ctx: Ctx, use: CodeUse, work: (ctx: Ctx, kind: TypedCode['kind']) => Promise<T>): Promise<T> => {
  const code = readCode(use.typed)
  // Failing inside would roll back the count of wrong codes.
  const result = await withTransaction(ctx, async (ctx) => {
    const refusal = await tryCode(ctx, use, code)
    return refusal ?? { done: await work(ctx, code.kind) }
  })
  if ('done' in result) return result.done
  if (result.waitSeconds > 0) return fail('too-many', { seconds: result.waitSeconds })
  return fail('accounts.wrong-code', {}, { code: 'El código no es correcto o ya se usó.' })
}

/**
 * Does `work` in a transaction; a member with a second factor needs a code of either kind, and without it gets `accounts.second-factor`.
 * For actions that a stolen password must not allow; the code is used up only if `work` succeeds.
 */
export const withFactor = async <T>(
  ctx: Ctx,
  userId: string,
  code: string | null | undefined,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> => {
  if (!(await factorSince(ctx, userId))) return withTransaction(ctx, work)
  if (!code) return fail('accounts.second-factor', {}, { code: 'Ingresá el código.' })
  return withCode(ctx, { userId, typed: code, of: 'on', takesRecovery: true }, work)
}

const tryCode = async (ctx: Ctx, use: CodeUse, code: TypedCode): Promise<{ waitSeconds: number } | null> => {
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, use.userId)).for('update')
  if (!factor || (use.of === 'on' && !factor.confirmedAt)) return fail('accounts.second-factor-off')
  if (use.of === 'pending' && factor.confirmedAt) return fail('accounts.second-factor-on')
  const now = ctx.now()
  const wrong = wrongCodesAt(now, factor.wrongCount, factor.wrongSince)
  if (wrong.waitSeconds > 0) return wrong
  const used = await useUp(ctx, factor, code, use.takesRecovery)
  await ctx.db
    .update(secondFactors)
    .set(used ? { ...used, wrongCount: 0, wrongSince: null } : { wrongCount: wrong.count + 1, wrongSince: wrong.since })
    .where(eq(secondFactors.userId, use.userId))
  return used ? null : wrong
}

/** The changes to the factor for a valid code; null for a wrong one. */
const useUp = async (
  ctx: Ctx,
  factor: FactorRow,
  { kind, code }: TypedCode,
  takesRecovery: boolean,
): Promise<Partial<FactorRow> | null> => {
  if (kind === 'app') {
    const step = stepOfCode(await decryptSecret(ctx, factor.userId, factor.encryptedSecret), code, ctx.now())
    return step !== null && step > factor.lastStep ? { lastStep: step } : null
  }
  if (!takesRecovery) return null
  const used = await ctx.db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, factor.userId), eq(recoveryCodes.codeHash, hashSecret(code))))
    .returning()
  return used.length > 0 ? {} : null
}

/** Replaces a member's recovery codes by ten new ones, stored nowhere in plain. */
export const makeRecoveryCodes = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: CODE_COUNT }, newCode)
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashSecret(code) })))
  return codes.map(inGroups)
}

// 256 is a multiple of 32, so all characters are equally likely.
const newCode = (): string => [...randomBytes(CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')

/** Since when a member's factor is on; null without one. */
export const factorSince = async (ctx: Ctx, userId: string): Promise<Date | null> => {
  const [factor] = await ctx.db.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(eq(secondFactors.userId, userId))
  return factor?.since ?? null
}

/** How many recovery codes a member has left. */
export const codesLeft = async (ctx: Ctx, userId: string): Promise<number> => {
  const [row] = await ctx.db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** Deletes a member's factor and its codes; false if none was on. */
export const dropFactor = async (ctx: Ctx, userId: string): Promise<boolean> => {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const [gone] = await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
  return Boolean(gone?.confirmedAt)
}

/** Emits a change of the factor, so that the member is emailed about it. */
export const emitFactorChange = async (ctx: Ctx, userId: string, change: FactorChange): Promise<void> =>
  emit(ctx, 'accounts.second-factor-changed', { userId, change, codesLeft: await codesLeft(ctx, userId) })
