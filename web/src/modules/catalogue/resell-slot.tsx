// Reselling stands to the right of the catalogue. As with the heart, whoever shows the page hands the button in: see with-reselling.tsx of
// it.
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { type ComponentType, createContext, useContext } from 'react'

export interface ResellProps {
  product: ProductDetail
}

/** Filled around a product's page with the button that makes a resale link for it. */
export const ResellSlot = createContext<ComponentType<ResellProps> | null>(null)

/** «Revender»; nothing where the slot is empty. */
export const Resell = (props: ResellProps) => {
  const Filled = useContext(ResellSlot)
  return Filled && <Filled {...props} />
}
