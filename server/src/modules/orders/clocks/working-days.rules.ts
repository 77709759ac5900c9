import { holidaysOf, plusDays, weekdayOf } from './holidays.rules.ts'

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
