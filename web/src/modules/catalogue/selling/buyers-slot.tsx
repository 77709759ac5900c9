// Who may want a product belongs to prospecting, which stands to the right of selling: its with-buyers.tsx hands the search in.
import type { ProductFields } from '@feria/contract/catalogue/schemas'
import { type ComponentType, createContext, useContext } from 'react'
import type { OfferValues } from './offer-values.ts'

export interface BuyersProps {
  values: OfferValues
  /** True while and after the product is published. */
  isLocked: boolean
  /** The product as it is published; null when it cannot be yet, after the fields say why. */
  prepare: () => ProductFields | null
  /** Told once the product was published by offering it. */
  onOffered: () => void
}

/** Filled around the form of a new product. */
export const BuyersSlot = createContext<ComponentType<BuyersProps> | null>(null)

/** The search of buyers for what is being typed; nothing where the slot is empty. */
export const Buyers = (props: BuyersProps) => {
  const Filled = useContext(BuyersSlot)
  return Filled && <Filled {...props} />
}
