import { argentineTime } from '@feria/contract/argentine-day'
/** The sales of a month, e.g. `2026-11` in Argentine time: units, and peso cents. */
export interface MonthSales {
  month: string
  units: number
  arsCents: number
}

interface Charts {
  salesByMonth: { labels: string[]; revenue: number[]; productsSold: number[] }
  trend: { labels: string[]; values: number[] }
  isSample: boolean
}

/** Months that the charts show. */
const SHOWN_MONTHS = 6
/** With fewer sellers the totals could be attributed to one of them, so members do not see them. */
export const MIN_SELLERS = 5
const names = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'] as const

/** Sample figures for empty charts; never anybody's sales. */
const sample: Charts = {
  salesByMonth: {
    labels: names.slice(0, SHOWN_MONTHS),
    revenue: [180_000, 240_000, 210_000, 320_000, 290_000, 410_000],
    productsSold: [12, 16, 14, 21, 19, 27],
  },
  trend: { labels: names.slice(0, SHOWN_MONTHS), values: [180_000, 240_000, 210_000, 320_000, 290_000, 410_000] },
  isSample: true,
}

/** The last six months in Argentine time, oldest first, the current one included; each with its chart label. */
export const lastMonths = (now: Date): { month: string; label: string }[] => {
  const here = new Date(argentineTime(now))
  return Array.from({ length: SHOWN_MONTHS }, (_, n) => {
    const first = new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - SHOWN_MONTHS + 1 + n, 1))
    return { month: first.toISOString().slice(0, 7), label: names[first.getUTCMonth()] ?? '' }
  })
}

/** Whole pesos from cents, rounded half up. */
export const wholePesos = (arsCents: number): number => Math.round(arsCents / 100)

/** The charts of the last six months; the sample if none of them has a sale. */
const chartsOf = (sales: MonthSales[], now: Date): Charts => {
  const byMonth = new Map(sales.map((row) => [row.month, row]))
  const shown = lastMonths(now).map(({ month, label }) => ({ label, sold: byMonth.get(month) }))
  if (shown.every(({ sold }) => !sold?.units)) return sample
  const labels = shown.map(({ label }) => label)
  const revenue = shown.map(({ sold }) => wholePesos(sold?.arsCents ?? 0))
  const productsSold = shown.map(({ sold }) => sold?.units ?? 0)
  return { salesByMonth: { labels, revenue, productsSold }, trend: { labels, values: revenue }, isSample: false }
}

/**
 * Everyone's sales, in total and by month. While fewer than 5 members have sold anything only admins see it; others get the defaults and
 * the sample.
 */
export const globalReport = ({ sales, sellers, isAdmin, now }: { sales: MonthSales[]; sellers: number; isAdmin: boolean; now: Date }) => {
  const seen = isAdmin || sellers >= MIN_SELLERS ? sales : []
  const units = seen.reduce((sum, row) => sum + row.units, 0)
  const arsCents = seen.reduce((sum, row) => sum + row.arsCents, 0)
  return {
    totalProductsSold: units,
    totalRevenue: wholePesos(arsCents),
    averageSalePrice: units === 0 ? 0 : wholePesos(arsCents / units),
    ...chartsOf(seen, now),
  }
}
