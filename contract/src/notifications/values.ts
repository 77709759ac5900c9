/**
 * Notifications that a device keeps [NOTI-18]; the badge pulses for a second when their count changes [NOTI-04]; at most one sound in 3
 * s.
 */
export const KEPT_NOTICES = 50
/** Push subscriptions per member; another one replaces the oldest. */
export const MAX_PUSH_BROWSERS = 10
export const PULSE_MS = 1000
export const SOUND_PAUSE_MS = 3000
/**
 * Emails that a member can unsubscribe from: the digest of matches, and sellers' offers. All others are about their account, their money
 * or their purchases.
 */
export const optionalEmails = ['resumen', 'ofertas'] as const
export type OptionalEmail = (typeof optionalEmails)[number]
