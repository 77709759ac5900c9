import { expect, test } from 'vitest'
import { notDelivered, termsOf } from './delivery.rules.ts'

const unit = (name: string, delivery: Partial<Parameters<typeof termsOf>[0][number]> = {}) => ({
  name,
  hasPickup: false,
  pickupArea: null,
  parcelMinor: null,
  ...delivery,
})

test('several products go in one parcel, at the highest of their prices', () => {
  const units = [unit('Taza', { parcelMinor: 300 }), unit('Mesa', { parcelMinor: 1200 }), unit('Libro', { parcelMinor: 0 })]
  expect(termsOf(units, 'parcel')).toEqual({ parcelMinor: 1200, pickupArea: null })
})

test('the price of a parcel is not charged for another delivery', () => {
  const units = [unit('Mesa', { parcelMinor: 1200, hasPickup: true, pickupArea: 'Caballito' })]
  expect(termsOf(units, 'pickup')).toEqual({ parcelMinor: 0, pickupArea: 'Caballito' })
  expect(termsOf(units, 'agreed')).toEqual({ parcelMinor: 0, pickupArea: null })
})

test('every product has to be delivered the same way, and the first that is not is named', () => {
  const units = [unit('Taza', { hasPickup: true, parcelMinor: 0 }), unit('Mesa', { parcelMinor: 5 }), unit('Silla')]
  expect(notDelivered(units, 'pickup')).toBe('Mesa')
  expect(notDelivered(units, 'parcel')).toBe('Silla')
  expect(notDelivered(units.slice(0, 2), 'parcel')).toBeNull()
})

test('a seller can always be agreed with', () => expect(notDelivered([unit('Silla')], 'agreed')).toBeNull())
