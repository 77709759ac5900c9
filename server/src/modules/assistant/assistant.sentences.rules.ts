import type { Chips } from '@feria/contract/assistant'
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

interface Found {
  total: number | null
  isRelaxed: boolean
  isPlaceUnknown: boolean
}

const ofPlace = (chips: Chips, { isPlaceUnknown }: Found): string => {
  if (!isPlaceUnknown) return ''
  return chips.place
    ? ` No conocemos «${chips.place}», así que busqué en todos lados.`
    : ' No sabemos dónde estás, así que busqué en todos lados: decime un barrio o una ciudad.'
}

/** What is said of a search without a model: how much there is, or that there is nothing, in one or two honest sentences. `most` is how many were looked at. */
export const sentenceOf = (chips: Chips, found: Found, most: number): string => {
  const filters = priceOf(chips) + (found.isPlaceUnknown ? '' : placeOf(chips))
  const what = chips.what ? `«${chips.what}»` : 'nada así'
  if (found.total === 0)
    return `Por ahora no hay ${what}${filters}. Guardalo como solicitud y te avisamos cuando aparezca.${ofPlace(chips, found)}`
  if (found.isRelaxed)
    return `No encontré justo eso${filters}: esto es lo que más se le parece. Si lo guardás como solicitud, te avisamos.${ofPlace(chips, found)}`
  const count = found.total === null ? `más de ${most} productos` : found.total === 1 ? 'un producto' : `${found.total} productos`
  return `Encontré ${count}${filters}.${ofPlace(chips, found)}`
}

/** What is asked of somebody who said nothing that can be looked for. */
export const QUESTION = 'Contame qué buscás: qué es, hasta cuánto querés gastar y por dónde.'
