// The demand board belongs to wishes, which depend on selling: with-demand.tsx of wishes passes it in.
import { type ComponentType, createContext, useContext } from 'react'

/** Provided around the seller's panel. */
export const DemandSlot = createContext<ComponentType | null>(null)

/** What members near the seller are looking for; nothing if the slot is empty. */
export const DemandBoard = () => {
  const Filled = useContext(DemandSlot)
  return Filled && <Filled />
}
