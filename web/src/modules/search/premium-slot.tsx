// The Premium tool belongs to the assistant, which stands to the right of the search: with-assistant.tsx of it hands it in.
import { type ComponentType, createContext } from 'react'

export interface PremiumToolProps {
  isOpen: boolean
  onClose: () => void
}

/** Filled around the search dashboard. */
export const PremiumToolSlot = createContext<ComponentType<PremiumToolProps> | null>(null)

/** Filled beside it: the way to the shopping assistant. */
export const AssistantLinkSlot = createContext<ComponentType | null>(null)
