// The Premium tool belongs to the assistant, which depends on the search: its with-assistant.tsx passes it in.
import { type ComponentType, createContext } from 'react'

export interface PremiumToolProps {
  isOpen: boolean
  onClose: () => void
}

/** Provided around the search dashboard. */
export const PremiumToolSlot = createContext<ComponentType<PremiumToolProps> | null>(null)

/** Provided along with it: the link to the shopping assistant. */
export const AssistantLinkSlot = createContext<ComponentType | null>(null)
