// Reselling depends on the catalogue. As with the heart, its button is passed in: see with-reselling.tsx there.
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { type ComponentType, createContext, useContext } from 'react'

export interface ResellProps {
  product: ProductDetail
}

/** Provided around a product's page, with the button that makes a resale link for it. */
export const ResellSlot = createContext<ComponentType<ResellProps> | null>(null)

/** «Revender»; nothing if the slot is empty. */
export const Resell = (props: ResellProps) => {
  const Filled = useContext(ResellSlot)
  return Filled && <Filled {...props} />
}
