// Saved searches belong to wishes, which stand to the right of the catalogue and the search. As with the heart, whoever shows the page
// hands the button in: see with-saving.tsx of the wishes.
import type { Currency } from '@feria/contract/money'
import { type ComponentType, createContext, useContext } from 'react'

export interface SaveSearchProps {
  text: string
  /** Major units of `currency` (USD unless given); null for any price. */
  maxPrice: number | null
  currency?: Currency
  /** Where it is looked for; the place of the device unless given. */
  place?: string | null
  /** Kilometres around the place; anywhere unless given. */
  radiusKm?: number | null
  /** What the button says; «Avisame cuando aparezca» unless given. */
  label?: string
}

/** Filled around a page whose search can be kept as a wish. */
export const SaveSearchSlot = createContext<ComponentType<SaveSearchProps> | null>(null)

/** The button that keeps a search as a wish; nothing where the slot is empty, and for a blank text. */
export const SaveSearch = (props: SaveSearchProps) => {
  const Filled = useContext(SaveSearchSlot)
  return Filled && props.text.trim() !== '' ? <Filled {...props} /> : null
}
