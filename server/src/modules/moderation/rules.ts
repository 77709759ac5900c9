import { ABUSE_APPEAL_DAYS, ABUSE_HOURS, type AbuseDecision, type AbuseReason, TAKEN_MINUTES } from '@feria/contract/moderation/values'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So many independent reporters hide a product until it is decided. */
export const HOLDING_REPORTERS = 3
/** Days since which a trusted reporter is a member, and days in which none of their reports led to nothing. */
const TRUSTED_AFTER_DAYS = 30
export const LOST_DAYS = 90

/** Until when a report that was made then is to be decided. */
export const dueOf = (reason: AbuseReason, at: Date): Date => new Date(at.getTime() + ABUSE_HOURS[reason] * HOUR_MS)

/** The more urgent of two reasons; the first of equals, so that a case keeps what it was opened for. */
export const moreUrgent = (one: AbuseReason, other: AbuseReason): AbuseReason => (ABUSE_HOURS[other] < ABUSE_HOURS[one] ? other : one)

/** Until when a case stays with who took it then; null once that is over, or for nobody. */
export const takenUntil = (takenAt: Date | null, now: Date): Date | null => {
  if (!takenAt) return null
  const until = new Date(takenAt.getTime() + TAKEN_MINUTES * 60_000)
  return until > now ? until : null
}

/** Whether a decision can still be appealed: whatever did something, once, within 30 days. */
export const mayAppeal = (
  { decision, decidedAt, appealedAt }: { decision: AbuseDecision | null; decidedAt: Date | null; appealedAt: Date | null },
  now: Date,
): boolean => decision !== null && decision !== 'nothing' && appealedAt === null && decidedAt !== null && !isAppealLate(decidedAt, now)

/** Whether the 30 days to appeal a decision are over. */
export const isAppealLate = (decidedAt: Date, now: Date): boolean => now.getTime() > decidedAt.getTime() + ABUSE_APPEAL_DAYS * DAY_MS

/** A reporter, as far as it says whether they are on their own. */
export interface Reporter {
  since: Date
  /** Reports that led to nothing, of the last 90 days. */
  lost: number
  /** The keyed hash of the address that they reported from, and of browsers that they used. */
  marks: readonly string[]
}

/** Whether a reporter's word can hide something before an admin reads it. */
export const isTrusted = ({ since, lost }: Pick<Reporter, 'since' | 'lost'>, now: Date): boolean =>
  lost === 0 && now.getTime() - since.getTime() >= TRUSTED_AFTER_DAYS * DAY_MS

/** How many trusted reporters have nothing in common: those who share an address or a browser, directly or through others, are one. */
export const countIndependent = (reporters: readonly Reporter[], now: Date): number => {
  let groups: (readonly string[])[] = []
  for (const { marks } of reporters.filter((one) => isTrusted(one, now))) {
    const isJoined = (group: readonly string[]) => group.some((mark) => marks.includes(mark))
    const joined = groups.filter(isJoined)
    groups = [...groups.filter((group) => !isJoined(group)), [...marks, ...joined.flat()]]
  }
  return groups.length
}
