import { expect, test } from 'vitest'
import { argentineDay, argentineTime, startOfDay } from './argentine-day.ts'

test('a day begins at midnight in Argentina', () => {
  expect(argentineDay(new Date('2026-11-27T02:59:59Z'))).toBe('2026-11-26')
  expect(argentineDay(new Date('2026-11-27T03:00:00Z'))).toBe('2026-11-27')
  expect(argentineTime(new Date('2026-11-27T03:05:00Z')).slice(11, 16)).toBe('00:05')
  expect(startOfDay('2026-11-27').toISOString()).toBe('2026-11-27T03:00:00.000Z')
})
