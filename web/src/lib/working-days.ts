import { localDay } from './local-time.ts'

const DAY_MS = 86_400_000

/** The first working day, Monday to Friday, once so many whole ones have passed since a time, in Buenos Aires; as `2026-11-30`. */
export const dayAfterWorkingDays = (iso: string, days: number): string => {
  let at = Date.parse(`${localDay(iso)}T00:00:00.000Z`)
  for (let left = days + 1; left > 0; ) {
    at += DAY_MS
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}
