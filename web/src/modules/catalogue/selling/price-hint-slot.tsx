// What products like one cost is known by the assistant, which stands to the right of selling: with-assistant.tsx of it hands the hint in.
import type { Currency } from '@feria/contract/money'
import { type ComponentType, createContext, useContext } from 'react'

export interface PriceHintProps {
  /** As typed in the form; empty while there is none. */
  name: string
  description: string
  categoryId: string
  condition?: string
  currency: Currency
  /** Takes a price, as it is typed. */
  onTake: (price: string) => void
}

/** Filled around a form that publishes. */
export const PriceHintSlot = createContext<ComponentType<PriceHintProps> | null>(null)

/** What products like the typed one cost, to stand under the price; nothing where the slot is empty. */
export const PriceHint = (props: PriceHintProps) => {
  const Filled = useContext(PriceHintSlot)
  return Filled && <Filled {...props} />
}
