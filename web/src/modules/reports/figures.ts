import { formatPrice } from '../../lib/format.ts'
import { lazily } from '../../lib/lazily.ts'

const short = lazily(() => new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 }))

/** Pesos without decimals, e.g. `$ 1.234.567`. */
export const pesos = (amount: number): string => formatPrice(Math.round(amount))

/** A number shortened for an axis, e.g. `1,2 M`. */
export const shortly = (amount: number): string => short().format(amount)
