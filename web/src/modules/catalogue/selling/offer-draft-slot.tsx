// The tool that suggests a product out of photographs belongs to the assistant: with-assistant.tsx of it hands it in.
import { type ComponentType, createContext, useContext } from 'react'
import type { OfferValues } from './offer-values.ts'

export interface OfferDraftProps {
  /** What the form holds. */
  current: OfferValues
  onUse: (values: OfferValues) => void
}

/** Filled around /new-product. */
export const OfferDraftSlot = createContext<ComponentType<OfferDraftProps> | null>(null)

/** The button that fills the form out of photographs; nothing where the slot is empty. */
export const OfferDraft = (props: OfferDraftProps) => {
  const Filled = useContext(OfferDraftSlot)
  return Filled && <Filled {...props} />
}
