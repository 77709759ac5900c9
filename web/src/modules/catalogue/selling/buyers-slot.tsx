// Buyer search belongs to prospecting, which depends on selling: its with-buyers.tsx passes it in.
import type { ProductFields } from '@feria/contract/catalogue/schemas'
import { type ComponentType, createContext, useContext } from 'react'
import type { OfferValues } from './offer-values.ts'

export interface BuyersProps {
  values: OfferValues
  /** True while and after the product is being published. */
  isLocked: boolean
  /** The product as it will be published; null if it is not valid yet, after its fields show why. */
  prepare: () => ProductFields | null
  /** Called once the product was published by offering it. */
  onOffered: () => void
}

/** Provided around the form of a new product. */
export const BuyersSlot = createContext<ComponentType<BuyersProps> | null>(null)

/** The buyer search for the product being typed; nothing if the slot is empty. */
export const Buyers = (props: BuyersProps) => {
  const Filled = useContext(BuyersSlot)
  return Filled && <Filled {...props} />
}
