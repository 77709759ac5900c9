/** Argentina's offset from UTC, all year round since 2009. By hand: the first date that Intl formats
 * costs a phone's processor a quarter of a second, and products and sellers show one. */
const OFFSET_MS = -3 * 3_600_000

/** A moment as a clock in Argentina shows it, in the form of ISO 8601 without an offset that means anything. */
export const argentineTime = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString()

/** The day in Argentina at a moment, `2026-11-27`. */
export const argentineDay = (at: Date): string => argentineTime(at).slice(0, 10)

/** When a day, `2026-11-27`, begins in Argentina. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - OFFSET_MS)
