import { describe, expect, test } from 'vitest'
import type { MatchCandidate } from '../catalogue/catalogue.module.ts'
import { alikeTo, textOf } from './alike.ts'

const candidate: MatchCandidate = {
  id: '',
  userId: '',
  name: '',
  description: '',
  details: null,
  categoryId: null,
  categoryName: null,
  condition: null,
  location: '',
  priceMinor: null,
  currency: 'ARS',
  comparableMinor: null,
  updatedAt: new Date(0),
  isSent: false,
  isAvailable: true,
}
const isAlike = (text: string, fields: Partial<MatchCandidate>) => alikeTo(text, undefined)({ ...candidate, ...fields })

describe('the same thing is a product', () => {
  test.each([
    ['Grande heladera Gafa con freezer 374 L', 'Heladera Gafa con freezer 374 L'],
    ['Heladera Gafa con freezer 374 L', 'Grande heladera Gafa con freezer 374 L'],
    ['Juego de sábanas de algodón', 'Sábanas de algodón'],
    ['Par de zapatillas Topper 42', 'Zapatillas Topper 42'],
    ['2 sillas de madera', 'Sillas de madera'],
  ])('with or without what stands before the thing: «%s», «%s»', (text, name) => expect(isAlike(text, { name })).toBe(true))

  test.each([
    ['another thing', 'Freezer Gafa 374 L'],
    ['a part', 'Burlete para heladera Gafa 374 L'],
    ['another size', 'Heladera Gafa con freezer 320 L'],
    ['one that does not name the thing', 'Gafa con freezer 374 L'],
  ])('but not %s', (_, name) => expect(isAlike('Heladera Gafa con freezer 374 L', { name })).toBe(false))

  test('of one model, whoever does not name its storage', () => {
    const names = ['Samsung Galaxy A54', 'Samsung Galaxy A54 128 GB', 'Samsung Galaxy A54 256 GB', 'Samsung Galaxy A34 128 GB']
    expect(names.map((name) => isAlike('Celular Samsung Galaxy A54 128 GB', { name }))).toEqual([true, true, false, false])
    expect(isAlike('Celular Samsung Galaxy A54', { name: 'Samsung Galaxy A54', description: '256 GB' })).toBe(true)
  })
})

test('a short description is read as the model, once', () => {
  expect(textOf('Celular Samsung', 'A54 128 GB')).toBe('Celular Samsung A54 128 GB')
  expect(textOf('Celular Samsung', undefined)).toBe('Celular Samsung')
  expect(textOf('Celular Samsung A54', 'A54')).toBe('Celular Samsung A54')
  expect([80, 81].map((length) => textOf('Mesa', 'x'.repeat(length)).length)).toEqual([85, 4])
})
