import { createHash, randomBytes } from 'node:crypto'
import type { Answer, api, Input } from '@feria/contract'
import { argentineDay } from '@feria/contract/argentine-day'
import { ATTRIBUTION_DAYS } from '@feria/contract/reselling/values'
import type { Ctx } from '../../../core/context.ts'
import { readSigned, signText } from '../../../platform/signing.ts'
import { findReseller, findShared } from '../queries.ts'
import { resaleVisits, resellerBrowsers } from '../tables.ts'

const PURPOSE = 'resale-cookie'
const DAY_MS = 86_400_000

interface Visited {
  answer: Answer<typeof api.reselling.visit>
  /** The cookie to set. */
  cookie: string
}

/**
 * Counts a visit, once per browser and day, and remembers the link. The reseller's own visits are not counted; a browser in which a
 * reseller is signed in is remembered as theirs. Anyone may call.
 */
export const visitLink = async (ctx: Ctx, { params }: Input<typeof api.reselling.visit>, cookie: string | null): Promise<Visited> => {
  const { link } = await findShared(ctx, params.id)
  const now = ctx.now()
  const browser = (await readCookie(ctx, cookie))?.browser ?? randomBytes(16).toString('base64url')
  const visitor = visitorOf(browser)
  if (ctx.actor && (await findReseller(ctx, ctx.actor.id))) {
    const seen = { userId: ctx.actor.id, visitor, seenAt: now }
    await ctx.db
      .insert(resellerBrowsers)
      .values(seen)
      .onConflictDoUpdate({ target: [resellerBrowsers.userId, resellerBrowsers.visitor], set: { seenAt: now } })
  }
  const isOwn = ctx.actor?.id === link.resellerId
  const counted = isOwn
    ? []
    : await ctx.db
        .insert(resaleVisits)
        .values({ linkId: link.id, visitor, day: argentineDay(now) })
        .onConflictDoNothing()
        .returning()
  const until = now.getTime() + ATTRIBUTION_DAYS * DAY_MS
  return { answer: { isCounted: counted.length > 0 }, cookie: await signText(ctx, PURPOSE, `${browser}.${link.id}.${until}`) }
}

/** A browser as it is stored: the table cannot be used to forge its cookie. */
const visitorOf = (browser: string): string => createHash('sha256').update(browser).digest('base64url')

/** The browser and the link in one of our cookies, for 30 days; null unless we signed it. */
export const readCookie = async (ctx: Ctx, cookie: string | null): Promise<{ browser: string; linkId: string } | null> => {
  const [browser, linkId, until] = (cookie && (await readSigned(ctx, PURPOSE, cookie)))?.split('.') ?? []
  return browser && linkId && Number(until) > ctx.now().getTime() ? { browser, linkId } : null
}

/** The hash of the browser in one of our cookies; null without one. */
export const readVisitor = async (ctx: Ctx, cookie: string | null): Promise<string | null> => {
  const read = await readCookie(ctx, cookie)
  return read && visitorOf(read.browser)
}
