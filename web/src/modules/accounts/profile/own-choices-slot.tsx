// A member's consents belong to modules that depend on accounts: see with-consent.tsx of prospecting.
import { type ComponentType, createContext, useContext } from 'react'

/** Provided around the personal information page. */
export const OwnChoicesSlot = createContext<ComponentType | null>(null)

/** The member's consents; nothing if the slot is empty. */
export const OwnChoices = () => {
  const Filled = useContext(OwnChoicesSlot)
  return Filled && <Filled />
}
