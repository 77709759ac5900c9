// What a member allows others to do with their data belongs to modules to the right of accounts: see with-consent.tsx of prospecting.
import { type ComponentType, createContext, useContext } from 'react'

/** Filled around the page of the personal information. */
export const OwnChoicesSlot = createContext<ComponentType | null>(null)

/** What the member allows; nothing where the slot is empty. */
export const OwnChoices = () => {
  const Filled = useContext(OwnChoicesSlot)
  return Filled && <Filled />
}
