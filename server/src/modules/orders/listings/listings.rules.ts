import type { Condition } from '@feria/contract/catalogue/values'
import { type Currency, toMajor } from '@feria/contract/money'
import type { Listing } from '@feria/contract/orders/listing-schemas'
import { type ListingPart, listingParts } from '@feria/contract/orders/values'
import type { Listed } from '../../catalogue/rules.ts'

/** A listing as it is stored: prices in minor units of its currency, pictures in their order. Only what its page said to everybody. */
export interface FrozenListing {
  productId: string
  name: string
  priceMinor: number | null
  currency: Currency
  description: string
  details: string | null
  brand: string | null
  condition: Condition | null
  category: string | null
  location: string
  delivery: { hasPickup: boolean; pickupArea: string | null; parcelMinor: number | null; isAgreed: boolean }
  negotiationConditions: string | null
  /** The SHA-256 of a stored file; null for another site's, which is never fetched. */
  pictures: { url: string; sha256: string | null }[]
}

/** What is kept of a page. */
export const freeze = (page: Listed): FrozenListing => ({
  productId: page.id,
  name: page.name,
  priceMinor: page.priceMinor,
  currency: page.currency,
  description: page.description,
  details: page.details,
  brand: page.brand,
  condition: page.condition,
  category: page.categoryName,
  location: page.location,
  delivery: { hasPickup: page.hasPickup, pickupArea: page.pickupArea, parcelMinor: page.parcelMinor, isAgreed: page.isDeliveryAgreed },
  negotiationConditions: page.negotiationConditions,
  pictures: page.images.map((url) => ({ url, sha256: hashAt(url, page.pictureHashes ?? {}) })),
})

const hashAt = (url: string, hashes: Record<string, string>): string | null => hashes[url.split('/')[2] ?? ''] ?? null

/** Its JSON without spaces and with the keys of every object sorted: the same in whatever order the database keeps them. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

const major = (minor: number | null): number | null => (minor === null ? null : toMajor(minor))

/** A stored listing as one of the API. */
export const toListing = ({ priceMinor, delivery, productId: _, ...content }: FrozenListing): Listing => ({
  ...content,
  price: major(priceMinor),
  delivery: {
    pickup: delivery.hasPickup,
    pickupArea: delivery.pickupArea,
    parcelPrice: major(delivery.parcelMinor),
    agreed: delivery.isAgreed,
  },
})

/** What differs between two listings, in the order of their page. The currency belongs to the price; a picture is its address. */
export const changesOf = (bought: FrozenListing, today: FrozenListing): ListingPart[] => {
  const [one, other] = [partsOf(bought), partsOf(today)]
  return listingParts.filter((part) => sortedJson(one[part]) !== sortedJson(other[part]))
}

const partsOf = ({ priceMinor, currency, pictures, ...content }: FrozenListing): Record<ListingPart, unknown> => ({
  ...content,
  price: [priceMinor, currency],
  pictures: pictures.map(({ url }) => url),
})
