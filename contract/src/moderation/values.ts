/** Words of moderation that both sides share. No schemas here: the browser loads this file. */

/** What can be reported. */
export const abuseSubjects = ['product', 'member', 'message', 'review', 'wish'] as const
export type AbuseSubject = (typeof abuseSubjects)[number]

/** Why somebody reports, and the rule that a decision names: the most urgent first. */
export const abuseReasons = ['danger', 'minor', 'identity', 'fraud', 'prohibited', 'offensive', 'privacy', 'spam', 'other'] as const
export type AbuseReason = (typeof abuseReasons)[number]

/** Hours in which a report is decided, by its reason. */
export const ABUSE_HOURS: Record<AbuseReason, number> = {
  danger: 4,
  minor: 4,
  identity: 4,
  fraud: 24,
  prohibited: 72,
  offensive: 72,
  privacy: 72,
  spam: 72,
  other: 72,
}

/** What an admin decides, the mildest first. From `hide` on what was reported is no longer shown. */
export const abuseDecisions = ['nothing', 'warn', 'hide', 'limit', 'suspend', 'end'] as const
export type AbuseDecision = (typeof abuseDecisions)[number]

/** Decisions that restrict a member, and those of them that last some days. */
export const restrictingDecisions = ['limit', 'suspend', 'end'] as const satisfies AbuseDecision[]
export const lastingDecisions = ['limit', 'suspend'] as const satisfies AbuseDecision[]
export const isRestricting = (decision: AbuseDecision): boolean => restrictingDecisions.some((one) => one === decision)
export const isLasting = (decision: AbuseDecision): boolean => lastingDecisions.some((one) => one === decision)

/** The decision about an appeal: the first one stands, or is taken back with all that it did. */
export const abuseAppealOutcomes = ['upheld', 'overturned'] as const
export type AbuseAppealOutcome = (typeof abuseAppealOutcomes)[number]

/** What became of a report, as its reporter reads it: it waits, nothing was wrong, something was done, that was taken back. */
export const abuseStates = ['open', 'nothing', 'acted', 'overturned'] as const
export type AbuseState = (typeof abuseStates)[number]

/** Characters of a report, of the words of a decision and of an appeal. */
export const MAX_ABUSE_TEXT = 1000
/** Decision templates that admins write beside the stated ones, and characters of the title of one. */
export const MAX_DECISION_TEMPLATES = 30
export const MAX_TEMPLATE_TITLE = 60
/** Reports a day: of a visitor's address, and of a member. */
export const VISITOR_REPORTS_A_DAY = 5
export const MEMBER_REPORTS_A_DAY = 20
/** Days that a limit or a suspension lasts at most. */
export const MAX_RESTRICTION_DAYS = 365
/** Minutes that a case stays with the admin who took it. */
export const TAKEN_MINUTES = 30
/** Days after a decision in which it can be appealed, and hours in which an appeal is decided. */
export const ABUSE_APPEAL_DAYS = 30
export const ABUSE_APPEAL_HOURS = 72
/** Hours that a product is hidden at most until its reports are decided. */
export const HOLD_HOURS = 72
/** Days after its decision in which a case is kept. */
export const ABUSE_KEPT_DAYS = 730
