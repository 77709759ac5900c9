import type { Wish } from '@feria/contract/wishes/schemas'
import { expect, test } from 'vitest'
import { percentOf, sidesOf, topicOf } from './match-words.ts'
import { isSame, savedBody } from './saved-body.ts'
import { fieldsOf } from './wish-mutations.ts'

const wish = (id: string, more: Partial<Wish> = {}) =>
  ({ id, name: `Busco ${id}`, modelo: id, condition: null, activo: true, ...more }) as unknown as Wish

test('[WISH-33] an unknown score is 85 percent', () =>
  expect([null, Number.NaN].map((score) => percentOf(score).percent)).toEqual([85, 85]))

test('[WISH-34] an unknown score is marked as an estimate, a known one is not', () => {
  expect(percentOf(0.923)).toEqual({ percent: 92, isEstimated: false })
  expect(percentOf(1.2)).toEqual({ percent: 100, isEstimated: false })
  expect([null, Number.NaN].map((score) => percentOf(score).isEstimated)).toEqual([true, true])
})

test('a reason has an icon for its subject', () => {
  const reasons = ['Dentro de tu presupuesto', 'A 4 km', 'Mismo modelo', 'Otro almacenamiento: 128 GB', 'No dice «rojo»', 'Usado', '¡Sí!']
  expect(reasons.map(topicOf)).toEqual(['price', 'place', 'model', 'model', 'missing', 'condition', 'other'])
})

test('what speaks against a match is told apart, and nothing twice', () => {
  const reasons = ['Mismo modelo', 'Es rodado 16', 'A 4 km']
  expect(sidesOf({ reasons, reasonsAgainst: ['Es rodado 16'] })).toEqual({
    inFavour: ['Mismo modelo', 'A 4 km'],
    against: ['Es rodado 16'],
  })
  expect(sidesOf({ reasons })).toEqual({ inFavour: reasons, against: [] })
})

test('a search is saved as a wish with its words, its highest price, its condition and the place of the device', () => {
  const body = savedBody({ text: '  celular   samsung ', maxPrice: 300, currency: 'USD' }, ' Rosario ')
  expect(body).toMatchObject({ name: 'celular samsung', modelo: 'celular samsung', maxPrice: 300, localization: 'Rosario' })
  expect(savedBody({ text: 'x'.repeat(300), maxPrice: 0, currency: 'ARS' }, '')).toMatchObject({ maxPrice: null, localization: null })
  expect(savedBody({ text: 'x'.repeat(300), maxPrice: 0, currency: 'ARS' }, '').name).toHaveLength(140)
  expect(isSame(wish('w', { name: 'celular samsung', modelo: 'celular samsung', maxPrice: 300 }), body)).toBe(true)
  expect(isSame(wish('w', { name: 'celular samsung', modelo: 'celular samsung', maxPrice: null }), body)).toBe(false)
  const used = savedBody({ text: 'celular samsung', maxPrice: 300, currency: 'USD', condition: 'Usado' }, '')
  expect(used.condition).toBe('Usado')
  expect(isSame(wish('w', { name: 'celular samsung', modelo: 'celular samsung', maxPrice: 300 }), used)).toBe(false)
})

test('a removed wish can be created again from its own fields', () => {
  const fields = fieldsOf(
    wish('a', { country: 'Chile', localization: 'Viña', maxPrice: 10, currency: 'ARS', radiusKm: 5, size: '42', condition: 'Usado' }),
  )
  expect(fields).toEqual({
    name: 'Busco a',
    modelo: 'a',
    country: 'Chile',
    localization: 'Viña',
    maxPrice: 10,
    currency: 'ARS',
    radiusKm: 5,
    size: '42',
    condition: 'Usado',
  })
})
