import type { Chips } from '@feria/contract/assistant/schemas'
import type { Currency } from '@feria/contract/money'

const amount = (value: number, currency: Currency): string =>
  `${currency === 'USD' ? 'USD' : '$'} ${value.toLocaleString('es-AR', { maximumFractionDigits: 2 })}`

const priceOf = ({ minPrice, maxPrice, currency }: Chips): string => {
  if (minPrice !== null && maxPrice !== null) return ` entre ${amount(minPrice, currency)} y ${amount(maxPrice, currency)}`
  if (maxPrice !== null) return ` hasta ${amount(maxPrice, currency)}`
  return minPrice === null ? '' : ` desde ${amount(minPrice, currency)}`
}

const placeOf = ({ place, radiusKm }: Chips): string => {
  if (radiusKm !== null) return ` a menos de ${radiusKm} km${place ? ` de ${place}` : ''}`
  return place ? ` cerca de ${place}` : ''
}

interface SearchSummary {
  /** Null when there are more than were examined. */
  total: number | null
  /** How many of the examined products fit, and whether all of them do. */
  fitting: number
  isWhole: boolean
  isRelaxed: boolean
  isPlaceUnknown: boolean
}

const ofPlace = (chips: Chips, { isPlaceUnknown }: SearchSummary): string => {
  if (!isPlaceUnknown) return ''
  return chips.place
    ? ` No conocemos «${chips.place}», así que busqué en todos lados.`
    : ' No sabemos dónde estás, así que busqué en todos lados: decime un barrio o una ciudad.'
}

const productsOf = (count: number): string => (count === 1 ? 'un producto' : `${count} productos`)

/**
 * The reply to a search without a model: how many there are, or that there are none, in one or two sentences. `most` is how many were
 * examined.
 */
export const sentenceOf = (chips: Chips, found: SearchSummary, most: number): string => {
  const filters = priceOf(chips) + (found.isPlaceUnknown ? '' : placeOf(chips))
  const what = chips.what ? `«${chips.what}»` : 'nada así'
  if (found.total === 0)
    return `Por ahora no hay ${what}${filters}. Guardalo como solicitud y te avisamos cuando aparezca.${ofPlace(chips, found)}`
  if (found.fitting === 0)
    return (
      `De los ${most} que miré, no hay ninguno${filters || ' así'}. Guardalo como solicitud y te avisamos cuando ` +
      `aparezca.${ofPlace(chips, found)}`
    )
  if (found.isRelaxed)
    return (
      `No encontré justo eso${filters}: esto es lo que más se le parece. Si lo guardás como solicitud, te ` +
      `avisamos.${ofPlace(chips, found)}`
    )
  const least = found.isWhole ? `más de ${most} productos` : `al menos ${productsOf(found.fitting)}`
  const count = found.total === null ? least : productsOf(found.total)
  return `Encontré ${count}${filters}.${ofPlace(chips, found)}`
}

/** What is said first to a complaint or a cancellation where no order of the member is under way. */
export const NONE_OF_MINE = 'No tenés compras en curso.'
/** Where the member's orders are. */
export const ORDERS = '/history'

/** The reply to «otra cosa», and to a text with nothing to search for. */
export const ANEW = 'Dale, empecemos de nuevo: ¿qué buscás?'
export const QUESTION = 'Contame qué buscás: qué es, hasta cuánto querés gastar y por dónde.'
