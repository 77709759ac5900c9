import type { Spoken } from '@feria/contract/search/schemas'
import { expect, test } from 'vitest'
import { noNarrowing } from './narrowing.ts'
import { outsideName, spokenTags, wishOf } from './spoken-tags.ts'

const spoken: Spoken = {
  thing: 'bici',
  price: { min: 100, max: 200_000, currency: 'ARS', rest: 'bici usada para regalar en Palermo' },
  condition: { value: 'Usado', rest: 'bici para regalar' },
  place: { name: 'Palermo', radiusKm: 30, rest: 'bici usada para regalar' },
  purpose: { text: 'para regalar', rest: 'bici usada' },
}

test('what a search says is tags, each of which leaves the text without it', () => {
  expect(spokenTags(spoken).map(({ label, without }) => [label.replaceAll('\u00a0', ' '), without.search])).toEqual([
    ['Desde $ 100 ARS', 'bici usada para regalar en Palermo'],
    ['Hasta $ 200.000 ARS', 'bici usada para regalar en Palermo'],
    ['Usado', 'bici para regalar'],
    ['Hasta 30 km de Palermo', 'bici usada para regalar'],
    ['Para regalar', 'bici usada'],
  ])
  expect(spokenTags(undefined)).toEqual([])
})

test('what breaks a spoken price is above it, below it, or either', () => {
  const price = { min: null, max: 9, currency: 'ARS' as const, rest: '' }
  expect([
    outsideName(price),
    outsideName({ ...price, min: 9, max: null }),
    outsideName({ ...price, min: 1 }),
    outsideName(undefined),
  ]).toEqual(['Por encima de tu precio', 'Por debajo de tu precio', 'Fuera de tu precio', 'Por encima de tu precio'])
})

test('a search becomes a wish by its filters, and where there are none by its words', () => {
  expect(wishOf('bici usada hasta 200 lucas', noNarrowing, spoken)).toEqual({
    text: 'bici',
    maxPrice: 200_000,
    currency: 'ARS',
    condition: 'Usado',
    place: 'Palermo',
    radiusKm: 30,
  })
  const narrowing = { ...noNarrowing, maxPrice: 50, currency: 'USD' as const, condition: 'Nuevo' as const, near: 'Salta', radiusKm: 5 }
  expect(wishOf('x', narrowing, spoken)).toMatchObject({ maxPrice: 50, currency: 'USD', condition: 'Nuevo', place: 'Salta', radiusKm: 5 })
  expect(wishOf('mesa', noNarrowing, undefined)).toMatchObject({ text: 'mesa', maxPrice: null, place: null, radiusKm: null })
})
