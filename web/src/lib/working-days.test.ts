import { expect, test } from 'vitest'
import { dayAfterWorkingDays } from './working-days.ts'

test('whole working days pass first: no weekend counts, nor the day itself', () => {
  const days = { friday: '2026-11-20T12:00:00.000Z', saturday: '2026-11-21T12:00:00.000Z', monday: '2026-11-23T12:00:00.000Z' }
  expect(dayAfterWorkingDays(days.friday, 5)).toBe('2026-11-30')
  expect(dayAfterWorkingDays(days.saturday, 5)).toBe('2026-11-30')
  expect(dayAfterWorkingDays(days.monday, 5)).toBe('2026-12-01')
  expect(dayAfterWorkingDays(days.friday, 0)).toBe('2026-11-23')
  // Late on Thursday in Buenos Aires it is Friday already elsewhere.
  expect(dayAfterWorkingDays('2026-11-20T02:00:00.000Z', 5)).toBe('2026-11-27')
})
