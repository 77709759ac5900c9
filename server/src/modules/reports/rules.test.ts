import { describe, expect, test } from 'vitest'
import { globalReport, lastMonths, wholePesos } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const sales = [
  { month: '2026-03', units: 2, arsCents: 400_000 },
  { month: '2026-06', units: 1, arsCents: 100_050 },
  { month: '2026-11', units: 3, arsCents: 900_000 },
]

test('[REP-09] the months are the last six in Argentine time, this one included', () => {
  expect(lastMonths(now).map(({ label }) => label)).toEqual(['Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov'])
  expect(lastMonths(new Date('2026-03-01T02:59:00Z')).map(({ month }) => month)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(lastMonths(new Date('2026-03-01T03:00:00Z')).at(-1)).toEqual({ month: '2026-03', label: 'Mar' })
})

describe('the sales of everybody', () => {
  test('[REP-08] count every month in the totals and the last six in the charts', () => {
    expect(globalReport({ sales, sellers: 5, isAdmin: false, now })).toEqual({
      totalProductsSold: 6,
      totalRevenue: 14_001,
      averageSalePrice: 2333,
      salesByMonth: {
        labels: ['Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov'],
        revenue: [1001, 0, 0, 0, 0, 9000],
        productsSold: [1, 0, 0, 0, 0, 3],
      },
      trend: { labels: ['Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov'], values: [1001, 0, 0, 0, 0, 9000] },
      isSample: false,
    })
  })

  test('[REP-10] are the defaults and a marked sample while fewer than 5 sellers sold; admins see the real figures', () => {
    const hidden = globalReport({ sales, sellers: 4, isAdmin: false, now })
    expect(hidden).toMatchObject({ totalProductsSold: 0, totalRevenue: 0, averageSalePrice: 0, isSample: true })
    expect(hidden.salesByMonth.labels).toEqual(['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun'])
    expect(globalReport({ sales, sellers: 4, isAdmin: true, now })).toMatchObject({ totalProductsSold: 6, isSample: false })
  })

  test('show the sample when the last six months have no sale, and the real totals', () => {
    expect(globalReport({ sales: sales.slice(0, 1), sellers: 9, isAdmin: false, now })).toMatchObject({
      totalProductsSold: 2,
      isSample: true,
    })
    expect(globalReport({ sales: [], sellers: 0, isAdmin: true, now })).toMatchObject({ averageSalePrice: 0, isSample: true })
  })
})

test('[FMT-06] money is whole pesos', () => expect([149, 150, 0].map(wholePesos)).toEqual([1, 2, 0]))
