import { formatPrice } from '../../lib/format.ts'

const short = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 })

/** Pesos without decimals, e.g. `$ 1.234.567`. */
export const pesos = (amount: number): string => formatPrice(Math.round(amount))

/** A figure as short as an axis needs it, e.g. `1,2 M`. */
export const shortly = (amount: number): string => short.format(amount)
