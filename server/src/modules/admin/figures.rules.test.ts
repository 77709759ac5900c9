import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { figuresOf, firstIdOf, lastDays } from './figures.rules.ts'

const nothing = { orders: 0, sales: { USD: 0, ARS: 0 }, signUps: 0, claims: 0, reports: 0, errors: 0, failedJobs: 0 }

test('the last days end with today in Argentina, three hours behind UTC', () => {
  expect(lastDays(new Date('2026-12-01T02:59:59Z'), 3)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
  expect(lastDays(new Date('2026-12-01T03:00:00Z'), 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
})

test('each day has its own figures, sums by currency in major units, zeros, and nothing of other days', () => {
  const counted = (kind: 'orders' | 'signUps', day: string, count: number, currency: 'ARS' | 'USD' | null = null, sumMinor = 0) => ({
    ...{ kind, day, count, currency, sumMinor },
  })
  const found = [
    counted('orders', '2026-11-30', 2, 'ARS', 150_050),
    counted('orders', '2026-11-30', 1, 'USD', 999),
    counted('signUps', '2026-11-29', 4),
    counted('signUps', '2026-11-01', 9),
  ]
  expect(figuresOf(['2026-11-29', '2026-11-30'], found)).toEqual([
    { day: '2026-11-29', ...nothing, signUps: 4 },
    { day: '2026-11-30', ...nothing, orders: 3, sales: { USD: 9.99, ARS: 1500.5 } },
  ])
})

test('the lowest id of a moment is below any made then, and above those made before', () => {
  const at = new Date('2026-11-28T03:00:00Z')
  const made = (msecs: number) => newId({ msecs })
  expect(firstIdOf(at)).toBe('01a22018-6780-7000-8000-000000000000')
  expect(firstIdOf(at) <= made(at.getTime())).toBe(true)
  expect(made(at.getTime() - 1) < firstIdOf(at)).toBe(true)
})
