import { expect, test } from 'vitest'
import { readBrand } from './brand.ts'

test.each([
  ['Heladera SAMSUNG no frost', 'Samsung'],
  ['celular galaxy a52 128gb', 'Samsung'],
  ['iPhone 13 impecable', 'Apple'],
  ['Monitor lg 24 pulgadas', 'LG'],
  ['Zapatillas Nike Air talle 42', 'Nike'],
  ['Celular Moto G52', 'Motorola'],
  ['Poco X3 con caja', 'Xiaomi'],
  ['Termo Stanley 1 litro', 'Stanley'],
  ['Bicicleta rodado 29 marca Olmo usada', 'Olmo'],
  ['Placa marca: ACME', 'ACME'],
])('«%s» is of %s', (name, brand) => expect(readBrand(name)).toBe(brand))

test.each([
  '',
  'Bicicleta rodado 29',
  'Moto Honday 150',
  'Mesa con poco uso',
  'Campera de cuero black talle 2',
  'Funda para iPhone 13',
  'Funda iPhone 13',
  'Vidrio templado compatible Samsung A52',
  'Reloj tipo Casio',
])('«%s» says no brand for certain', (name) => expect(readBrand(name)).toBeNull())
