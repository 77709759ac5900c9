import type { Chips } from '@feria/contract/assistant/schemas'
import { formatPrice } from '../../../lib/format.ts'
import { texts } from '../texts.ts'

/** The editable parts of a request, in page order. */
export const chipKinds = ['what', 'price', 'place', 'condition', 'without'] as const
export type ChipKind = (typeof chipKinds)[number]

/** An empty request. */
export const noChips: Chips = {
  what: '',
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  currency: 'ARS',
  place: null,
  radiusKm: null,
  condition: null,
  without: [],
}

const labels = texts.chips

const priceLabel = ({ minPrice, maxPrice, currency }: Chips): string | null => {
  const [least, most] = [minPrice, maxPrice].map((price) => formatPrice(price, currency, { tag: true })) as [string, string]
  if (minPrice !== null && maxPrice !== null) return labels.between(formatPrice(minPrice), most)
  if (maxPrice !== null) return labels.upTo(most)
  return minPrice === null ? null : labels.from(least)
}

const placeLabel = ({ place, radiusKm }: Chips): string | null => {
  if (radiusKm !== null) return labels.within(radiusKm, place ?? '')
  return place ? labels.near(place) : null
}

const bare = (words: string): string => words.trim().replace(/^sin\s+/i, '')

/** A chip's label; null if the request does not set it. */
export const chipLabel = (kind: ChipKind, chips: Chips): string | null => {
  if (kind === 'what') return chips.what || null
  if (kind === 'price') return priceLabel(chips)
  if (kind === 'place') return placeLabel(chips)
  if (kind === 'condition') return chips.condition
  return chips.without.length > 0 ? labels.without(chips.without.map(bare).join(', ')) : null
}

/** The chips with one cleared. */
export const withoutChip = (kind: ChipKind, chips: Chips): Chips => {
  if (kind === 'price') return { ...chips, minPrice: null, maxPrice: null }
  if (kind === 'place') return { ...chips, place: null, radiusKm: null }
  return { ...chips, [kind]: noChips[kind] }
}

/** Edited chips as a sentence, so that the conversation continues from them and not from the words they replaced. */
export const sentenceOf = (chips: Chips): string => {
  const words = texts.phrases
  const { what, minPrice, maxPrice, place, radiusKm, condition, without } = chips
  const currency = words.currencies[chips.currency]
  const price =
    minPrice !== null && maxPrice !== null
      ? words.between(minPrice, maxPrice, currency)
      : maxPrice !== null
        ? words.upTo(maxPrice, currency)
        : minPrice !== null && words.from(minPrice, currency)
  const where = radiusKm !== null ? words.within(radiusKm, place ?? '') : place && words.near(place)
  return [what, condition?.toLowerCase(), ...without.map((one) => words.without(bare(one))), price, where].filter(Boolean).join(' ')
}
