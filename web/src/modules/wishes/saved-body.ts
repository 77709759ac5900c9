import { countryNames } from '@feria/contract/accounts/values'
import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { MAX_MATCH_RADIUS_KM } from '@feria/contract/wishes/values'

interface Search {
  text: string
  /** Major units of `currency`; null for any price. */
  maxPrice: number | null
  currency: Currency
  /** Kilometres around the place; anywhere by default. */
  radiusKm?: number | null | undefined
  condition?: Condition | null
}

const short = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).trim()

/** A search as the body of a wish: its text becomes name and model, its price filter the highest price, the device's place the place. */
export const savedBody = ({ text, maxPrice, currency, radiusKm, condition = null }: Search, near: string) =>
  ({
    name: short(text, 140),
    modelo: short(text, 200),
    country: countryNames.ar,
    localization: near.trim() || null,
    maxPrice: maxPrice !== null && maxPrice > 0 ? maxPrice : null,
    currency,
    condition,
    radiusKm: near.trim() && radiusKm ? Math.min(radiusKm, MAX_MATCH_RADIUS_KM) : null,
  }) satisfies WishFields

/** True if a wish equals a saved search, apart from the place. */
export const isSame = (wish: Wish, body: ReturnType<typeof savedBody>): boolean =>
  wish.name === body.name && wish.modelo === body.modelo && wish.maxPrice === body.maxPrice && wish.condition === body.condition
