import type { ProductSort } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'

/** Cents of USD of a price at a rate in cents of pesos a dollar; null when there is nothing to compare with. Rounds half up. */
export const comparable = (priceMinor: number | null, currency: Currency, arsCents: number | null): number | null => {
  if (priceMinor === null || currency === 'USD') return priceMinor
  return arsCents === null ? null : Math.round((priceMinor * 100) / arsCents)
}

/** The order of a list: the one asked for, else by relevance when there is a search, else the newest first. */
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

/** True when this member, or a visitor, could buy the product now: visible, unsold, in stock, with a price, and not their own. */
export const mayBuy = (product: Traded, memberId: string | undefined): boolean =>
  product.isVisible && !product.soldAt && product.stock > 0 && product.priceMinor !== null && product.userId !== memberId

/** True when the least price is not above the price; unknown prices agree with everything. */
export const pricesAgree = (priceMinor: number | null, minSalePriceMinor: number | null): boolean =>
  priceMinor === null || minSalePriceMinor === null || minSalePriceMinor <= priceMinor

/**
 * The pictures of a product, without repeats: the list as given, or the single address when there is no list; the first is the main one
 *.
 */
export const picturesOf = (imageUrl: string | null | undefined, images: string[] | undefined): string[] => [
  ...new Set([...(imageUrl ? [imageUrl] : []), ...(images ?? [])]),
]
