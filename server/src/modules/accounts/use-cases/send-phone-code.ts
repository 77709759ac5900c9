import type { Answer, api, Input } from '@feria/contract'
import { PHONE_CODES_A_DAY } from '@feria/contract/accounts/values'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { lockUser } from '../links.ts'
import { readMobile } from '../phone.ts'
import { DAY_MS, waitForCode, writeWait } from '../phone-codes.rules.ts'
import { endCodes, endOfCode, phoneHashOf, waitTurn } from '../phone-codes.ts'
import { getUser } from '../queries.ts'
import { phoneCodes } from '../tables.ts'
import { phoneStateOf } from './show-phone.ts'

/** Of one address in 24 hours: many members of a mobile network share one. */
const OF_AN_ADDRESS = { max: 30, seconds: 86_400 }

/**
 * Texts six digits to an Argentine mobile, the given one or that of the profile; the member's older code stops working. Members only;
 * refuses other numbers, the member's own confirmed one, and more than the limits of the member, the number, the address and the site.
 * Whether another member has the number changes nothing.
 */
export const sendPhoneCode = async (ctx: Ctx, { body }: Input<typeof api.phones.send>): Promise<Answer<typeof api.phones.send>> => {
  if (!ctx.engines.sms) return fail('accounts.phone-not-offered')
  const userId = memberOf(ctx).id
  const own = await getUser(ctx, userId)
  const typed = body.phone ?? own.phone
  if (!typed) return fail('accounts.phone-missing', {}, { phone: 'Ingresá tu teléfono.' })
  const phone = await readMobile(typed)
  if (own.phoneConfirmedAt && own.phone === phone) return fail('accounts.phone-confirmed')
  await limit(ctx, `phone-code:${ctx.address}`, OF_AN_ADDRESS)
  const phoneHash = await phoneHashOf(ctx, phone)
  await withTransaction(ctx, async (ctx) => {
    await waitTurn(ctx, 'phone-codes')
    if (!(await lockUser(ctx, userId))) return fail('accounts.not-found')
    await checkLimits(ctx, userId, phoneHash)
    await endCodes(ctx, userId)
    const askedAt = ctx.now()
    const id = newId({ msecs: askedAt.getTime() })
    await ctx.db.insert(phoneCodes).values({ id, userId, phone, phoneHash, askedAt, expiresAt: endOfCode(askedAt) })
    await emit(ctx, 'accounts.phone-code-asked', { codeId: id })
  })
  return phoneStateOf(ctx, userId)
}

/** The limit of the site holds always, the others as `RATE_LIMITS` says. */
const checkLimits = async (ctx: Ctx, userId: string, phoneHash: string): Promise<void> => {
  const now = ctx.now()
  const daily = ctx.config.SMS_DAILY_LIMIT
  const isNew = gt(phoneCodes.askedAt, new Date(now.getTime() - DAY_MS))
  const newest = async (of: SQL | undefined, most: number) => {
    const rows = await ctx.db
      .select({ at: phoneCodes.askedAt })
      .from(phoneCodes)
      .where(and(of, isNew))
      .orderBy(desc(phoneCodes.askedAt))
      .offset(of ? 0 : most - 1)
      .limit(of ? most : 1)
    return rows.map(({ at }) => at)
  }
  const ofEach = async (of: SQL) => (ctx.config.RATE_LIMITS ? newest(of, PHONE_CODES_A_DAY) : [])
  const asked = {
    ofMember: await ofEach(eq(phoneCodes.userId, userId)),
    ofPhone: await ofEach(eq(phoneCodes.phoneHash, phoneHash)),
    /** The one that has to be over before another fits. */
    lastOfAll: daily > 0 ? (await newest(undefined, daily))[0] : now,
  }
  const wait = waitForCode(asked, now)
  if (wait > 0) fail('accounts.phone-codes-spent', { wait: writeWait(wait) })
}
