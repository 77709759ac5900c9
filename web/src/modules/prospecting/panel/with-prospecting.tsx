import type { ComponentType } from 'react'
import { ProspectingSlot } from '../../catalogue/selling/prospecting-slot.tsx'
import { ProspectingPanel } from './prospecting-panel.tsx'

/** The seller's panel, with their searches of buyers and offers. */
export const withProspecting = (Page: ComponentType): ComponentType => {
  const PageWithProspecting = () => (
    <ProspectingSlot value={ProspectingPanel}>
      <Page />
    </ProspectingSlot>
  )
  return PageWithProspecting
}
