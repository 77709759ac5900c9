import { z } from 'zod'
import { delivery } from '../catalogue/schemas.ts'
import { conditions } from '../catalogue/values.ts'
import { id } from '../fields.ts'
import { currencies } from '../money.ts'
import { listingParts } from './values.ts'

/** What a product's page said: its texts, its price, how it was delivered, and its pictures. */
const listing = z.object({
  name: z.string(),
  /** Null without a fixed price; nothing is bought at that. */
  price: z.number().nullable(),
  currency: z.enum(currencies),
  /** The model, under the specification's name for it, and the long text. */
  description: z.string(),
  details: z.string().nullable(),
  brand: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  category: z.string().nullable(),
  location: z.string(),
  delivery,
  negotiationConditions: z.string().nullable(),
  /** In their order; the SHA-256 of the stored file at the address, null for other sites' pictures. */
  pictures: z.array(z.object({ url: z.string(), sha256: z.string().nullable() })),
})
export type Listing = z.output<typeof listing>

/** A listing as it was when an order took its price, and the SHA-256 of all of it. */
export const boughtListing = listing.extend({ sha256: z.string() })
export type BoughtListing = z.output<typeof boughtListing>

/** The same beside today's, which is null where the reader may not see it any more; `changes` is what differs, empty then as well. */
export const comparedListing = z.object({
  productId: id,
  asBought: boughtListing,
  today: listing.nullable(),
  changes: z.array(z.enum(listingParts)),
})
export type ComparedListing = z.output<typeof comparedListing>
