import type { FiguresOfDay } from '@feria/contract/admin/schemas'
import { argentineDay, startOfDay } from '@feria/contract/argentine-day'
import { type Currency, toMajor } from '@feria/contract/money'

const DAY_MS = 86_400_000

/** What was counted of a kind in a day in Argentina; of orders by currency, with their sum in minor units. */
export interface Counted {
  kind: 'orders' | 'signUps' | 'claims' | 'reports' | 'errors' | 'failedJobs'
  day: string
  currency: Currency | null
  count: number
  sumMinor: number
}

/** The last days in Argentina, the oldest first and today last. */
export const lastDays = (now: Date, count: number): string[] => {
  const today = startOfDay(argentineDay(now)).getTime()
  return Array.from({ length: count }, (_, n) => argentineDay(new Date(today - (count - 1 - n) * DAY_MS)))
}

/** The lowest UUIDv7 of a moment. */
export const firstIdOf = (at: Date): string => {
  const millis = at.getTime().toString(16).padStart(12, '0')
  return `${millis.slice(0, 8)}-${millis.slice(8)}-7000-8000-000000000000`
}

/** The figures of these days, with zeros where nothing was counted; what was counted in other days is left out. */
export const figuresOf = (days: string[], counted: Counted[]): FiguresOfDay[] => {
  const byDay = Map.groupBy(counted, ({ day }) => day)
  return days.map((day) => {
    const found = byDay.get(day) ?? []
    const sum = (kind: Counted['kind'], of: 'count' | 'sumMinor', currency?: Currency) =>
      found.reduce((all, one) => (one.kind === kind && (!currency || one.currency === currency) ? all + one[of] : all), 0)
    return {
      day,
      orders: sum('orders', 'count'),
      sales: { USD: toMajor(sum('orders', 'sumMinor', 'USD')), ARS: toMajor(sum('orders', 'sumMinor', 'ARS')) },
      signUps: sum('signUps', 'count'),
      claims: sum('claims', 'count'),
      reports: sum('reports', 'count'),
      errors: sum('errors', 'count'),
      failedJobs: sum('failedJobs', 'count'),
    }
  })
}
