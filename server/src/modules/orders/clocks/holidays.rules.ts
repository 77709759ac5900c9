/** National holidays of Argentina that stay where they are (Ley 27.399, article 1), as `MM-DD`. */
const fixed = ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25']
/** Those that the law moves to a Monday when they fall on the middle of a week (articles 1 and 6). */
const movable = ['06-17', '08-17', '10-12', '11-20']
/** Days from Easter Sunday: Monday and Tuesday of carnival, Good Friday. */
const fromEaster = [-48, -47, -2]
/** By how many days a movable one moves, by its weekday from Sunday on: to the Monday before, or to the one after. */
const moves = [0, 0, -1, -2, 4, 3, 0]

const DAY_MS = 86_400_000

/** A day as `2026-12-08`, so many days after another. */
export const plusDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The weekday of a day, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Easter Sunday of a year of the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
const easterOf = (year: number): string => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + skipped + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

const ofYear = (year: number): string[] => {
  const moved = movable.map((date) => plusDays(`${year}-${date}`, moves[weekdayOf(`${year}-${date}`)] ?? 0))
  return [...fixed.map((date) => `${year}-${date}`), ...moved, ...fromEaster.map((days) => plusDays(easterOf(year), days))].sort()
}

const years = new Map<number, ReadonlySet<string>>()

/** The national holidays of a year by the law, as `2026-12-08`. What a decree adds or moves is not among them. */
export const holidaysOf = (year: number): ReadonlySet<string> => {
  const known = years.get(year) ?? new Set(ofYear(year))
  years.set(year, known)
  return known
}
