import type { ProductDetail, ProductFields } from '@feria/contract/catalogue/schemas'
import type { Condition } from '@feria/contract/catalogue/values'
import { MAX_DESCRIPTION } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { asTyped } from '../../../lib/as-typed.ts'
import { NO_PICTURE } from '../../../ui/picture-sources.ts'
import { furtherDetails, isAmongDetails, joinDetails } from '../written-details.ts'
import { type DeliveryValues, deliveryBody, deliveryValuesOf, emptyDelivery } from './delivery-values.ts'
import { checkLength, checkMinimum, checkPrice, checkRange, checkStock, needs, priceOrNull, wholeOrNull } from './product-checks.ts'
import { texts } from './texts.ts'
import type { Readings } from './title-reading.ts'

/** The product form as typed; names are those of the request, so that its errors find their field. */
export interface ProductValues {
  name: string
  /** The model. */
  description: string
  /** The free description. */
  details: string
  /** The product has a free description, so it needs no model. */
  isWritten: boolean
  /** What stands under the free description of such a product. */
  further: string
  brand: string
  negotiationConditions: string
  geolocationRange: string
  categoryId: string
  price: string
  stock: string
  minSalePrice: string
  condition: string
  currency: string
  location: string
  delivery: DeliveryValues
  /** A URL in addition to the uploaded pictures; it becomes the main one. */
  imageUrl: string
  images: string[]
  readings: Readings
}

/** The form of a new product. */
export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  details: '',
  isWritten: false,
  further: '',
  brand: '',
  negotiationConditions: '',
  geolocationRange: '',
  categoryId: '',
  price: '',
  stock: '',
  minSalePrice: '',
  condition: '',
  currency: 'USD',
  location: '',
  delivery: emptyDelivery,
  imageUrl: '',
  images: [],
  readings: {},
}

type Editable = Pick<
  ProductDetail,
  | ('name' | 'description' | 'details' | 'brand' | 'categoryId' | 'condition' | 'currency' | 'price' | 'stock' | 'location' | 'images')
  | ('delivery' | 'minSalePrice' | 'negotiationConditions' | 'geolocationRange')
>

/** Model, description and what stands under it: what was written in a field of either form returns to the same one. */
const wordsOf = ({ description, details }: Pick<Editable, 'description' | 'details'>) =>
  isAmongDetails(description, details)
    ? { description: '', details: description, further: furtherDetails(description, details), isWritten: true }
    : { description, details: details ?? '', further: '', isWritten: false }

/** The form of an existing product. The fallback picture does not count as one of its pictures. */
export const valuesOf = (product: Editable): ProductValues => ({
  name: product.name,
  ...wordsOf(product),
  brand: product.brand ?? '',
  negotiationConditions: product.negotiationConditions ?? '',
  geolocationRange: asTyped(product.geolocationRange),
  condition: product.condition ?? '',
  currency: product.currency,
  categoryId: asTyped(product.categoryId),
  price: asTyped(product.price),
  stock: asTyped(product.stock),
  minSalePrice: asTyped(product.minSalePrice),
  location: product.location,
  delivery: deliveryValuesOf(product.delivery),
  imageUrl: '',
  images: product.images.filter((url) => url !== NO_PICTURE),
  readings: {},
})

/** Field checks; required are name, model, price, stock and location. A product with a free description needs no model. */
export const productChecks = {
  name: needs(texts.checks.name),
  description: (text: string, { isWritten }: Pick<ProductValues, 'isWritten'>) => (isWritten ? null : needs(texts.checks.model)(text)),
  details: (text: string, { isWritten, description }: Pick<ProductValues, 'isWritten' | 'description'>) =>
    isWritten && description.trim() === '' ? (needs(texts.checks.description)(text) ?? checkLength(text, MAX_DESCRIPTION)) : null,
  location: needs(texts.checks.location),
  price: (text: string, { currency }: Pick<ProductValues, 'currency'>) => checkPrice(text, true, currency),
  stock: (text: string) => checkStock(text, true),
  minSalePrice: (text: string, { price, currency }: Pick<ProductValues, 'price' | 'currency'>) => checkMinimum(text, price, currency),
  geolocationRange: checkRange,
}

/** The request body: numbers or null; the fallback picture if there is none. */
export const bodyOf = (values: ProductValues) => {
  const images = [...new Set([values.imageUrl.trim(), ...values.images])].filter((url) => url !== '')
  return {
    name: values.name.trim(),
    description: values.description.trim() || values.details.trim().slice(0, MAX_DESCRIPTION),
    details: joinDetails(values.details, values.further) || null,
    brand: values.brand.trim() || null,
    negotiationConditions: values.negotiationConditions.trim() || null,
    geolocationRange: wholeOrNull(values.geolocationRange),
    categoryId: wholeOrNull(values.categoryId),
    price: priceOrNull(values.price, values.currency),
    stock: wholeOrNull(values.stock),
    minSalePrice: priceOrNull(values.minSalePrice, values.currency),
    condition: (values.condition || null) as Condition | null,
    currency: values.currency as Currency,
    location: values.location.trim(),
    delivery: deliveryBody(values),
    imageUrl: images[0] ?? NO_PICTURE,
    images,
  } satisfies ProductFields
}
