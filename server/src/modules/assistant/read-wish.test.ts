import type { Chips } from '@feria/contract/assistant/schemas'
import { fold } from '@feria/contract/fold'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openGazetteer } from '../../engines/geo/gazetteer.ts'
import { readWish } from '../../language/wishes/grammar.ts'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readCorpus } from '../../testing/read-corpus.ts'

/** A wish as somebody types it, and the chips that it means; what is not told is empty. */
type WishPhrase = [phrase: string, meant: Pick<Chips, 'what'> & Partial<Chips>]

const phrasesOf = (name: string) => readCorpus<WishPhrase[]>(`wishes/${name}.json`)
const geo = openGazetteer()
const isPlace = (text: string) => geo.locate(text) !== null
const nothing: Omit<Chips, 'what'> = {
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  currency: 'ARS',
  place: null,
  radiusKm: null,
  condition: null,
  without: [],
}

/** Phrases whose chips come out otherwise than they are meant. */
const wrong = (phrases: WishPhrase[]): string[] =>
  phrases.flatMap(([phrase, meant]) => {
    const comparable = (chips: Chips) => ({ ...chips, what: fold(chips.what) })
    const [read, expected] = [comparable(readWish(phrase, isPlace)), comparable({ ...nothing, ...meant })]
    const names = Object.keys(expected) as (keyof Chips)[]
    return names.every((name) => JSON.stringify(read[name]) === JSON.stringify(expected[name])) ? [] : [phrase]
  })

const sets: [name: string, phrases: WishPhrase[]][] = [
  ['prices', phrasesOf('prices')],
  ['places', phrasesOf('places')],
  ['conditions', phrasesOf('conditions')],
  ['whole wishes', phrasesOf('whole')],
  ['later wishes', phrasesOf('later')],
  ['the home', phrasesOf('home')],
  ['telephones, computers and music', phrasesOf('tech')],
  ['vehicles, clothes and books', phrasesOf('street')],
]
const written = sets.flatMap(([, phrases]) => phrases)
const heldOut = phrasesOf('held-out')
/** Of what somebody else wrote, and the grammar was never changed for, what it does not read as it was meant. */
const MISREAD = [
  'algo barato para calentar una pieza',
  'acordeón a piano aunque haya que arreglarlo',
  'cinta de correr plegable, no importa si es usada',
  'estaría necesitando un microondas, que ande bien, 50 lucas',
  'una cafetera nespresso nueva o usada',
]

describe('colloquial wishes', () => {
  test('there are four hundred phrases, all distinct', () => expect(new Set(written.map(([phrase]) => phrase)).size).toBe(400))

  test.each(sets)('each of %s is read as intended', (_, phrases) => expect(wrong(phrases)).toEqual([]))

  test('what is told beside the thing is no part of it', () => {
    expect(readWish('silla de oficina, cumplo años el jueves', isPlace).what).toBe('silla de oficina')
    expect(readWish('mochila, viajo en enero, 120 lucas', isPlace).what).toBe('mochila')
  })

  test('of 581 phrases with stories, short names of places and other languages, 10 are not', () => {
    const more = readCorpus<WishPhrase[]>('understanding/phrases-more.json').map(
      ([phrase, { without = [], ...meant }]): WishPhrase => [phrase, { ...meant, without: without.map(fold) }],
    )
    const read = more.filter(([phrase, meant]) => {
      const chips = readWish(phrase, isPlace)
      const comparable = (one: Omit<Chips, 'categoryId'>) =>
        [
          fold(one.what)
            .replace(/[^a-z0-9ñ ]+/g, ' ')
            .replace(/ +/g, ' ')
            .trim(),
          fold(one.place ?? ''),
          one.without.map(fold),
        ].concat([one.minPrice, one.maxPrice, one.currency, one.radiusKm, one.condition].map(String))
      return JSON.stringify(comparable(chips)) === JSON.stringify(comparable({ ...nothing, ...meant }))
    })
    expect(more.length).toBe(581)
    expect(more.length - read.length).toBeLessThanOrEqual(10)
  })

  test("nine in ten of another author's phrases are, and no others are lost", () => {
    expect(wrong(heldOut)).toEqual(MISREAD)
    expect(MISREAD.length / heldOut.length).toBeLessThanOrEqual(0.1)
  })

  test.each([
    'iphone x',
    'mi band 7',
    'uno fire 2008',
    'grupo electrógeno',
    'tiras led de 5 metros',
    'mando a distancia',
    'juego de mesa, azul',
    'mesa, silla y lámpara',
    'libro "Rayuela"',
    'tele 50"',
  ])('nothing of «%s» is filler', (phrase) => expect(readWish(phrase, isPlace)).toEqual({ ...nothing, what: phrase }))
})

test('any text is read without an error, and no part of it comes out longer', () => {
  const odd = constantFrom(
    'hasta ',
    'entre ',
    'un palo ',
    '20 ',
    ' y ',
    '$',
    'en ',
    'Once ',
    'sin ',
    'que no sea ',
    ', ',
    'nuevo ',
    '\u0001',
    'ñ',
    'a menos de ',
    ' km',
  )
  const any = array(odd, { maxLength: 30 }).map((parts) => parts.join(''))
  const holds = (text: string) => {
    const chips = readWish(text, isPlace)
    return chips.what.length <= Math.min(200, text.normalize('NFC').length) && (chips.minPrice ?? 0) <= (chips.maxPrice ?? Number.MAX_VALUE)
  }
  assert(property(any, holds))
  assert(property(string({ unit: 'binary', maxLength: 80 }), holds))
})

test.each(
  [
    'a |1 |hasta |1.|en |sin |cien |que no |$|, |de 1 a |busco |busco, |y busco |me |no |la a de |el que |perdon por ' +
      'a|no me quiero |nuevo o |en a o |mi hija ',
    '🙏|x |q |qué a consigo |aaaaando |para |uno |"|que ande |o similar ',
  ].flatMap((units) => units.split('|')),
)('a hostile text of «%s» takes time linear in its length', (unit) => {
  // A tenth of a second on a quiet machine; were it the square of the length, more than ten.
  expect(cpuMsOf(() => void readWish(unit.repeat(20_000), isPlace))).toBeLessThan(3000)
})
