import { randomInt, timingSafeEqual } from 'node:crypto'
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '@feria/contract/accounts/values'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { keyedHash } from '../../platform/server-keys.ts'
import { toE164 } from './phone.ts'
import { textOfCode } from './phone-codes.rules.ts'
import { phoneCodes, users } from './tables.ts'

const KEY = 'phone-codes'
/** However long the gateway asks us to wait, a code is of no use after ten minutes. */
const LONGEST_SECONDS = PHONE_CODE_MINUTES * 60
const MAX_TIMES = 8

/** The stored form of a number or a code: a fast hash alone would be undone by trying all of them. */
const hashed = (ctx: Ctx, text: string): Promise<string> => keyedHash(ctx, KEY, text)

/** A number as it is counted. */
export const phoneHashOf = (ctx: Ctx, phone: string): Promise<string> => hashed(ctx, `phone\n${phone}`)

const codeHashOf = (ctx: Ctx, userId: string, phone: string, code: string) => hashed(ctx, `code\n${userId}\n${phone}\n${code}`)

/** Whether these six digits are the code that was sent to this number for this member. */
export const isCodeOf = async (
  ctx: Ctx,
  { userId, phone, codeHash }: { userId: string; phone: string; codeHash: string },
  code: string,
): Promise<boolean> => {
  const [given, known] = [Buffer.from(await codeHashOf(ctx, userId, phone, code)), Buffer.from(codeHash)]
  return given.length === known.length && timingSafeEqual(given, known)
}

/** When a code that is made or asked for now ends. */
export const endOfCode = (now: Date): Date => new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000)

/** The member's code that can be waited for or tried, or could not be sent minutes ago; undefined otherwise. */
export const findCode = async (ctx: Ctx, userId: string) => {
  const isOpen = and(eq(phoneCodes.userId, userId), gt(phoneCodes.expiresAt, ctx.now()), lt(phoneCodes.tries, PHONE_CODE_TRIES))
  const [code] = await ctx.db.select().from(phoneCodes).where(isOpen)
  return code?.phone ? { ...code, phone: code.phone } : undefined
}

/** Ends the code that a member asked for before, also one that is still to be sent. */
export const endCodes = async (ctx: Ctx, userId: string): Promise<void> => {
  const now = ctx.now()
  await ctx.db
    .update(phoneCodes)
    .set({ expiresAt: now, codeHash: null })
    .where(and(eq(phoneCodes.userId, userId), gt(phoneCodes.expiresAt, now)))
}

/**
 * Texts a member the code that they asked for, unless it is over. The code is made here, so that no job ever holds it; each try makes
 * another. Throws, for a retry, when the gateway cannot take it now; a gateway that says how long gets that pause.
 */
export const textPhoneCode = async (ctx: Ctx, asked: Events['accounts.phone-code-asked']): Promise<void> => {
  const now = ctx.now()
  const isOpen = and(eq(phoneCodes.id, asked.codeId), eq(phoneCodes.state, 'sending'), gt(phoneCodes.expiresAt, now))
  const [row] = await ctx.db.select().from(phoneCodes).where(isOpen)
  const { sms } = ctx.engines
  if (!row?.userId || !row.phone || !sms) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await codeHashOf(ctx, row.userId, row.phone, code)
  // Whoever reads the text types it at once, so the hash is there before it leaves.
  await ctx.db.update(phoneCodes).set({ codeHash }).where(isOpen)
  const { BRAND_NAME, PUBLIC_URL } = ctx.config
  const { outcome, detail, waitMs } = await sms.send(toE164(row.phone), textOfCode(code, BRAND_NAME, new URL(PUBLIC_URL).hostname))
  const become = (state: 'sent' | 'failed') =>
    ctx.db
      .update(phoneCodes)
      .set(state === 'sent' ? { state, expiresAt: endOfCode(now) } : { state, codeHash: null })
      .where(isOpen)
  if (outcome === 'sent') await become('sent')
  if (outcome === 'refused') {
    ctx.log.warn({ userId: row.userId, detail }, 'the SMS gateway refused a message for good')
    await become('failed')
  }
  if (outcome === 'unavailable') await putOff(ctx, asked, { detail, waitMs })
}

const putOff = async (
  ctx: Ctx,
  { codeId, times = 0 }: Events['accounts.phone-code-asked'],
  { detail, waitMs }: { detail: string; waitMs: number | undefined },
): Promise<void> => {
  const isAgain = waitMs !== undefined && times < MAX_TIMES
  if (!isAgain) throw new Error(`The SMS gateway did not take the message: ${detail}`)
  const afterSeconds = Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(waitMs / 1000)))
  await emit(ctx, 'accounts.phone-code-asked', { codeId, times: times + 1 }, { afterSeconds })
}

/** The codes that a member asked for in the last day, without what could be tried, for their export. */
export const phoneCodesOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ phone: phoneCodes.phone, askedAt: phoneCodes.askedAt, state: phoneCodes.state })
    .from(phoneCodes)
    .where(eq(phoneCodes.userId, userId))
    .orderBy(desc(phoneCodes.askedAt))

/** Takes member, number and code from what a member asked for who leaves; what is left counts for the number until it is swept. */
export const forgetPhoneCodes = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.update(phoneCodes).set({ userId: null, phone: null, codeHash: null }).where(eq(phoneCodes.userId, userId))
}

/** Marks a member's mobile as confirmed, like typing its code does. For accounts created for people, such as the demo's. */
export const provePhone = async (ctx: Ctx, userId: string, phone: string): Promise<void> => {
  const now = ctx.now()
  await ctx.db.update(users).set({ phone, phoneConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId))
}

/** Orders all who take or ask for the same, also across processes, until their transactions end. */
export const waitTurn = async (ctx: Ctx, what: string): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
}
