import { expect, test } from 'vitest'
import { bareSize, readSize, sizesIn } from './size.ts'

test.each([
  ['campera mujer talle M hasta 40 lucas', 'talle M'],
  ['zapatillas nike talle 42', 'talle 42'],
  ['remera Talle xl negra', 'talle XL'],
  ['bici Rodado 29 usada', 'rodado 29'],
  ['bici rod. 27.5', 'rodado 27,5'],
  ['smart tv de 55 pulgadas', '55 pulgadas'],
  ['monitor 24" full hd', '24 pulgadas'],
  ['notebook 15,6 pulgadas', '15,6 pulgadas'],
  ['botas de cuero número 38', 'número 38'],
  ['bici rodado 29 talle M', 'rodado 29'],
  ['botines nro 40,5', 'número 40,5'],
])('«%s» asks for %s', (text, size) => {
  expect(readSize(text)).toBe(size)
})

test.each([
  'iphone 13',
  'numero de telefono',
  'llamar al numero 1155550000',
  'remera talle grande',
  'zapatillas talle 41 o talle 42',
  'cable de 3 m',
  'bici rodado',
  'le dicen "29"',
])('«%s» asks for no size', (text) => {
  expect(readSize(text)).toBeNull()
})

test('a product may name several; letters and numbers alone are a size only in a field of their own', () => {
  expect(sizesIn('Talle 40, talle 41 y rodado 16').map(({ text }) => text)).toEqual(['talle 40', 'talle 41', 'rodado 16'])
  expect(['42', ' xl ', '37,5', 'rojo', 'rodado 29', ''].map(bareSize)).toEqual(['42', 'XL', '37,5', null, null, null])
})

test('a hostile text takes time linear in its length', () => {
  for (const unit of ['1', 'talle ', '"', '1"', 'x', 'rod. ', '1,']) {
    const from = performance.now()
    sizesIn(unit.repeat(20_000))
    expect(performance.now() - from, unit).toBeLessThan(500)
  }
})
