import type { Reading } from '@feria/contract/assistant/schemas'
import { expect, test } from 'vitest'
import { aReading } from '../../../testing/a-reading.ts'
import { emptyRequest } from './request-values.ts'
import { type Filled, filledBy, fillIn, takeOff } from './sentence.ts'

const bike = { what: 'bici rodado 29', maxPrice: 200_000, place: 'Palermo', radiusKm: 30, condition: 'Usado', size: 'rodado 29' } as const
const reading = (more: Partial<Reading> = {}) => aReading({ ...bike, ...more })
const none: Filled = {}
const filled = filledBy(reading())
const { values } = fillIn({ ...emptyRequest, sentence: 'x' }, none, filled)

test('a sentence fills in the required fields and what else it says', () => {
  expect(values).toEqual({
    sentence: 'x',
    name: 'Bici rodado 29',
    modelo: 'Rodado 29',
    country: 'Argentina',
    localization: 'Palermo',
    maxPrice: '200000',
    currency: 'ARS',
    radiusKm: '30',
    size: 'rodado 29',
    condition: 'Usado',
  })
})

test.each([
  [{ what: 'heladera' }, { name: 'Heladera', modelo: 'Heladera' }],
  [
    { what: 'mesa de madera', without: ['sin plastificar'] },
    { name: 'Mesa de madera sin plastificar', modelo: 'Madera sin plastificar' },
  ],
  [{ country: 'Chile' }, { country: 'Chile' }],
  [{ maxPrice: null }, { maxPrice: '', currency: 'USD' }],
  [{ place: null }, { localization: '', radiusKm: '' }],
  [{ what: 'x'.repeat(200) }, { name: `X${'x'.repeat(139)}` }],
])('%j fills in %j', (more, fields) => {
  expect(filledBy(reading(more))).toMatchObject(fields)
})

test('a field that a person corrected is never filled in again, the others follow the sentence', () => {
  const corrected = { ...values, name: 'Bicicleta de mujer', currency: 'USD' }
  const next = filledBy(reading({ what: 'bici rodado 26', maxPrice: 90, place: 'Flores', size: 'rodado 26' }))
  expect(fillIn(corrected, filled, next).values).toMatchObject({
    name: 'Bicicleta de mujer',
    modelo: 'Rodado 26',
    maxPrice: '200000',
    currency: 'USD',
    localization: 'Flores',
    size: 'rodado 26',
  })
})

test('what was taken off stays off, whatever is read in between', () => {
  const off = takeOff('place', values, filled)
  const between = fillIn(off, filled, filledBy(reading({ place: null })))
  expect(fillIn(between.values, between.filled, filled).values.localization).toBe('')
})

test('a chip that was taken off stays off; a size leaves the name too', () => {
  expect(fillIn(takeOff('price', values, filled), filled, filled).values.maxPrice).toBe('')
  expect(fillIn(takeOff('condition', values, filled), filled, filled).values.condition).toBe('')
  expect(fillIn(takeOff('place', values, filled), filled, filled).values).toMatchObject({ localization: '', radiusKm: '' })
  const off = takeOff('size', values, filled)
  expect(off).toMatchObject({ name: 'Bici', modelo: 'Bici', size: '' })
  expect(fillIn({ ...values, size: '' }, filled, filled).values).toMatchObject({ name: 'Bici', size: '' })
  expect(takeOff('size', { ...values, name: 'Mi bici rodado 29' }, filled).name).toBe('Mi bici rodado 29')
})
