// The tool that drafts a product from photos belongs to the assistant, whose with-assistant.tsx passes it in.
import { type ComponentType, createContext, useContext } from 'react'
import type { OfferValues } from './offer-values.ts'

export interface OfferDraftProps {
  /** The form's current values. */
  current: OfferValues
  onUse: (values: OfferValues) => void
}

/** Provided around /new-product. */
export const OfferDraftSlot = createContext<ComponentType<OfferDraftProps> | null>(null)

/** The button that fills in the form from photos; nothing if the slot is empty. */
export const OfferDraft = (props: OfferDraftProps) => {
  const Filled = useContext(OfferDraftSlot)
  return Filled && <Filled {...props} />
}
