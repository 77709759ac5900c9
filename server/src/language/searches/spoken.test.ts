import { describe, expect, test } from 'vitest'
import { readSpoken } from './spoken.ts'

const isPlace = (text: string) => /^(?:palermo|rosario|cordoba|córdoba|tigre)$/i.test(text.trim())
const read = (text: string) => readSpoken(text, isPlace)

test('a sentence says a price, a place, a condition and what it is for, each with the text that is left without it', () => {
  const { spoken, ranked } = read('notebook usada para la facu hasta 200 lucas en Palermo')
  expect(spoken).toEqual({
    thing: 'notebook',
    price: { min: null, max: 200_000, currency: 'ARS', rest: 'notebook usada para la facu en Palermo' },
    condition: { value: 'Usado', rest: 'notebook para la facu hasta 200 lucas en Palermo' },
    place: { name: 'Palermo', radiusKm: 30, rest: 'notebook usada para la facu hasta 200 lucas' },
    purpose: { text: 'para la facu', rest: 'notebook usada hasta 200 lucas en Palermo' },
  })
  expect(ranked).toBe('notebook hasta 200 lucas')
})

test.each([
  ['taza para regalar', 'para regalar', 'taza'],
  ['perfume para regalarle a mi vieja', 'para regalarle a mi vieja', 'perfume'],
  ['compu para estudiar', 'para estudiar', 'compu'],
  ['juguete para el cumple de mi sobrino', 'para el cumple de mi sobrino', 'juguete'],
])('«%s» is for something, which asks for nothing', (text, purpose, thing) => {
  expect([read(text).spoken.purpose?.text, read(text).ranked]).toEqual([purpose, thing])
})

describe('stays among the words', () => {
  test.each([
    'bicicleta',
    'funda para iphone',
    'silla para bebé',
    'mesa de 300 a 200',
    'hasta 200 lucas',
    'en Palermo',
    'usado',
    '',
    '🙂 🙂',
  ])('«%s»', (text) =>
    expect(read(text)).toEqual({ spoken: { thing: text, price: null, condition: null, place: null, purpose: null }, ranked: text }),
  )
})

test('what is left is clean of what joined it', () => {
  expect(read('silla, usada, en Rosario').spoken.thing).toBe('silla')
  expect(read('🙂 mesa hasta 50 lucas').spoken.price?.rest).toBe('mesa')
})

test('what does not work is told, and stays among the words that rank', () => {
  const { spoken, ranked } = read('ps4 para repuestos')
  expect([spoken.condition?.value, ranked]).toEqual(['Para reparar', 'ps4 para repuestos'])
})
