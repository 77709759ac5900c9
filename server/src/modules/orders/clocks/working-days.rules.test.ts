import { expect, test } from 'vitest'
import { dayAfterWorkingDays } from './working-days.rules.ts'

const after = (day: string, days: number, extra: string[] = []) => dayAfterWorkingDays(day, days, extra)

test('whole working days pass first: no weekend counts, nor the day itself', () => {
  expect(after('2026-10-16', 5)).toBe('2026-10-26')
  expect(after('2026-10-17', 5)).toBe('2026-10-26')
  expect(after('2026-10-19', 5)).toBe('2026-10-27')
  expect(after('2026-10-16', 0)).toBe('2026-10-19')
})

test('holidays do not count, nor what the operator adds', () => {
  // The day of sovereignty was moved to Monday the 23rd.
  expect(after('2026-11-20', 5)).toBe('2026-12-01')
  expect(after('2026-12-04', 1)).toBe('2026-12-09')
  expect(after('2026-12-04', 1, ['2026-12-07'])).toBe('2026-12-10')
  expect(after('2026-12-30', 1)).toBe('2027-01-04')
})
