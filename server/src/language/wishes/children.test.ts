import { expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu.ts'
import { wantedSize } from './children.ts'

test.each([
  ['campera para nena de 6', 'talle 6'],
  ['vestido para mi hija de 5 años', 'talle 5'],
  ['disfraz para mi nieto que cumple cuatro', 'talle 4'],
  ['remeras para mis sobrinos de 10', 'talle 10'],
  ['bici de nena de 6', 'rodado 16'],
  ['bicicleta para mi hijo de 9', 'rodado 20'],
  ['bici para un nene de tres años', 'rodado 12'],
  ['bicis para chicos de 13', 'rodado 26'],
  ['campera talle 8 para nena de 6', 'talle 8'],
])('«%s» asks for %s', (text, size) => expect(wantedSize(text)).toBe(size))

test.each([
  'campera para bebé de 6 meses',
  'zapatillas para nena de 6',
  'juguete para nene de 4',
  'campera para mi hijo de 20',
  'campera para mi hija',
  'bici de hombre',
  'camperas talle 6 o talle 8 para nena de 6',
  'ropa de nena de 6 kilos',
])('«%s» asks for none', (text) => expect(wantedSize(text)).toBeNull())

test.each(['nena de ', 'campera ', 'hija de 6'])('a hostile text takes time linear in its length: «%s»', (unit) =>
  expect(cpuMsOf(() => wantedSize(unit.repeat(20_000)))).toBeLessThan(500),
)
