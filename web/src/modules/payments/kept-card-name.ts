import type { KeptCard } from '@feria/contract/payments/schemas'
import { texts } from './texts.ts'

const labels = texts.kept

/** A kept card as its member knows it, e.g. «Visa terminada en 3704». */
export const nameOf = ({ brand, lastFour }: Pick<KeptCard, 'brand' | 'lastFour'>): string => labels.name(brand, lastFour)

/** Its type and when it expires or expired, e.g. «Crédito · Vence 11/30». */
export const explainCard = ({ cardType, expiryMonth, expiryYear, isExpired }: KeptCard): string => {
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
  return `${labels.type[cardType]} · ${isExpired ? labels.expired(expiry) : labels.expires(expiry)}`
}
