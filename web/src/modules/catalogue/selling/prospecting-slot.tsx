// Buyers and offers belong to prospecting, which stands to the right of selling: see its with-prospecting.tsx.
import { type ComponentType, createContext, useContext } from 'react'

/** Filled around the seller's panel. */
export const ProspectingSlot = createContext<ComponentType | null>(null)

/** The seller's searches of buyers and offers; nothing where the slot is empty. */
export const Prospecting = () => {
  const Filled = useContext(ProspectingSlot)
  return Filled && <Filled />
}
