import type { Condition, ProductSort } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'

/** What the page of a product says, as its row has it, and the SHA-256 of our pictures among its `images` by their ids. */
export interface Listed {
  id: string
  name: string
  priceMinor: number | null
  currency: Currency
  description: string
  details: string | null
  brand: string | null
  condition: Condition | null
  categoryName: string | null
  location: string
  hasPickup: boolean
  pickupArea: string | null
  parcelMinor: number | null
  isDeliveryAgreed: boolean
  negotiationConditions: string | null
  images: string[]
  pictureHashes: Record<string, string> | null
}

/** A price in USD cents at a rate in peso cents per dollar; null without a price or a rate. Rounds half up. */
export const comparable = (priceMinor: number | null, currency: Currency, arsCents: number | null): number | null => {
  if (priceMinor === null || currency === 'USD') return priceMinor
  return arsCents === null ? null : Math.round((priceMinor * 100) / arsCents)
}

/** The order of a list: as requested, otherwise by relevance when there is a search, otherwise newest first. */
export const sortOf = (asked: ProductSort | undefined, search: string | undefined): ProductSort => {
  const isSearch = Boolean(search?.trim())
  if (asked === 'relevance' && !isSearch) return 'newest'
  return asked ?? (isSearch ? 'relevance' : 'newest')
}

interface Traded {
  priceMinor: number | null
  stock: number
  soldAt: Date | null
  isVisible: boolean
  userId: string
}

/** True when this member, or a visitor, could buy the product now: visible, unsold, in stock, priced, and not their own. */
export const mayBuy = (product: Traded, memberId: string | undefined): boolean =>
  product.isVisible && !product.soldAt && product.stock > 0 && product.priceMinor !== null && product.userId !== memberId

/** True when the minimum sale price is not above the price; a missing price passes. */
export const pricesAgree = (priceMinor: number | null, minSalePriceMinor: number | null): boolean =>
  priceMinor === null || minSalePriceMinor === null || minSalePriceMinor <= priceMinor

/** A product's pictures, without duplicates: the list as given, or the single URL without a list; the first is the main one. */
export const picturesOf = (imageUrl: string | null | undefined, images: string[] | undefined): string[] => [
  ...new Set([...(imageUrl ? [imageUrl] : []), ...(images ?? [])]),
]

/** Whether a product has a public page: while it is on sale, and for some days after it was sold; hidden ones have none. */
export const listingOf = (
  { isVisible, soldAt }: { isVisible: boolean; soldAt: Date | null },
  now: Date,
  days: number,
): 'listed' | 'sold' | 'gone' => {
  if (!isVisible) return 'gone'
  if (!soldAt) return 'listed'
  return now.getTime() - soldAt.getTime() <= days * 86_400_000 ? 'sold' : 'gone'
}
