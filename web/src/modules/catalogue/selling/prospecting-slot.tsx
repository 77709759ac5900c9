// Buyers and offers belong to prospecting, which depends on selling: see its with-prospecting.tsx.
import { type ComponentType, createContext, useContext } from 'react'

/** Provided around the seller's panel. */
export const ProspectingSlot = createContext<ComponentType | null>(null)

/** The seller's buyer searches and offers; nothing if the slot is empty. */
export const Prospecting = () => {
  const Filled = useContext(ProspectingSlot)
  return Filled && <Filled />
}
