import { argentineDay } from '@feria/contract/argentine-day'
import type { NotificationData } from '@feria/contract/notifications/kinds'
import type { Coincidence } from '@feria/contract/wishes/values'

/** A match that both sides should be notified of. */
export interface PendingMatch {
  matchId: string
  coincidence: Coincidence
  score: number
  buyerId: string
  sellerId: string
  isMuted: boolean
  productId: string
  productName: string
  /** What each side is told of the score. */
  briefs: Record<'busco' | 'vendo', Pick<NotificationData, 'matchScore' | 'reasonFor' | 'reasonAgainst'>>
}

/** One notification for one member: a match, or several grouped. */
export interface Announcement {
  userId: string
  kind: 'newMatch' | 'newMatches'
  /** Its matches, the best first; never empty. */
  matchIds: string[]
  /** How many matches or, for one product, how many people. */
  count: number
  /** True when one of them is exact. */
  isExact: boolean
  data: NotificationData
}

/** Within 10 minutes a member gets at most 3 live notifications with a sound; the rest is grouped into one silent notification. */
export const MAX_LIVE = 3
export const WINDOW_MS = 10 * 60_000
/** The hour, in Argentine time, of the digest for members without quiet hours; otherwise it follows those. */
const DIGEST_HOUR = 9

/** A member's used budget. */
export interface Budget {
  windowFrom: Date
  notified: number
}

export interface Quiet {
  quietFrom: number | null
  quietTo: number | null
}

/**
 * What each member is notified of: a buyer of each match, a seller of how many people look for one product; more than three at once
 * become one. A muted wish notifies nobody.
 */
export const announcementsOf = (pending: readonly PendingMatch[]): Map<string, Announcement[]> => {
  const loud = pending
    .filter(({ isMuted }) => !isMuted)
    .toSorted((a, b) => Number(b.coincidence === 'MATCH') - Number(a.coincidence === 'MATCH') || b.score - a.score)
  const ofBuyers = loud.map((match) => single(match.buyerId, match, 'busco'))
  const byProduct = Map.groupBy(loud, ({ sellerId, productId }) => `${sellerId} ${productId}`)
  const ofSellers = [...byProduct.values()].flatMap((met): Announcement[] => {
    const [first] = met
    const people = new Set(met.map(({ buyerId }) => buyerId)).size
    if (!first) return []
    if (people === 1) return [{ ...single(first.sellerId, first, 'vendo'), matchIds: met.map(({ matchId }) => matchId) }]
    const data = { productId: first.productId, productName: first.productName, count: people }
    const isExact = first.coincidence === 'MATCH'
    return [{ userId: first.sellerId, kind: 'newMatches', matchIds: met.map(({ matchId }) => matchId), count: people, isExact, data }]
  })
  const byMember = Map.groupBy([...ofBuyers, ...ofSellers], ({ userId }) => userId)
  return new Map(
    [...byMember].map(([userId, announcements]) => [
      userId,
      announcements.length > MAX_LIVE ? [together(userId, announcements)] : announcements,
    ]),
  )
}

const single = (
  userId: string,
  { matchId, productId, productName, coincidence, briefs }: PendingMatch,
  side: keyof PendingMatch['briefs'],
): Announcement => ({
  userId,
  kind: 'newMatch',
  matchIds: [matchId],
  count: 1,
  isExact: coincidence === 'MATCH',
  data: { matchId, productId, productName, ...briefs[side] },
})

const together = (userId: string, announcements: Announcement[]): Announcement => {
  const count = announcements.reduce((sum, announcement) => sum + announcement.count, 0)
  const isExact = announcements.some((announcement) => announcement.isExact)
  return { userId, kind: 'newMatches', matchIds: announcements.flatMap(({ matchIds }) => matchIds), count, isExact, data: { count } }
}

/**
 * Splits notifications into live ones and silently grouped ones, and returns the remaining budget. Close matches leave the last live
 * notification to exact ones. In quiet hours nothing is live.
 */
export const spend = <T extends { isExact: boolean }>(
  budget: Budget,
  news: T[],
  now: Date,
  isQuiet: boolean,
): { budget: Budget; live: T[]; silent: T[] } => {
  const isOver = now.getTime() - budget.windowFrom.getTime() >= WINDOW_MS
  const { windowFrom, notified } = isOver ? { windowFrom: now, notified: 0 } : budget
  const live: T[] = []
  for (const one of news) {
    const most = one.isExact ? MAX_LIVE : MAX_LIVE - 1
    if (!isQuiet && notified + live.length < most) live.push(one)
  }
  return { budget: { windowFrom, notified: notified + live.length }, live, silent: news.filter((one) => !live.includes(one)) }
}

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Argentina/Buenos_Aires', hour: '2-digit', hourCycle: 'h23' })

/** The hour of the day in Argentine time, 0 to 23. */
export const hourOf = (now: Date): number => Number(hourFormat.format(now))

/** Whether an hour is within the quiet hours, which may cross midnight. */
export const isQuietAt = (hour: number, { quietFrom, quietTo }: Quiet): boolean => {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo
}

/** Whether a member's digest is due: once a day, from the end of their quiet hours on, otherwise from 9 on. */
export const isDigestDue = (now: Date, last: Date | null, quiet: Quiet): boolean => {
  const hour = hourOf(now)
  const isToday = last !== null && argentineDay(last) === argentineDay(now)
  return !isToday && !isQuietAt(hour, quiet) && hour >= (quiet.quietTo ?? DIGEST_HOUR)
}
