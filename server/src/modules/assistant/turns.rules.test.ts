import { expect, test } from 'vitest'
import { chosen, readStep, sentenceOfStep, stepped } from './turns.rules.ts'

const nothing = { price: null, condition: null, nth: null, isAnew: false, without: [] }

test.each([
  ['más barato', { price: 'cheaper' }],
  ['algo más barato?', { price: 'cheaper' }],
  ['es muy caro', { price: 'cheaper' }],
  ['¿no hay más económicas?', { price: 'cheaper' }],
  ['el más barato de todos', { price: 'cheapest' }],
  ['lo más barato que haya', { price: 'cheapest' }],
  ['uno mejor', { price: 'dearer' }],
  ['¿y usado?', { condition: 'Usado' }],
  ['no, nuevo', { condition: 'Nuevo' }],
  ['que sea nueva por favor', { condition: 'Nuevo' }],
  ['me da igual si es nuevo o usado', { condition: 'any' }],
  ['el segundo', { nth: 2 }],
  ['mostrame la tercera', { nth: 3 }],
  ['el último', { nth: -1 }],
  ['otra cosa', { isAnew: true }],
  ['no, otra cosa', { isAnew: true }],
  ['en cualquier lado', { without: ['place'] }],
  ['no importa el precio', { without: ['price'] }],
])('«%s» changes what was asked', (text, step) => expect(readStep(text)).toEqual({ ...nothing, ...step }))

test.each([
  'mesa usada',
  'el segundo tomo de Rayuela',
  'nuevo testamento',
  'en Córdoba',
  'hasta 50 lucas',
  'bici más barata hasta 100',
  'hola',
  '',
])('«%s» names a thing or refines as any wish does', (text) => expect(readStep(text)).toBeNull())

const known = {
  ...{ what: 'mesa', categoryId: null, minPrice: 10, maxPrice: 50, currency: 'ARS' as const, place: 'Rosario', radiusKm: 30 },
  ...{ condition: 'Usado' as const, without: ['sin vidrio'] },
}

test('what a turn does not speak of stays', () => {
  expect(stepped(known, { ...nothing, condition: 'Nuevo' })).toEqual({ ...known, condition: 'Nuevo' })
  expect(stepped(known, { ...nothing, condition: 'any' })).toEqual({ ...known, condition: null })
  expect(stepped(known, { ...nothing, without: ['place'] })).toEqual({ ...known, place: null, radiusKm: null })
  expect(stepped(known, { ...nothing, without: ['price'] })).toEqual({ ...known, minPrice: null, maxPrice: null })
  expect(stepped(known, { ...nothing, price: 'cheaper' })).toEqual(known)
})

test('something else forgets all that was asked', () =>
  expect(stepped(known, { ...nothing, isAnew: true })).toMatchObject({
    what: '',
    maxPrice: null,
    place: null,
    condition: null,
    without: [],
  }))

test('turns order and choose, one after another; what has no price goes last', () => {
  const all = [30, null, 10, 20]
  const left = (...steps: object[]) =>
    chosen(
      all,
      steps.map((step) => ({ ...nothing, ...step })),
      (price) => price,
    )
  expect(left()).toEqual(all)
  expect(left({ price: 'cheaper' })).toEqual([10, 20, 30, null])
  expect(left({ price: 'dearer' })).toEqual([30, 20, 10, null])
  expect(left({ price: 'cheapest' })).toEqual([10])
  expect(left({ nth: 1 })).toEqual([30])
  expect(left({ nth: -1 })).toEqual([20])
  expect(left({ nth: 5 })).toEqual([])
  expect(left({ price: 'cheaper' }, { nth: 2 })).toEqual([20])
  expect(all).toEqual([30, null, 10, 20])
})

test('what is said of a choice is what was found', () => {
  expect(sentenceOfStep({ ...nothing, nth: 2 }, 1, 4)).toBe('Este es el segundo de los que encontré.')
  expect(sentenceOfStep({ ...nothing, nth: 3 }, 0, 2)).toBe('Encontré 2: no hay tantos.')
  expect(sentenceOfStep({ ...nothing, nth: 2 }, 0, 1)).toBe('Encontré uno solo.')
  expect(sentenceOfStep({ ...nothing, nth: -1 }, 1, 4)).toBe('Este es el último de los que encontré.')
  expect(sentenceOfStep({ ...nothing, price: 'cheapest' }, 1, 4)).toBe('Este es el más barato de los que encontré.')
  expect(sentenceOfStep({ ...nothing, price: 'cheaper' }, 4, 4)).toBe('Los ordené del más barato al más caro.')
  expect(sentenceOfStep({ ...nothing, condition: 'Usado' }, 4, 4)).toBeNull()
})
