// What members look for belongs to wishes, which stand to the right of selling: with-demand.tsx of the wishes hands it in.
import { type ComponentType, createContext, useContext } from 'react'

/** Filled around the seller's panel. */
export const DemandSlot = createContext<ComponentType | null>(null)

/** What members look for around the one who sells; nothing where the slot is empty. */
export const DemandBoard = () => {
  const Filled = useContext(DemandSlot)
  return Filled && <Filled />
}
