import { expect, test } from 'vitest'
import type { Listed } from '../../catalogue/catalogue.module.ts'
import { changesOf, freeze, sortedJson, toListing } from './listings.rules.ts'

const picture = '01890000-0000-7000-8000-00000000000a'
const page: Listed = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Bicicleta',
  priceMinor: 15_050,
  currency: 'USD',
  description: 'Playera',
  details: 'Con canasto',
  brand: 'Aurora',
  condition: 'Usado',
  categoryName: 'Deportes',
  location: 'Rosario',
  hasPickup: true,
  pickupArea: 'Centro',
  parcelMinor: 1000,
  isDeliveryAgreed: false,
  negotiationConditions: null,
  images: [`/files/${picture}/1280.webp`, 'https://example.com/a.jpg', '/images/a.jpg'],
  pictureHashes: { [picture]: 'aa' },
}
const content = freeze(page)

test('a listing is kept with the hashes of our own pictures, in their order', () => {
  expect(content.pictures.map(({ sha256 }) => sha256)).toEqual(['aa', null, null])
  expect(freeze({ ...page, pictureHashes: null }).pictures[0]?.sha256).toBeNull()
  expect(toListing(content)).toEqual({
    ...{ name: 'Bicicleta', price: 150.5, currency: 'USD', description: 'Playera', details: 'Con canasto', brand: 'Aurora' },
    ...{ condition: 'Usado', category: 'Deportes', location: 'Rosario', negotiationConditions: null, pictures: content.pictures },
    delivery: { pickup: true, pickupArea: 'Centro', parcelPrice: 10, agreed: false },
  })
})

test('it is the same text in whatever order it was stored, and another one for each of its parts', () => {
  const turned = {
    ...Object.fromEntries(Object.entries(content).reverse()),
    delivery: Object.fromEntries(Object.entries(content.delivery).reverse()),
  }
  expect(Object.keys(turned)[0]).not.toBe(Object.keys(content)[0])
  expect(sortedJson(turned)).toBe(sortedJson(content))
  const others: Partial<Listed>[] = [
    { id: picture },
    { name: 'Bici' },
    { priceMinor: 15_051 },
    { currency: 'ARS' },
    { images: [...page.images].reverse() },
    { pictureHashes: { [picture]: 'bb' } },
    { isDeliveryAgreed: true },
  ]
  const texts = [page, ...others.map((other) => ({ ...page, ...other }))].map((one) => sortedJson(freeze(one)))
  expect(new Set(texts).size).toBe(others.length + 1)
})

test('what changed is named part by part, in the order of the page', () => {
  const changed = (other: Partial<Listed>) => changesOf(content, freeze({ ...page, ...other }))
  expect(changed({})).toEqual([])
  expect(changed({ currency: 'ARS' })).toEqual(['price'])
  expect(changed({ images: page.images.slice(1), name: 'Bici', priceMinor: null })).toEqual(['name', 'price', 'pictures'])
  expect(changed({ parcelMinor: null, pickupArea: null })).toEqual(['delivery'])
  expect(changed({ description: 'x', details: null, brand: null, condition: null, categoryName: null, location: 'x' })).toEqual([
    'description',
    'details',
    'brand',
    'condition',
    'category',
    'location',
  ])
  expect(changed({ negotiationConditions: 'Sin cambios' })).toEqual(['negotiationConditions'])
})
