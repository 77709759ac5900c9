// The heart of a product belongs to favorites, which depend on the catalogue, so the catalogue cannot import it. The app passes the
// heart in through this context; pages just render `<Heart product={…} />`.
import type { Product } from '@feria/contract/catalogue/schemas'
import { type ComponentType, createContext, useContext } from 'react'

export interface HeartProps {
  product: Product
}

/** Provided once, around all pages, with the button that toggles a favorite. */
export const HeartSlot = createContext<ComponentType<HeartProps> | null>(null)

/** The heart of a product; nothing if the slot is empty. */
export const Heart = (props: HeartProps) => {
  const Filled = useContext(HeartSlot)
  return Filled && <Filled {...props} />
}

/** Provided along with the heart: adds a product to the favorites or removes it, for pages that do so by other means than the heart. */
export const SetFavoriteSlot = createContext<(product: Product, isWanted: boolean) => void>(() => undefined)

/** Adds a product to the favorites or removes it; idempotent. */
export const useSetFavorite = () => useContext(SetFavoriteSlot)
