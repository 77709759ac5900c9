import { createHash, randomBytes } from 'node:crypto'
import type { Answer, api, Input } from '@feria/contract'
import { ATTRIBUTION_DAYS } from '@feria/contract/reselling/values'
import type { Ctx } from '../../../core/context.ts'
import { readSigned, signText } from '../../../platform/signing.ts'
import { findReseller, findShared } from '../queries.ts'
import { dayOf } from '../rules.ts'
import { resaleVisits, resellerBrowsers } from '../tables.ts'

const PURPOSE = 'resale-cookie'
const DAY_MS = 86_400_000

interface Visited {
  answer: Answer<typeof api.reselling.visit>
  /** What the browser has to remember. */
  cookie: string
}

/**
 * Counts a visit, once a browser and day, and remembers the link. The reseller's own is not counted; a browser in which a reseller is
 * signed in is remembered as theirs. Anyone may call.
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
        .values({ linkId: link.id, visitor, day: dayOf(now) })
        .onConflictDoNothing()
        .returning()
  const until = now.getTime() + ATTRIBUTION_DAYS * DAY_MS
  return { answer: { isCounted: counted.length > 0 }, cookie: await signText(ctx, PURPOSE, `${browser}.${link.id}.${until}`) }
}

/** How a browser is kept: whoever reads the table cannot make its cookie. */
const visitorOf = (browser: string): string => createHash('sha256').update(browser).digest('base64url')

/** The browser and the link that a cookie of ours names, for 30 days; null for what we did not sign. */
export const readCookie = async (ctx: Ctx, cookie: string | null): Promise<{ browser: string; linkId: string } | null> => {
  const [browser, linkId, until] = (cookie && (await readSigned(ctx, PURPOSE, cookie)))?.split('.') ?? []
  return browser && linkId && Number(until) > ctx.now().getTime() ? { browser, linkId } : null
}

/** The browser behind a cookie of ours as it is kept; null without one. */
export const readVisitor = async (ctx: Ctx, cookie: string | null): Promise<string | null> => {
  const read = await readCookie(ctx, cookie)
  return read && visitorOf(read.browser)
}
