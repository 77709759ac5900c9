import type { ComponentType } from 'react'
import { ResellSlot } from '../catalogue/resell-slot.tsx'
import { ResellButton } from './resell-button.tsx'

/** Adds reselling to the page of a product. The page is passed in, not imported, as the catalogue preloads it as a separate chunk. */
export const withReselling = (Page: ComponentType): ComponentType => {
  const ProductWithReselling = () => (
    <ResellSlot value={ResellButton}>
      <Page />
    </ResellSlot>
  )
  return ProductWithReselling
}
