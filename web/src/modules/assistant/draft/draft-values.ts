import type { ProductDraft } from '@feria/contract/assistant/schemas'
import type { OfferValues } from '../../catalogue/selling/offer-values.ts'
import { typed } from '../../catalogue/selling/product-checks.ts'

/** Fields of a publication that a draft may suggest, in the order of the form. */
const draftFields = ['name', 'categoryId', 'condition', 'description', 'details', 'price'] as const
type DraftField = (typeof draftFields)[number]

/** One field of a draft in the hands of the seller: typed or confirmed it is theirs, else nothing but a suggestion. */
export interface Suggestion {
  field: DraftField
  value: string
  from: 'fotos' | 'nombre' | 'ventas'
  isConfirmed: boolean
}

/** What a draft suggests; what is not known is left out. The price is the middle of the band. */
export const suggestionsOf = ({ name, category, condition, description, details, band }: ProductDraft): Suggestion[] => {
  const given: Record<DraftField, { value: string; from: Suggestion['from'] } | null> = {
    name,
    categoryId: category && { value: String(category.value.id), from: category.from },
    condition,
    description,
    details,
    price: band && { value: typed(band.value.middle), from: band.from },
  }
  return draftFields.flatMap((field) => {
    const suggested = given[field]
    return suggested ? [{ field, ...suggested, isConfirmed: false }] : []
  })
}

/** A publication with the photographs and what was confirmed; the band of a draft is in dollars, so a taken price is too. */
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

/** True when a confirmed field would replace other words of the seller's own. */
export const replacesWords = (current: OfferValues, suggestions: Suggestion[]): boolean =>
  suggestions.some(({ field, value, isConfirmed }) => isConfirmed && current[field].trim() !== '' && current[field].trim() !== value.trim())
