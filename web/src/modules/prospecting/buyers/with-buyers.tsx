import type { ComponentType } from 'react'
import { BuyersSlot } from '../../catalogue/selling/buyers-slot.tsx'
import { BuyersPanel } from './buyers-panel.tsx'

/** The form of a new product, with the search of who may want it. */
export const withBuyers = (Page: ComponentType): ComponentType => {
  const PageWithBuyers = () => (
    <BuyersSlot value={BuyersPanel}>
      <Page />
    </BuyersSlot>
  )
  return PageWithBuyers
}
