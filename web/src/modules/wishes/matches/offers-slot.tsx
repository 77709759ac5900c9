// Offers belong to prospecting, which stands to the right of wishes: see its with-offers.tsx.
import { type ComponentType, createContext, useContext } from 'react'

/** Filled around the panel of matches. */
export const OffersSlot = createContext<ComponentType | null>(null)

/** The offers that the member received; nothing where the slot is empty. */
export const ReceivedOffers = () => {
  const Filled = useContext(OffersSlot)
  return Filled && <Filled />
}
