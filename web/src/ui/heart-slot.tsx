// The heart of a product belongs to favourites, which stand to the right of the catalogue, so the catalogue cannot import it.
// The app hands the heart in through this context; whoever shows a product says `<Heart product={…} />` and knows no more.
import type { Product } from '@feria/contract/catalogue/schemas'
import { type ComponentType, createContext, useContext } from 'react'

export interface HeartProps {
  product: Product
}

/** Filled once, around all pages, with the button that makes a product a favourite. */
export const HeartSlot = createContext<ComponentType<HeartProps> | null>(null)

/** The heart of a product; nothing where the slot is empty. */
export const Heart = (props: HeartProps) => {
  const Filled = useContext(HeartSlot)
  return Filled && <Filled {...props} />
}

/**
 * Filled beside the heart: makes a product a favourite, or none any more, for pages that decide by other means than a press of the heart.
 */
export const SetFavoriteSlot = createContext<(product: Product, isWanted: boolean) => void>(() => undefined)

/** What makes a product a favourite, or none any more; it does nothing where the product is so already. */
export const useSetFavorite = () => useContext(SetFavoriteSlot)
