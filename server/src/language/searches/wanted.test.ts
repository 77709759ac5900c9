import { describe, expect, test } from 'vitest'
import { withoutQuestion } from './opening.ts'
import { readWanted } from './wanted.ts'

const wordsOf = (text: string) =>
  readWanted(text)
    .query.words.filter(({ isImplied }) => !isImplied)
    .map(({ text }) => text)

describe('a price that is spoken in a search', () => {
  test.each([
    ['celular hasta 200 mil', 'celular', { min: null, max: 200_000, currency: 'ARS' }],
    ['mesa ratona menos de 50 lucas', 'mesa ratona', { min: null, max: 50_000, currency: 'ARS' }],
    ['moto 2 palos', 'moto', { min: null, max: 2_000_000, currency: 'ARS' }],
    ['bici entre 100 y 150 mil', 'bici', { min: 100_000, max: 150_000, currency: 'ARS' }],
    ['celular de 600 mil para arriba', 'celular', { min: 600_000, max: null, currency: 'ARS' }],
    ['notebook hasta 500 dólares', 'notebook', { min: null, max: 500, currency: 'USD' }],
  ])('«%s» limits, and matches no word', (text, words, price) => {
    expect(readWanted(text).price).toEqual(price)
    expect(wordsOf(text).join(' ')).toBe(words)
  })

  test.each(['monitor 24', 'termo 1 litro', 'iphone 13', '12 x 65', 'remera talle 42', '', '50 lucas', '🙂'])('is none in «%s»', (text) =>
    expect(readWanted(text).price).toBeNull(),
  )
})

test.each([
  ['ps4 para repuestos', 'broken', 'ps4'],
  ['heladera que no enfría', 'broken', 'heladera'],
  ['auto chocado', 'broken', 'auto'],
  ['el drean no desagota, busco el repuesto', 'part', undefined],
  ['arreglo de heladeras', 'service', 'heladeras'],
  ['quién me instala el aire', 'service', undefined],
  ['ps4 andando', 'working', 'ps4'],
  ['monitor usado sin fallas', 'working', 'monitor'],
  ['lavarropas en buen estado', 'working', 'lavarropas'],
  ['bicicleta rodado 29', 'working', undefined],
])('«%s» asks for what is %s', (text, standing, words) => {
  expect(readWanted(text).standing).toBe(standing)
  if (words) expect(wordsOf(text).join(' ')).toBe(words)
})

test('a condition is asked for and is no word', () => {
  expect([readWanted('monitor usado').condition, readWanted('campera nueva').condition, readWanted('campera').condition]).toEqual([
    'Usado',
    'Nuevo',
    null,
  ])
  expect([wordsOf('monitor usado'), wordsOf('usado')]).toEqual([['monitor'], ['usado']])
})

test('a condition that is refused asks for the other one', () => {
  const texts = ['monitor que no sea usado', 'monitor no usado', 'monitor que no sea nuevo', 'monitor usado que no sea samsung']
  expect(texts.map((text) => [readWanted(text).condition, wordsOf(text)])).toEqual([
    ['Nuevo', ['monitor']],
    ['Nuevo', ['monitor']],
    ['Usado', ['monitor']],
    ['Usado', ['monitor']],
  ])
})

test.each([
  ['gomas 175 65 14', 'gomas 175/65 r14'],
  ['1856015', '185/60 r15'],
  ['galaxya54', 'galaxy a54'],
  ['iphone13', 'iphone 13'],
  ['la play 4', 'la playstation 4'],
  ['funda p/ celular', 'funda para celular'],
  ['casco pa la moto', 'casco para la moto'],
])('«%s» is «%s»', (short, whole) => expect(readWanted(short).query.words).toEqual(readWanted(whole).query.words))

test('what a name implies ranks beside its words', () => {
  const implied = (text: string) =>
    readWanted(text)
      .query.words.filter(({ isImplied }) => isImplied)
      .map(({ text }) => text)
  expect([implied('samsung s23'), implied('iphone 13'), implied('funda iphone 13'), implied('mesa')]).toEqual([
    ['celular'],
    ['celular'],
    [],
    [],
  ])
})

test('a word of two senses is decided by the rest', () => {
  const against = (text: string) => readWanted(text).against
  expect(against('moto')).toContain('0celular')
  expect([against('moto g54'), against('silla')]).toEqual([[], []])
  expect(against('gato para el auto')).toContain('0peluche')
  expect(against('gato')).toEqual([])
})

test.each([
  ['¿tenés alguna silla gamer?', 'silla gamer?'],
  ['hola, tienen zapatillas talle 44', 'zapatillas talle 44'],
  ['alguien vende un placard', 'placard'],
  ['¿Dónde se consigue yerba orgánica?', 'yerba orgánica?'],
  ['hay que cortar el pasto', 'hay que cortar el pasto'],
  ['tenés para cortar el pasto', 'tenés para cortar el pasto'],
  ['tenedores de acero', 'tenedores de acero'],
])('who asks «%s» looks for «%s»', (text, asked) => expect(withoutQuestion(text)).toBe(asked))
