import type { ComponentType } from 'react'
import { ResellSlot } from '../catalogue/resell-slot.tsx'
import { ResellButton } from './resell-button.tsx'

/**
 * The page of a product, whose product can then be resold. Handed in, not imported: the catalogue fetches it early as a piece of its own.
 */
export const withReselling = (Page: ComponentType): ComponentType => {
  const ProductWithReselling = () => (
    <ResellSlot value={ResellButton}>
      <Page />
    </ResellSlot>
  )
  return ProductWithReselling
}
