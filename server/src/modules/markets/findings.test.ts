import { expect, test } from 'vitest'
import type { Offer } from '../../engines/marketplaces/marketplaces.ts'
import { readQuery } from '../../language/query/query.ts'
import { findingOfOffer, type OfferReading } from './findings.ts'

const offer: Offer = {
  ...{ id: 'MLA1', name: 'Taladro percutor 13 mm', url: 'https://a.example/1', imageUrl: null, currency: 'ARS', condition: 'Nuevo' },
  ...{ priceMinor: 150_000, priceToMinor: 200_000, originalPriceMinor: 180_000, location: 'Rosario', seller: 'Ana' },
  ...{ isShippingFree: true, minimumOrder: 2, brand: null, model: null, caveats: ['Usado'] },
}
const reading: OfferReading = {
  query: readQuery('taladro bosch'),
  arsCents: 150_000,
  distanceTo: (place) => place.length,
  modelOf: (name, brand) => `${name} ${brand}`,
  price: null,
}

test('an offer is a finding with all that its market tells, and what is missing stays missing', () => {
  expect(findingOfOffer('Mercado Libre', offer, reading)).toMatchObject({
    ...{ id: 'ml:MLA1', platform: 'Mercado Libre', name: offer.name, url: offer.url, imageUrl: null, currency: 'ARS', condition: 'Nuevo' },
    ...{ price: 1500, priceTo: 2000, originalPrice: 1800, comparable: 1, location: 'Rosario', distance: 7, seller: 'Ana' },
    ...{ isShippingFree: true, minimumOrder: 2, caveats: ['Usado'], stock: null, category: null, product: null, isOutsidePrice: false },
    model: 'Taladro percutor 13 mm null',
  })
  const bare = findingOfOffer('Amazon', { ...offer, priceMinor: null, priceToMinor: null, originalPriceMinor: null, location: '' }, reading)
  expect(bare).toMatchObject({ id: 'amazon:MLA1', price: null, priceTo: null, originalPrice: null, comparable: null, distance: null })
})

test.each([
  ['a brand', { brand: 'Bosch' }],
  ['a name', { name: 'Taladro Bosch percutor 13 mm' }],
  ['a model', { model: 'Bosch GSB 13' }],
])('what was looked for counts as %s too', (_where, more) => {
  const scoreOf = (one: Offer) => findingOfOffer('Mercado Libre', one, reading).score
  expect(scoreOf({ ...offer, ...more })).toBeGreaterThan(scoreOf(offer))
})

test('what breaks the spoken price says so', () => {
  const price = { min: null, max: 1000, currency: 'ARS' } as unknown as OfferReading['price']
  const isOutside = (one: Offer) => findingOfOffer('Mercado Libre', one, { ...reading, price }).isOutsidePrice
  expect([isOutside(offer), isOutside({ ...offer, priceMinor: 90_000 })]).toEqual([true, false])
})
