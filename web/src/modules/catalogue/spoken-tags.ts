import type { Spoken } from '@feria/contract/search/schemas'
import { listTexts } from './list-texts.ts'
import { type Narrowing, noNarrowing } from './narrowing.ts'
import { narrowingTags } from './narrowing-tags.ts'
import type { SaveSearchProps } from './parts.ts'

const labelled = (part: Partial<Narrowing>, rest: string) =>
  narrowingTags({ ...noNarrowing, ...part }).map(({ label }) => ({ label, without: { search: rest } }))

/** What the words of a search say besides its thing, each as a tag that leaves the text without it. */
export const spokenTags = (spoken: Spoken | undefined): { label: string; without: { search: string } }[] => {
  if (!spoken) return []
  const { price, condition, place, purpose } = spoken
  return [
    ...(price ? labelled({ minPrice: price.min, maxPrice: price.max, currency: price.currency }, price.rest) : []),
    ...(condition ? labelled({ condition: condition.value }, condition.rest) : []),
    ...(place ? labelled({ near: place.name, radiusKm: place.radiusKm }, place.rest) : []),
    ...(purpose ? [{ label: purpose.text.charAt(0).toUpperCase() + purpose.text.slice(1), without: { search: purpose.rest } }] : []),
  ]
}

/** The heading over what breaks a spoken price. */
export const outsideName = (price: Spoken['price'] | undefined): string => {
  if (!price || price.min === null) return listTexts.outside.above
  return price.max === null ? listTexts.outside.below : listTexts.outside.either
}

/** A search as a wish: its filters, and where there are none what its words say. */
export const wishOf = (text: string, { near, ...limits }: Narrowing, spoken: Spoken | undefined): SaveSearchProps => {
  const { thing = text, price = null, condition = null, place = null } = spoken ?? {}
  const isPriced = limits.maxPrice !== null || price === null
  return {
    text: thing,
    maxPrice: isPriced ? limits.maxPrice : price.max,
    currency: isPriced ? limits.currency : price.currency,
    condition: limits.condition ?? condition?.value ?? null,
    place: near || place?.name || null,
    radiusKm: near ? limits.radiusKm : (place?.radiusKm ?? null),
  }
}
