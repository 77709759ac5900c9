import type { ProductDraft } from '@feria/contract/assistant/schemas'
import { asTyped } from '../../../lib/as-typed.ts'
import type { OfferValues } from '../../catalogue/selling/offer-values.ts'

/** Listing fields that a draft may suggest, in form order. */
const draftFields = ['name', 'categoryId', 'condition', 'description', 'details', 'price'] as const
type DraftField = (typeof draftFields)[number]

/** One field of a draft under review: once typed or confirmed it is the seller's, until then only a suggestion. */
export interface Suggestion {
  field: DraftField
  value: string
  from: 'fotos' | 'nombre' | 'ventas'
  isConfirmed: boolean
}

/** The suggestions of a draft, without unknown fields. The price is the middle of the band. */
export const suggestionsOf = ({ name, category, condition, description, details, band }: ProductDraft): Suggestion[] => {
  const given: Record<DraftField, { value: string; from: Suggestion['from'] } | null> = {
    name,
    categoryId: category && { value: String(category.value.id), from: category.from },
    condition,
    description,
    details,
    price: band && { value: asTyped(band.value.middle), from: band.from },
  }
  return draftFields.flatMap((field) => {
    const suggested = given[field]
    return suggested ? [{ field, ...suggested, isConfirmed: false }] : []
  })
}

/** A listing with the photos and the confirmed suggestions; the band of a draft is in dollars, so an accepted price is too. */
export const offerWith = (current: OfferValues, suggestions: Suggestion[], images: string[]): OfferValues => {
  const confirmed = suggestions.filter(({ isConfirmed }) => isConfirmed)
  const hasPrice = confirmed.some(({ field }) => field === 'price')
  return {
    ...current,
    ...Object.fromEntries(confirmed.map(({ field, value }) => [field, value])),
    ...(hasPrice ? { currency: 'USD' } : {}),
    images: images.length > 0 ? images : current.images,
  }
}

/** True if a confirmed field would overwrite the seller's own text. */
export const replacesWords = (current: OfferValues, suggestions: Suggestion[]): boolean =>
  suggestions.some(({ field, value, isConfirmed }) => isConfirmed && current[field].trim() !== '' && current[field].trim() !== value.trim())
