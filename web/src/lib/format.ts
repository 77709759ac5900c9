import type { Currency } from '@feria/contract/money'

const ZONE = 'America/Argentina/Buenos_Aires'
const whole = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS', minimumFractionDigits: 0, maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A price of major units as `$ 1.234,50`: decimals only when not zero or asked for, the space does not break [FMT-07]. Null is «A convenir». */
export const formatPrice = (major: number | null, currency?: Currency, { tag = false, hasCents = false } = {}): string => {
  if (major === null) return 'A convenir'
  const text = (Number.isInteger(major) && !hasCents ? whole : cents).format(major)
  return tag && currency ? `${text}\u00a0${currency}` : text
}

const day = new Intl.DateTimeFormat('es-AR', { timeZone: ZONE, day: 'numeric', month: 'numeric', year: 'numeric' })
const hour = new Intl.DateTimeFormat('es-AR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

const parts = (iso: string): Record<string, string> =>
  Object.fromEntries(day.formatToParts(new Date(iso)).map((part) => [part.type, part.value]))

/** A day as `20 nov 2026`, in Buenos Aires. */
export const formatDay = (iso: string): string => {
  const { day: number, month, year } = parts(iso)
  return `${Number(number)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** A moment as `20 nov 2026, 14:05`, in Buenos Aires. */
export const formatDate = (iso: string): string => `${formatDay(iso)}, ${hour.format(new Date(iso))}`

/** How long ago, in the largest whole unit: seconds, minutes, hours, then days. The future counts as now [FMT-01 to FMT-04]. */
export const formatAgo = (iso: string, now: Date = new Date()): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / 1000))
  if (seconds < 60) return `hace ${seconds} s`
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `hace ${Math.floor(seconds / 3600)} h`
  return `hace ${Math.floor(seconds / 86_400)} d`
}
