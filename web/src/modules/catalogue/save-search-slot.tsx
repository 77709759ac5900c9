// Saved searches belong to wishes, which depend on the catalogue and the search. As with the heart, the button is passed in: see
// with-saving.tsx of wishes.
import type { Currency } from '@feria/contract/money'
import { type ComponentType, createContext, useContext } from 'react'

export interface SaveSearchProps {
  text: string
  /** Major units of `currency` (USD by default); null for any price. */
  maxPrice: number | null
  currency?: Currency
  /** Where to search; the device's place by default. */
  place?: string | null
  /** Kilometres around the place; anywhere by default. */
  radiusKm?: number | null
  /** The button's text; «Avisame cuando aparezca» by default. */
  label?: string
}

/** Provided around a page whose search can be saved as a wish. */
export const SaveSearchSlot = createContext<ComponentType<SaveSearchProps> | null>(null)

/** The button that saves a search as a wish; nothing if the slot is empty or the text is blank. */
export const SaveSearch = (props: SaveSearchProps) => {
  const Filled = useContext(SaveSearchSlot)
  return Filled && props.text.trim() !== '' ? <Filled {...props} /> : null
}
