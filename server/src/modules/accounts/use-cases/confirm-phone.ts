import type { Answer, api, Input } from '@feria/contract'
import { PHONE_CODE_TRIES } from '@feria/contract/accounts/values'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockUser } from '../links.ts'
import { findCode, isCodeOf, waitTurn } from '../phone-codes.ts'
import { phoneCodes, users } from '../tables.ts'
import { phoneStateOf } from './show-phone.ts'

/**
 * Confirms the number that the member's newest code went to: it becomes that of their profile, and whoever it marked before loses the mark
 * and is notified. Members only, also with an unconfirmed email. Each try counts; fails with `accounts.wrong-phone-code`, and after the
 * fifth, after ten minutes and once it was used with `accounts.phone-code-over`.
 */
export const confirmPhone = async (ctx: Ctx, { body }: Input<typeof api.phones.confirm>): Promise<Answer<typeof api.phones.confirm>> => {
  const { id } = memberOf(ctx)
  const typed = body.code.replace(/[\s-]/g, '')
  // Failing inside would roll back the count of tries.
  const triesLeft = await withTransaction(ctx, (ctx) => tryCode(ctx, id, typed))
  if (triesLeft === 0) return fail('accounts.phone-code-over')
  if (triesLeft !== null) return fail('accounts.wrong-phone-code', { left: triesLeft }, { code: 'El código no es correcto.' })
  return phoneStateOf(ctx, id)
}

/** Null once the number is confirmed; otherwise how often the code can still be tried. */
const tryCode = async (ctx: Ctx, userId: string, typed: string): Promise<number | null> => {
  const asked = await findCode(ctx, userId)
  if (!asked) return 0
  // Before any member is locked, so that two who confirm one number wait here and never for each other.
  await waitTurn(ctx, asked.phoneHash)
  if (!(await lockUser(ctx, userId))) return 0
  // The previous holder of the lock may have tried it, used it, or asked for another.
  const code = await findCode(ctx, userId)
  if (!code?.codeHash || code.id !== asked.id) return 0
  const isRight = await isCodeOf(ctx, { userId, phone: code.phone, codeHash: code.codeHash }, typed)
  const tries = code.tries + 1
  await ctx.db
    .update(phoneCodes)
    .set(isRight ? { tries: PHONE_CODE_TRIES, codeHash: null } : { tries })
    .where(eq(phoneCodes.id, code.id))
  if (!isRight) return PHONE_CODE_TRIES - tries
  await takeNumber(ctx, userId, code.phone)
  return null
}

const takeNumber = async (ctx: Ctx, userId: string, phone: string): Promise<void> => {
  const now = ctx.now()
  const former = await ctx.db
    .update(users)
    .set({ phoneConfirmedAt: null, updatedAt: now })
    .where(
      and(
        sql`regexp_replace(${users.phone}, '\\D', '', 'g') = ${phone.replace(/\D/g, '')}`,
        isNotNull(users.phoneConfirmedAt),
        ne(users.id, userId),
      ),
    )
    .returning({ id: users.id })
  for (const { id } of former) await emit(ctx, 'accounts.phone-taken', { userId: id, at: now.toISOString() })
  await ctx.db.update(users).set({ phone, phoneConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId))
}
