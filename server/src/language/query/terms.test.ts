import { describe, expect, test } from 'vitest'
import { tokensOf } from '../text/tokens.ts'
import { readNumber } from '../text/units.ts'
import { readQuery } from './query.ts'
import { termsOf } from './terms.ts'

/** Whether every word of a search finds a text with at least this strength. */
const finds = (query: string, text: string, least = 0.5): boolean => {
  const terms = new Set(termsOf(text))
  return readQuery(query).words.every(({ forms }) => forms.some(({ term, strength }) => strength >= least && terms.has(term)))
}

describe('one thing spelled in two ways', () => {
  test.each([
    ['s23 ultra 256gb', 'Samsung Galaxy S23Ultra 256 GB'],
    ['S23Ultra 256 GB', 'galaxy s23 ultra 256gb'],
    ['a 40 samsung', 'Samsung Galaxy A40'],
    ['ps 5', 'Consola PS5'],
    ['ps5', 'Sony PlayStation 5'],
    ['ip-67', 'Parlante IP67'],
    ['g shock', 'Casio G-SHOCK'],
    ['wifi', 'Router Wi-Fi'],
    ['manta 45 x 70', 'Manta eléctrica 70X45cm'],
    ['90x190', 'Somier. Sin patas-90x190cm'],
    ['tubo 16mm', 'Tubo de 1,6 cm'],
    ['botella 1,5 l', 'Botella 1500 ml'],
    ['disco 1tb', 'Disco 1024 GB'],
    ['televisor 55 pulgadas', 'Televisor 4K 55"'],
    ['dsl-ac68u', 'ASUS DSL AC68U'],
    ['usb 3.0', 'Cable USB3'],
    ['cañamazo', 'Cañamazo de algodón'],
    ['canamazo', 'Cañamazo de algodón'],
    ['heladera', 'Frigorífico combi'],
    ['móvil', 'Celular libre'],
    ['remera', 'Camisetas de algodón'],
    ['aire acondicionado', 'Split inverter 3000 frigorías'],
    ['notebook', 'Ordenador portátil'],
    ['mesita de luz', 'Mesilla de noche de roble'],
    ['bici', 'Bicicletas de montaña'],
  ])('[CAT-12] «%s» finds «%s»', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['s23', 'Samsung Galaxy S22'],
    ['256gb', 'Teléfono de 128 GB'],
    ['puerta', 'Puerto USB'],
    ['16mm', 'Tubo de 18 mm'],
  ])('[CAT-12] «%s» does not find «%s»', (query, text) => expect(finds(query, text)).toBe(false))

  test('[CAT-12] ñ typed as n is a weaker form', () => expect(finds('canamazo', 'Cañamazo', 0.9)).toBe(false))
})

test.each([
  ['1,5', 1.5],
  ['1.500', 1500],
  ['1.234,56', 1234.56],
  ['0.125', 0.125],
  ['3.0', 3],
  ['1.000.000', 1_000_000],
])('[CAT-12] reads the number «%s» as %s', (text, value) => expect(readNumber(text)).toBe(value))

test('[CAT-12] markup and entities of other platforms are no words', () => {
  expect(tokensOf('<b>el&aacute;sticas</b>&nbsp;x&#241;').map(({ text }) => text)).toEqual(['elasticas', 'xñ'])
})

test('[CAT-12] every term is letters and digits alone', () => {
  const terms = termsOf('Café-bar «100%» 1,5 l · 45 x 70 cm; Wi-Fi/IP-67, sin sal ni azúcar & ñandú')
  expect(terms.filter((term) => !/^[\p{L}\p{N}]+$/u.test(term))).toEqual([])
  expect(terms).toEqual(expect.arrayContaining(['1500ml', '45x70', 'wifi', 'ip67', '0sinsal', '0sinazucar']))
})
