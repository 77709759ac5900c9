import { countryNames } from '@feria/contract/accounts/values'
import { conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { readPrice } from '@feria/contract/read-money'
import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { MAX_MATCH_RADIUS_KM, MAX_WISH_SIZE } from '@feria/contract/wishes/values'
import { asTyped } from '../../../lib/as-typed.ts'
import { priceOrNull, wholeOrNull } from '../../catalogue/selling/product-checks.ts'
import { texts } from './texts.ts'

const labels = texts.form

/** The form of a wish as typed; names are those of the request. */
export interface RequestValues {
  /** What the fields were filled in from; it is not sent. */
  sentence: string
  name: string
  modelo: string
  country: string
  localization: string
  maxPrice: string
  currency: string
  radiusKm: string
  size: string
  /** Empty for any. */
  condition: string
}

export const emptyRequest: RequestValues = {
  sentence: '',
  name: '',
  modelo: '',
  country: countryNames.ar,
  localization: '',
  maxPrice: '',
  currency: 'USD',
  radiusKm: '',
  size: '',
  condition: '',
}

/** The initial form values of a wish. */
export const valuesOf = (wish: Wish): RequestValues => ({
  sentence: '',
  name: wish.name,
  modelo: wish.modelo,
  country: wish.country,
  localization: wish.localization ?? '',
  maxPrice: asTyped(wish.maxPrice),
  currency: wish.currency,
  radiusKm: asTyped(wish.radiusKm),
  size: wish.size ?? '',
  condition: wish.condition ?? '',
})

/** The countries to choose from, including those that a wish has, or had. */
export const countriesWith = (...others: string[]): string[] => [
  ...new Set([...Object.values(countryNames), ...others.filter((country) => country !== '')]),
]

const needs = (missing: string, most: number) => (text: string) => {
  if (text.trim() === '') return missing
  return text.trim().length > most ? labels.tooLong(most) : null
}

const checkRadius = (text: string, { localization }: RequestValues): string | null => {
  if (text.trim() === '') return null
  const km = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  if (km < 1 || km > MAX_MATCH_RADIUS_KM) return labels.badRadius(MAX_MATCH_RADIUS_KM)
  return localization.trim() === '' ? labels.radiusNeedsPlace : null
}

/** Field checks: name, model and country are required, the place is not. */
export const requestChecks = {
  name: needs(labels.missingName, 140),
  modelo: needs(labels.missingModelo, 200),
  localization: (text: string) => (text.trim().length > 120 ? labels.tooLong(120) : null),
  maxPrice: (text: string, { currency }: Pick<RequestValues, 'currency'>) => {
    const price = readPrice(text, currency as Currency)
    return price === undefined || price === 0 ? labels.badPrice : null
  },
  radiusKm: checkRadius,
  size: (text: string) => (text.trim().length > MAX_WISH_SIZE ? labels.tooLong(MAX_WISH_SIZE) : null),
}

/** The request body: empty values are null. */
export const bodyOf = (values: RequestValues) =>
  ({
    name: values.name.trim(),
    modelo: values.modelo.trim(),
    country: values.country,
    localization: values.localization.trim() || null,
    maxPrice: priceOrNull(values.maxPrice, values.currency),
    currency: values.currency as Currency,
    radiusKm: wholeOrNull(values.radiusKm),
    size: values.size.trim() || null,
    condition: conditions.find((one) => one === values.condition) ?? null,
  }) satisfies WishFields

/** True if a field under «Más detalles» has a value: then they start expanded. */
export const hasDetails = ({ maxPrice, radiusKm, size, condition }: RequestValues): boolean =>
  [maxPrice, radiusKm, size, condition].some((value) => value !== '')
