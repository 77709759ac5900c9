import type { Wish } from '@feria/contract/wishes/schemas'
import { expect, test } from 'vitest'
import { bodyOf, countriesWith, emptyRequest, hasDetails, requestChecks, valuesOf } from './request-values.ts'

const values = { ...emptyRequest, name: ' Bici ', modelo: 'Rodado 20', localization: ' Rosario ', maxPrice: '1.200,50', radiusKm: '30' }

test('[WISH-05] name, model and country are required, the place is not', () => {
  expect(requestChecks.name(' ')).toBe('Escribí qué buscás.')
  expect(requestChecks.modelo('')).toBe('Escribí el modelo o las características.')
  expect(requestChecks.name('x'.repeat(141))).toMatch('140')
  expect(requestChecks.localization('')).toBeNull()
  expect(emptyRequest.country).toBe('Argentina')
  expect(countriesWith('Chile')).toEqual(['Argentina', 'Brasil', 'Chile'])
  expect(countriesWith('Uruguay')).toEqual(['Argentina', 'Brasil', 'Chile', 'Uruguay'])
})

test('the highest price is more than zero, the distance whole kilometres from a place', () => {
  expect(requestChecks.maxPrice('', values)).toBeNull()
  expect(requestChecks.maxPrice('1.200,50', values)).toBeNull()
  expect(requestChecks.maxPrice('200 lucas', values)).toBeNull()
  expect(requestChecks.maxPrice('US$ 300', { currency: 'USD' })).toBeNull()
  expect(requestChecks.maxPrice('US$ 300', { currency: 'ARS' })).not.toBeNull()
  for (const bad of ['0', 'mucho', '-3']) expect(requestChecks.maxPrice(bad, values), bad).not.toBeNull()
  expect(requestChecks.radiusKm('30', values)).toBeNull()
  expect(requestChecks.radiusKm('', emptyRequest)).toBeNull()
  for (const bad of ['0', '2001', '1,5', 'lejos']) expect(requestChecks.radiusKm(bad, values), bad).toMatch('1 a 2.000')
  expect([requestChecks.size('rodado 20'), requestChecks.size('x'.repeat(41))]).toEqual([null, expect.stringContaining('40')])
  expect(requestChecks.radiusKm('30', { ...values, localization: '' })).toMatch('ubicación')
})

test("the form is sent in the call's format, and a wish fills the form again", () => {
  const body = bodyOf(values)
  expect(body).toEqual({
    name: 'Bici',
    modelo: 'Rodado 20',
    country: 'Argentina',
    localization: 'Rosario',
    maxPrice: 1200.5,
    currency: 'USD',
    radiusKm: 30,
    size: null,
    condition: null,
  })
  expect(bodyOf({ ...values, size: ' rodado 20 ', condition: 'Usado' })).toMatchObject({ size: 'rodado 20', condition: 'Usado' })
  expect(bodyOf({ ...values, localization: ' ', maxPrice: '', radiusKm: '' })).toMatchObject({
    localization: null,
    maxPrice: null,
    radiusKm: null,
  })
  expect(valuesOf(body as unknown as Wish)).toMatchObject({ maxPrice: '1200,5', radiusKm: '30', localization: 'Rosario' })
  expect(hasDetails(emptyRequest)).toBe(false)
  expect(hasDetails(values)).toBe(true)
})
