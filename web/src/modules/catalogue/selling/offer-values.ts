import type { ProductFields } from '@feria/contract/catalogue/schemas'
import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { NO_PICTURE } from '../../../ui/picture-sources.ts'
import { joinDetails } from '../written-details.ts'
import { type DeliveryValues, deliveryBody, emptyDelivery } from './delivery-values.ts'
import { checkMinimum, checkPrice, checkRange, checkStock, needs, priceOrNull, wholeOrNull } from './product-checks.ts'
import type { Sample } from './samples.ts'
import { texts } from './texts.ts'
import { isRead, type Readings } from './title-reading.ts'

/** The form of /new-product as typed; names are those of the request. */
export interface OfferValues {
  name: string
  categoryId: string
  condition: string
  location: string
  description: string
  price: string
  stock: string
  minSalePrice: string
  images: string[]
  brand: string
  details: string
  negotiationConditions: string
  geolocationRange: string
  currency: string
  delivery: DeliveryValues
  /** Name and description written by the sample generator; empty if it was not used. */
  sampleName: string
  sampleDescription: string
  readings: Readings
}

export const emptyOffer: OfferValues = {
  name: '',
  categoryId: '',
  condition: '',
  location: '',
  description: '',
  price: '',
  stock: '',
  minSalePrice: '',
  images: [],
  brand: '',
  details: '',
  negotiationConditions: '',
  geolocationRange: '',
  currency: 'ARS',
  delivery: emptyDelivery,
  sampleName: '',
  sampleDescription: '',
  readings: {},
}

/** The fields that stand under «Más opciones». */
export const MORE_FIELDS = ['brand', 'stock', 'minSalePrice', 'delivery', 'details', 'negotiationConditions', 'geolocationRange'] as const

/** True if the member filled in one of the fields under «Más opciones»; what the title said of them is told beside its name. */
export const hasMore = (values: OfferValues): boolean =>
  MORE_FIELDS.some(
    (name) => !(name === 'brand' && isRead(values, name)) && JSON.stringify(values[name]) !== JSON.stringify(emptyOffer[name]),
  )

/** Field checks; required are name, category, condition, location and description. */
export const offerChecks = {
  name: needs(texts.checks.name),
  categoryId: needs(texts.checks.category),
  condition: needs(texts.checks.condition),
  location: needs(texts.checks.location),
  description: needs(texts.checks.description),
  price: (text: string, { currency }: Pick<OfferValues, 'currency'>) => checkPrice(text, false, currency),
  stock: (text: string) => checkStock(text, false),
  minSalePrice: (text: string, { price, currency }: Pick<OfferValues, 'price' | 'currency'>) => checkMinimum(text, price, currency),
  geolocationRange: checkRange,
}

/** True while the form still has the name and description of a sample, which must not be published. */
export const isSample = (values: OfferValues): boolean =>
  values.sampleName !== '' && values.name.trim() === values.sampleName && values.description.trim() === values.sampleDescription

/** True if the member has typed something that a sample would overwrite. */
export const hasOwnWords = (values: OfferValues): boolean =>
  !isSample(values) && (values.name.trim() !== '' || values.description.trim() !== '')

/** The form filled in with a sample, whose prices are in dollars, marked as one; pictures stay. */
export const withSample = (values: OfferValues, sample: Sample, categoryId: number | undefined): OfferValues => ({
  ...values,
  ...sample.fields,
  currency: 'USD',
  categoryId: categoryId === undefined ? '' : String(categoryId),
  sampleName: sample.fields.name,
  sampleDescription: sample.fields.description,
})

/**
 * The request body: empty price, stock and minimum price are null; the fallback picture if there is none. The description is sent as
 * one.
 */
export const offerBody = (values: OfferValues) =>
  ({
    name: values.name.trim(),
    categoryId: wholeOrNull(values.categoryId),
    condition: values.condition as Condition,
    location: values.location.trim(),
    description: values.description.trim(),
    price: priceOrNull(values.price, values.currency),
    stock: wholeOrNull(values.stock),
    minSalePrice: priceOrNull(values.minSalePrice, values.currency),
    imageUrl: values.images[0] ?? NO_PICTURE,
    images: values.images,
    brand: values.brand.trim() || null,
    details: joinDetails(values.description, values.details),
    negotiationConditions: values.negotiationConditions.trim() || null,
    geolocationRange: wholeOrNull(values.geolocationRange),
    currency: values.currency as Currency,
    delivery: deliveryBody(values),
  }) satisfies ProductFields
