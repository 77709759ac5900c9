/** Notices that a device keeps [NOTI-18]; the badge pulses for a second when their count changes [NOTI-04]; one sound in 3 s. */
export const KEPT_NOTICES = 50
/** Browsers of a member that are told while they are not open; one more takes the place of the oldest. */
export const MAX_PUSH_BROWSERS = 10
export const PULSE_MS = 1000
export const SOUND_PAUSE_MS = 3000
/**
 * Letters that a member can do without: the digest of matches, and offers of sellers. All others tell of their account, their money or what
 * they bought.
 */
export const optionalEmails = ['resumen', 'ofertas'] as const
export type OptionalEmail = (typeof optionalEmails)[number]
