// What the pages of selling are handed by their routes: pieces of modules that depend on selling.
import type { PriceBand } from '@feria/contract/assistant/schemas'
import type { OwnProduct, ProductFields } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import type { OfferValues } from './offer-values.ts'

/** Of the buyer search for the product being typed. */
export interface BuyersProps {
  values: OfferValues
  /** True while and after the product is being published. */
  isLocked: boolean
  /** The product as it will be published; null if it is not valid yet, after its fields show why. */
  prepare: () => ProductFields | null
  /** Called with its id once the product was published by offering it. */
  onOffered: (id: string) => void
}

/** Of the buyer search for a published product. */
export interface ProductBuyersProps {
  product: OwnProduct
  onClose: () => void
}

/** Of the button that fills in the form from photos. */
export interface OfferDraftProps {
  /** The form's current values. */
  current: OfferValues
  onUse: (values: OfferValues) => void
}

/** Of what products like the typed one cost, shown under the price. */
export interface PriceHintProps {
  /** As typed in the form; empty if there is none. */
  name: string
  description: string
  categoryId: string
  condition?: string
  currency: Currency
  /** Called with the accepted price, as it would be typed. */
  onTake: (price: string) => void
  /** Called with what they cost, null while that is unknown. */
  onBand?: (band: PriceBand | null) => void
}
