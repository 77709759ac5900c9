// Price hints belong to the assistant, which depends on selling: its with-assistant.tsx passes them in.
import type { Currency } from '@feria/contract/money'
import { type ComponentType, createContext, useContext } from 'react'

export interface PriceHintProps {
  /** As typed in the form; empty if there is none. */
  name: string
  description: string
  categoryId: string
  condition?: string
  currency: Currency
  /** Called with the accepted price, as it would be typed. */
  onTake: (price: string) => void
}

/** Provided around a listing form. */
export const PriceHintSlot = createContext<ComponentType<PriceHintProps> | null>(null)

/** What products like the typed one cost, shown under the price; nothing if the slot is empty. */
export const PriceHint = (props: PriceHintProps) => {
  const Filled = useContext(PriceHintSlot)
  return Filled && <Filled {...props} />
}
