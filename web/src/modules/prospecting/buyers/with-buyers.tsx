import type { ComponentType } from 'react'
import { BuyersSlot } from '../../catalogue/selling/buyers-slot.tsx'
import { BuyersPanel } from './buyers-panel.tsx'

/** Adds the buyer search to the form of a new product. */
export const withBuyers = (Page: ComponentType): ComponentType => {
  const PageWithBuyers = () => (
    <BuyersSlot value={BuyersPanel}>
      <Page />
    </BuyersSlot>
  )
  return PageWithBuyers
}
