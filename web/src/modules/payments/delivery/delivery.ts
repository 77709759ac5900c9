import type { Delivery } from '@feria/contract/catalogue/schemas'
import { POSTCODE, type Province, provinces } from '@feria/contract/orders/addresses'
import type { Address, OrderDelivery } from '@feria/contract/orders/delivery-schemas'
import { type DeliveryKind, deliveryKinds } from '@feria/contract/orders/values'
import { texts } from '../texts.ts'

const labels = texts.delivery

/** An address as typed. */
export type AddressText = Record<keyof Address, string>

/** The delivery that a buyer chooses, as typed. `kind` is empty until one is chosen. */
export interface DeliveryValues extends AddressText {
  kind: string
  /** The address of the book that fills in the others; empty for another one. */
  savedId: string
}

export const noDelivery: DeliveryValues = {
  kind: '',
  savedId: '',
  name: '',
  street: '',
  details: '',
  city: '',
  province: '',
  postcode: '',
  phone: '',
}

/** The ways that a seller offers. */
export const waysOf = ({ pickup, parcelPrice, agreed }: Delivery): DeliveryKind[] =>
  deliveryKinds.filter((kind) => ({ pickup, parcel: parcelPrice !== null, agreed })[kind])

/** The chosen way if it is offered; the only one without a choice. Null while there is a choice to make. */
export const kindOf = (offer: Delivery, { kind }: Pick<DeliveryValues, 'kind'>): DeliveryKind | null => {
  const ways = waysOf(offer)
  return ways.find((way) => way === kind) ?? (ways.length === 1 ? (ways[0] ?? null) : null)
}

const needs = (missing: string) => (text: string) => (text.trim() === '' ? missing : null)

/** Checks of the fields of an address; those of the server. */
export const addressChecks = {
  name: needs(labels.checks.name),
  street: needs(labels.checks.street),
  city: needs(labels.checks.city),
  province: (text: string) => (provinces.some((one) => one === text) ? null : labels.checks.province),
  postcode: (text: string) => (POSTCODE.test(text.trim().toUpperCase()) ? null : labels.checks.postcode),
}

/** An address as the fields of a form show it. */
export const addressTextOf = ({ name, street, details, city, province, postcode, phone }: Address): AddressText => ({
  name,
  street,
  details: details ?? '',
  city,
  province,
  postcode,
  phone: phone ?? '',
})

/** The address of the form; null until it is complete. */
export const addressOf = (values: AddressText): Address | null => {
  const isWhole = Object.entries(addressChecks).every(([name, check]) => check(values[name as keyof typeof addressChecks]) === null)
  if (!isWhole) return null
  return {
    name: values.name.trim(),
    street: values.street.trim(),
    details: values.details.trim() || null,
    city: values.city.trim(),
    province: values.province as Province,
    postcode: values.postcode.trim().toUpperCase(),
    phone: values.phone.trim() || null,
  }
}

/** What is chosen of an offer, with its price; null until it is. The address of a parcel is null until it is complete. */
export const deliveryOf = (offer: Delivery, values: DeliveryValues): OrderDelivery | null => {
  const kind = kindOf(offer, values)
  if (!kind) return null
  return {
    kind,
    price: kind === 'parcel' ? (offer.parcelPrice ?? 0) : 0,
    pickupArea: kind === 'pickup' ? offer.pickupArea : null,
    address: kind === 'parcel' ? addressOf(values) : null,
  }
}

/** True once nothing is left to choose or to fill in. */
export const isWholeDelivery = (delivery: OrderDelivery | null): boolean =>
  delivery !== null && (delivery.kind !== 'parcel' || delivery.address !== null)

/** An address in the lines of a label. */
export const addressLines = ({ name, street, details, city, province, postcode, phone }: Address): string[] => [
  name,
  details ? `${street}, ${details}` : street,
  `${postcode} ${city}, ${province}`,
  ...(phone ? [phone] : []),
]
