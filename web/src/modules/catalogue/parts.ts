// What pages of the catalogue are handed by their routes: pieces of modules that depend on the catalogue.
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'

/** Of the button that makes a resale link for a product. */
export interface ResellProps {
  product: ProductDetail
}

/** Of the button that saves a search as a wish. */
export interface SaveSearchProps {
  text: string
  /** In major units of `currency`; null for any price. */
  maxPrice: number | null
  currency: Currency
  /** Any by default. */
  condition?: Condition | null
  /** Where to search; the device's place by default. */
  place?: string | null
  /** Kilometres around the place; anywhere by default. */
  radiusKm?: number | null
  /** The button's text; «Avisame cuando aparezca» by default. */
  label?: string
}
