import type { ComponentType } from 'react'
import { ProspectingSlot } from '../../catalogue/selling/prospecting-slot.tsx'
import { ProspectingPanel } from './prospecting-panel.tsx'

/** Adds buyer searches and offers to the seller's panel. */
export const withProspecting = (Page: ComponentType): ComponentType => {
  const PageWithProspecting = () => (
    <ProspectingSlot value={ProspectingPanel}>
      <Page />
    </ProspectingSlot>
  )
  return PageWithProspecting
}
