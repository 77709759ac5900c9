// Offers belong to prospecting, which depends on wishes: see its with-offers.tsx.
import { type ComponentType, createContext, useContext } from 'react'

/** Provided around the matches panel. */
export const OffersSlot = createContext<ComponentType | null>(null)

/** The offers that the member received; nothing if the slot is empty. */
export const ReceivedOffers = () => {
  const Filled = useContext(OffersSlot)
  return Filled && <Filled />
}
