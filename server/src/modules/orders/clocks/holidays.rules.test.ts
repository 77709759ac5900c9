import { expect, test } from 'vitest'
import { holidaysOf, plusDays, weekdayOf } from './holidays.rules.ts'

/** As the government published them, without the days of tourism that it adds to each year by decree. */
const official: Record<number, string> = {
  2024: '01-01 02-12 02-13 03-24 03-29 04-02 05-01 05-25 06-17 06-20 07-09 08-17 10-12 11-18 12-08 12-25',
  // The Sunday of 12 October was moved to the Friday before by a decree that allows it and does not order it: not by the law.
  2025: '01-01 03-03 03-04 03-24 04-02 04-18 05-01 05-25 06-16 06-20 07-09 08-17 10-12 11-24 12-08 12-25',
  2026: '01-01 02-16 02-17 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 08-17 10-12 11-23 12-08 12-25',
}

test.each([2024, 2025, 2026])('the holidays of %i are those that were published', (year) => {
  expect([...holidaysOf(year)].map((day) => day.slice(5)).join(' ')).toBe(official[year])
})

test('in every year the movable ones never stand from Tuesday to Friday, and Good Friday is one', () => {
  for (let year = 2018; year < 2100; year++) {
    const days = [...holidaysOf(year)]
    for (const date of ['06-17', '08-17', '10-12', '11-20']) {
      const near = days.filter((day) => Math.abs(Date.parse(day) - Date.parse(`${year}-${date}`)) <= 4 * 86_400_000)
      const moved = near.filter((day) => !day.endsWith('06-20'))
      expect(
        moved.map(weekdayOf).every((weekday) => [0, 1, 6].includes(weekday)),
        `${date} of ${year}`,
      ).toBe(true)
    }
    const friday = days.find((day) => weekdayOf(day) === 5 && /-0[34]-/.test(day) && days.includes(plusDays(day, -46)))
    expect(friday, `Good Friday of ${year}`).toBeDefined()
  }
})
