import { holidaysOf, plusDays, weekdayOf } from './holidays.rules.ts'

/** Argentina's offset from UTC, all year round since 2009. */
const OFFSET_MS = 3 * 3_600_000

/** The day of a time in Buenos Aires, as `2026-11-30`. */
export const dayOf = (at: Date): string => new Date(at.getTime() - OFFSET_MS).toISOString().slice(0, 10)

/** When a day begins in Buenos Aires. */
export const startOf = (day: string): Date => new Date(Date.parse(day) + OFFSET_MS)

const isWorkingDay = (day: string, extra: readonly string[]): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !holidaysOf(Number(day.slice(0, 4))).has(day) && !extra.includes(day)

/**
 * The first working day once so many whole ones have passed since a day: from Monday to Friday, without national holidays and the
 * operator's extra ones. The day itself does not count.
 */
export const dayAfterWorkingDays = (day: string, days: number, extra: readonly string[]): string => {
  let at = day
  for (let left = days + 1; left > 0; ) {
    at = plusDays(at, 1)
    if (isWorkingDay(at, extra)) left -= 1
  }
  return at
}
