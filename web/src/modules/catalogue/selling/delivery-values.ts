import type { Delivery, ProductFields } from '@feria/contract/catalogue/schemas'
import { asTyped } from '../../../lib/as-typed.ts'
import { checkPrice, priceOrNull } from './product-checks.ts'
import { texts } from './texts.ts'

const labels = texts.delivery

/** How a product arrives, as typed. Its price is in the currency of the product. */
export interface DeliveryValues {
  pickup: boolean
  pickupArea: string
  parcel: boolean
  parcelPrice: string
  agreed: boolean
}

export const emptyDelivery: DeliveryValues = { pickup: false, pickupArea: '', parcel: false, parcelPrice: '', agreed: true }

/** The fields of a delivery that the server may refuse, besides the delivery as a whole. */
export const DELIVERY_FIELDS = ['delivery.pickupArea', 'delivery.parcelPrice'] as const

/** The fields of an existing product's delivery. */
export const deliveryValuesOf = ({ pickup, pickupArea, parcelPrice, agreed }: Delivery): DeliveryValues => ({
  pickup,
  pickupArea: pickupArea ?? '',
  parcel: parcelPrice !== null,
  parcelPrice: asTyped(parcelPrice),
  agreed,
})

/** The form that a delivery and its currency stand in. */
interface Form {
  currency: string
  delivery: DeliveryValues
}

/** Field checks: at least one way, and a price of a parcel that is offered. */
export const deliveryChecks = {
  agreed: (agreed: boolean, { delivery: { pickup, parcel } }: Form) => (agreed || pickup || parcel ? null : labels.none),
  parcelPrice: (text: string, { currency, delivery }: Form) => (delivery.parcel ? checkPrice(text, true, currency) : null),
}

/** The delivery of the request body: only what is offered. */
export const deliveryBody = ({ currency, delivery }: Form): ProductFields['delivery'] => ({
  pickup: delivery.pickup,
  pickupArea: delivery.pickup ? delivery.pickupArea.trim() || null : null,
  parcelPrice: delivery.parcel ? priceOrNull(delivery.parcelPrice, currency) : null,
  agreed: delivery.agreed,
})
