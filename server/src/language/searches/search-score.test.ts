import type { Condition } from '@feria/contract/catalogue/values'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import { describe, expect, test } from 'vitest'
import { readThing } from '../scoring/other-thing.ts'
import { type Fields, prepare } from '../scoring/prepare.ts'
import { searchScore } from './search-score.ts'
import { readWanted } from './wanted.ts'

const worthOf = (text: string, fields: Fields, condition: Condition | null = null) =>
  searchScore(readWanted(text), prepare({ ...fields, condition }), { condition }).value
const whole: Fields = { name: 'Lavarropas Drean' }
const broken: Fields = { name: 'Lavarropas Longvie no centrifuga p/ repuestos' }
const part: Fields = { name: 'Correa lavarropas Drean' }
const service: Fields = { name: 'Reparación de lavarropas a domicilio' }

describe('what is not the working thing', () => {
  test.each([broken, part, service])('stands below it: $name', (other) =>
    expect(worthOf('lavarropas', other)).toBeLessThan(0.6 * worthOf('lavarropas', whole)),
  )
  test.each([
    ['lavarropas para repuestos', broken],
    ['correa lavarropas', part],
    ['arreglo de lavarropas', service],
  ])('stands above it where it is asked for: «%s»', (text, other) => expect(worthOf(text, other)).toBeGreaterThan(worthOf(text, whole)))
  test('is no part of a name that nobody knows', () =>
    expect(worthOf('zurbandoque', { name: 'Cubo Zurbandoque' })).toBe(worthOf('zurbandoque', { name: 'Bola Zurbandoque' })))
  test('is no part of what is no thing either', () =>
    expect(worthOf('todos', { name: 'Bicicleta Aurora, con todos sus accesorios' })).toBe(
      worthOf('todos', { name: 'Zurbandoque Aurora, con todos sus accesorios' }),
    ))
  test('is told by the condition too', () =>
    expect(worthOf('lavarropas', whole, 'Para reparar')).toBeLessThan(0.4 * worthOf('lavarropas', whole, 'Usado')))
})

test('what the details begin with is what it is, and what follows «de» is not', () => {
  const named = { name: 'Gracia M2', details: 'Criolla de estudio, afinada.' }
  expect(worthOf('criolla', named)).toBeGreaterThan(2 * worthOf('criolla', { name: 'Gracia M2', details: 'Afinada. Es criolla.' }))
  expect(worthOf('auto', { name: 'Moura M24', details: 'Batería de auto, nueva.' })).toBeLessThan(0.25)
})

test('another condition than asked stands a little lower', () => {
  expect(worthOf('monitor usado', { name: 'Monitor LG' }, 'Nuevo')).toBeLessThan(worthOf('monitor usado', { name: 'Monitor LG' }, 'Usado'))
})

test('an offer meets the kind of the thing or all words, or neither', () => {
  const isMet = (text: string, fields: Fields) => searchScore(readWanted(text), prepare(fields), { condition: null }).isMet
  expect(isMet('departamento alquiler', { name: 'Departamento dos ambientes' })).toBe(true)
  expect(
    isMet('heladera marciana', {
      name: 'Escoba',
      details: 'No sirve a ninguna persona, pero un cohete azul y una marciana verde la usan.',
    }),
  ).toBe(false)
})

test('what of the asked variant an offer of the kind lacks is told, and of another kind nothing', () => {
  const lackedBy = (text: string, fields: Fields) => searchScore(readWanted(text), prepare(fields), { condition: null }).lacks
  expect(lackedBy('zapatillas nike 42', { name: 'Zapatillas Nike talle 41' })).toEqual(['42'])
  expect(lackedBy('zapatillas nike 42', { name: 'Zapatillas Adidas 42' })).toEqual(['nike'])
  expect(lackedBy('remera roja xl', { name: 'Remera roja talle XL' })).toEqual([])
  expect(lackedBy('notebook 16 gb', { name: 'Notebook', details: 'Tiene 8 GB de RAM.' })).toEqual(['16 gb'])
  expect(lackedBy('zapatillas nike 42', { name: 'Pelota Nike' })).toBeNull()
})

const worthAs = (text: string, name: string, category = '', details = '') => {
  const read = { ...prepare({ name, category, details }), offered: readThing(name, details, category || null) }
  return searchScore(readWanted(text), read, { condition: null }).value
}

describe('another thing than is looked for stands below the end of what coincides', () => {
  test.each([
    ['monitor', 'PC de escritorio con monitor', 'Electrónicos'],
    ['zapatillas', 'Llantas de aleación', 'Automóviles'],
    ['planta', 'Enciclopedia de plantas', 'Libros y Música'],
    ['auto', 'Auto a batería para montar', 'Juguetes'],
    ['casco de moto', 'Casco de bicicleta', 'Deportes'],
  ])('«%s»: %s', (text, name, category) => {
    expect(worthAs(text, name, category)).toBeGreaterThan(0)
    expect(worthAs(text, name, category)).toBeLessThan(RELEVANCE_FLOOR)
  })
  test.each([
    ['monitor', 'Monitor LG con parlantes', 'Electrónicos'],
    ['zapatillas', 'Zapatillas blancas', 'Ropa y Accesorios'],
    ['auto', 'Fiat Palio 2012', 'Automóviles'],
    ['auto a batería', 'Auto a batería para montar', 'Juguetes'],
    // Nobody knows the word, so nothing is told to be another thing.
    ['zurbandoque', 'Silla zurbandoque', 'Hogar y Jardín'],
    // Nobody knows what the name says.
    ['olla', 'Essen Contemporánea', 'Hogar y Jardín', 'Olla de aluminio con tapa.'],
  ])('but not the thing itself, nor what nobody knows, «%s»: %s', (text, name, category, details = '') =>
    expect(worthAs(text, name, category, details)).toBeGreaterThan(RELEVANCE_FLOOR),
  )
})

describe('what is refused stands below the end of what coincides, and before other things', () => {
  test.each([
    ['celu menos samsung', 'Celular Samsung A15', 'Celular Motorola G54'],
    ['celular salvo motorola', 'Celular Moto G22', 'Celular Samsung A15'],
    ['sillas, no de plástico', 'Silla de plástico blanca', 'Silla de pino'],
    ['zapatillas nada de nike', 'Zapatillas Nike Revolution', 'Zapatillas Topper'],
    ['heladera que no sea negra', 'Heladera Patrick negra', 'Heladera Patrick blanca'],
    ['cualquiera menos ford', 'Auto Ford Fiesta 2012', 'Auto Fiat Palio 2012'],
  ])('«%s»: %s, unlike %s', (text, refused, taken) => {
    expect(worthAs(text, refused, 'Otros')).toBeLessThan(RELEVANCE_FLOOR)
    expect(worthAs(text, refused, 'Otros')).toBeGreaterThan(worthAs(text, 'Sombrilla de playa', 'Otros'))
    expect(worthAs(text, taken, 'Otros')).toBeGreaterThan(RELEVANCE_FLOOR)
  })
})
