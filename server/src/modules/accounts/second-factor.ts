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
  /** Whether the factor waits for its first code, or is on. */
  of: 'pending' | 'on'
  /** Whether a recovery code will do. */
  takesRecovery: boolean
}

/**
 * Uses a code up and does `work` in the same transaction: of one code used twice at once, one works. A wrong code is counted and
 * fails with `accounts.wrong-code`, after five in a quarter of an hour with `too-many`; `work` learns which kind it was.
 */
export const withCode = async <T>(ctx: Ctx, use: CodeUse, work: (ctx: Ctx, kind: TypedCode['kind']) => Promise<T>): Promise<T> => {
  const code = readCode(use.typed)
  // Failing inside would take the count of wrong codes back.
  const result = await withTransaction(ctx, async (ctx) => {
    const refusal = await tryCode(ctx, use, code)
    return refusal ?? { done: await work(ctx, code.kind) }
  })
  if ('done' in result) return result.done
  if (result.waitSeconds > 0) return fail('too-many', { seconds: result.waitSeconds })
  return fail('accounts.wrong-code', {}, { code: 'El código no es correcto o ya se usó.' })
}

/**
 * Does `work` in a transaction, for a code of either kind where the member has a second factor on; without the code it fails with
 * `accounts.second-factor`. For what a stolen password must not be enough for; the code is used up only when `work` is done.
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

/** What changes of the factor when the code is right; null when it is wrong. */
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

/** Ten new recovery codes of a member instead of any old ones; they are nowhere else. */
export const makeRecoveryCodes = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: CODE_COUNT }, newCode)
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashSecret(code) })))
  return codes.map(inGroups)
}

// 256 is a multiple of 32, so every letter is as likely as any other.
const newCode = (): string => [...randomBytes(CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')

/** Since when the factor of a member is on; null where none is. */
export const factorSince = async (ctx: Ctx, userId: string): Promise<Date | null> => {
  const [factor] = await ctx.db.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(eq(secondFactors.userId, userId))
  return factor?.since ?? null
}

/** How many recovery codes a member has left. */
export const codesLeft = async (ctx: Ctx, userId: string): Promise<number> => {
  const [row] = await ctx.db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** Removes the factor of a member with its codes; false where there was none that is on. */
export const dropFactor = async (ctx: Ctx, userId: string): Promise<boolean> => {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const [gone] = await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
  return Boolean(gone?.confirmedAt)
}

/** Has the member mailed of what became of their factor, so that nobody does it unseen. */
export const tellChange = async (ctx: Ctx, userId: string, change: FactorChange): Promise<void> =>
  emit(ctx, 'accounts.second-factor-changed', { userId, change, codesLeft: await codesLeft(ctx, userId) })
