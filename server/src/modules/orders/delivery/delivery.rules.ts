import type { DeliveryKind } from '@feria/contract/orders/values'

/** How a seller delivers a product. */
interface Unit {
  name: string
  hasPickup: boolean
  pickupArea: string | null
  parcelMinor: number | null
}

interface Terms {
  /** The price of the parcel, in minor units of the products' currency; 0 for other deliveries. */
  parcelMinor: number
  pickupArea: string | null
}

const unitWithout = (units: Unit[], kind: DeliveryKind): Unit | undefined => {
  if (kind === 'agreed') return undefined
  return units.find((unit) => (kind === 'pickup' ? !unit.hasPickup : unit.parcelMinor === null))
}

/** The name of the first unit that its seller does not deliver this way; null if all are. Any seller can be agreed with. */
export const notDelivered = (units: Unit[], kind: DeliveryKind): string | null => unitWithout(units, kind)?.name ?? null

/**
 * What the delivery of these units, all of one seller, costs, and where they are handed over. They go in one parcel, at the highest of
 * their prices (decision 94).
 */
export const termsOf = (units: Unit[], kind: DeliveryKind): Terms => ({
  parcelMinor: kind === 'parcel' ? Math.max(0, ...units.map(({ parcelMinor }) => parcelMinor ?? 0)) : 0,
  pickupArea: kind === 'pickup' ? (units.find(({ pickupArea }) => pickupArea !== null)?.pickupArea ?? null) : null,
})
