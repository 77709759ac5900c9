import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/read-corpus.ts'
import { readQuery, wordWorth } from '../query/query.ts'
import { classify } from './classify.ts'
import { featureNames } from './features.ts'
import { fieldWorth, saturation } from './fit.ts'
import { guessedRarity, rarityOf } from './rarity.ts'
import { reasonSentence } from './reasons.ts'
import { prepare, score, worth } from './score.ts'
import { typoIn } from './typo-in.ts'
import { learned } from './weights.ts'

test('all weights have their chosen and learned values', () => {
  expect(fieldWorth).toEqual({ name: 2.6, brand: 2, category: 1.5, color: 1.2, details: 0.33, denied: 0.2, lead: 1.5 })
  expect(saturation).toEqual({ k: 1.1, nameB: 0.35, nameUsual: 18, detailsB: 0.65, detailsUsual: 180, leastRarity: 0.15 })
  expect(worth).toEqual({
    text: 0.42,
    name: 0.28,
    place: 0.07,
    order: 0.03,
    weakest: 0.07,
    brand: 0.08,
    head: 0.1,
    negated: 1.1,
    broken: 0.5,
    accessory: 0.6,
    otherMeasure: 0.5,
  })
  expect(wordWorth).toEqual({
    model: 1.3,
    measure: 0.9,
    number: 0.7,
    quantity: 0.15,
    trade: 0.25,
    head: 1,
    lightHead: 0.9,
    light: 0.8,
    more: 0.5,
    purpose: 0.8,
    purposeInTalk: 0.5,
    verb: 0.15,
  })
  expect(featureNames).toEqual(['value', 'weakest', 'accessory'])
  expect(learned).toEqual({
    means: [0.4428, 0.3717, 0.0437],
    spreads: [0.2837, 0.4344, 0.2044],
    rows: [
      [0.7854, -0.0032, 0.0554, 0.5943],
      [-0.0967, -0.1923, -0.2523, 0.273],
      [-0.6887, 0.1955, 0.1969, 0.0326],
    ],
  })
})

/** «uno*48» is «uno» 48 times. */
const long = (text: string) => text.replace(/(\S+)\*(\d+)/, (_, word: string, count: string) => `${word} `.repeat(Number(count)))
const round = (value: number) => String(Math.round(value * 1000) / 1000)
/** A match in short: value, coverage, `-` missing words, `!` broken negations, kind, certainty and reasons. */
const short = (query: string, name: string, brand = '', category = '', color = '', details = ''): string => {
  const [read, product] = [readQuery(query), prepare({ name: long(name), brand, category, color, details: long(details) })]
  const { value, coverage, missing, broken, isTypo } = score(read, product)
  const { kind, certainty, reasons } = classify(read, product)
  return [
    round(value),
    round(coverage),
    ...missing.map((word) => `-${word}`),
    ...broken.map((word) => `!${word}`),
    ...(isTypo ? ['typo'] : []),
    kind,
    round(certainty),
    ...reasons.map(({ kind, detail }) => `${kind}:${detail}`),
  ].join(' ')
}

describe('a product is scored by', () => {
  const rules = readCorpus<{ rule: string; rows: string[][] }[]>('searches/scores.json')
  test.each(rules.map(({ rule, rows }): [string, string[][]] => [rule, rows]))('%s', (_, rows) => {
    expect(rows.map((row) => short(...(row.slice(0, -1) as [string, string])))).toEqual(rows.map((row) => row.at(-1)))
  })
})

test.each<[rule: string, ...fits: [word: string, name: string, value: number][]]>([
  [
    'one letter from five on',
    ['mexa', 'mesa', 0],
    ['silal', 'silla', 0.7],
    ['sxllx', 'silla', 0],
    ['camizas', 'camisas', 0.7],
    ['camizzs', 'camisas', 0],
  ],
  [
    'two from eight on',
    ['bicixlxta', 'bicicleta', 0.6],
    ['bicilceta', 'bicicleta', 0.7],
    ['hxladxrx', 'heladera', 0],
    ['hxladxra', 'heladera', 0.6],
  ],
  ['the nearest word', ['bicilceta', 'bicixlxta bicicleta', 0.7], ['bicilceta', 'bicicleta bicixlxta', 0.7]],
  ['one of its first two letters right', ['xilla', 'silla', 0.7], ['sxlla', 'silla', 0.7], ['xyicleta', 'bicicleta', 0]],
  [
    'two words of the name as one, the second of three letters at least',
    ['autopartes', 'auto partes', 0.8],
    ['mesaluz', 'mesa luz', 0.8],
    ['mesaxy', 'mesa xy', 0],
    ['autopartes', 'partes auto', 0.8],
  ],
  [
    'a word inside a longer one, of more than half of it',
    ['esmalte', 'quitaesmalte', 0.35],
    ['quitaesmalte', 'esmalte', 0.35],
    ['arena', 'xxarenaxxx', 0],
    ['arenas', 'xxarenaxxx', 0.35],
    ['aren', 'xarenx', 0],
  ],
  [
    'the same beginning, three quarters and five letters of it',
    ['ventosas', 'ventosaterapia', 0.35],
    ['ventoxxx', 'ventosaterapia', 0],
    ['abcdezz', 'abcdeyyyyyyy', 0],
    ['abcdefzz', 'abcdefyyyyyyy', 0.35],
  ],
  [
    'a code inside a longer one, of four signs at least',
    ['xb31', 'srsxb31l', 0.75],
    ['xb3', 'srsxb3l', 0],
    ['xb31', 'a1b2 srsxb31l', 0.75],
    ['xb31', 'xb32', 0],
  ],
  ['no number and no measure', ['12345', '12346', 0], ['256gb', '257gb', 0]],
])('a misspelled word matches by %s', (_, ...fits) => {
  const found = fits.map(([text, name]) => {
    const [word] = readQuery(text).words
    return [text, name, word ? Math.round(typoIn(word, prepare({ name })) * 100) / 100 : 0]
  })
  expect(found).toEqual(fits)
})

test('a word of the catalogue is no typo of another', () => {
  const value = (rarity: () => number) => score(readQuery('messa'), prepare({ name: 'mesa' }), rarity).value
  expect([value(() => 1), value(() => 0.9995), value(() => 0.99)].map((it) => it > 0)).toEqual([true, true, false])
})

test('a word that is rare in its catalogue weighs more, and one that no product has is told apart by its role', () => {
  const product = prepare({ name: 'mesa de nogal' })
  const value = (query: string, counts: Record<string, number>) =>
    round(score(readQuery(query), product, (term) => rarityOf(counts[term] ?? 0, 1000)).value)
  const common = { mesa: 900, '0mesa': 900, nogal: 3, '0nogal': 3, never: 2, '0never': 500, '0frigorific': 500 }
  expect([value('mesa roble', common), value('nogal roble', common), value('mesa nogal', common), value('heladera nogal', common)]).toEqual(
    ['0.157', '0.359', '0.87', '0.559'],
  )
  expect([rarityOf(0, 1000), rarityOf(10, 1000), rarityOf(1000, 1000)].map(round)).toEqual(['1', '0.6', '0'])
  expect(['13', '213', '1234', '11234', 'ab1', 'a1b2', '4', 'mesa', '0mesa'].map(guessedRarity)).toEqual([
    0.5, 0.5, 0.95, 0.95, 0.95, 0.95, 0.5, 0.75, 0.75,
  ])
})

test('each reason has its sentence', () => {
  const kinds = ['same-model', 'other-measure', 'same-kind', 'missing', 'broken', 'accessory'] as const
  expect(kinds.map((kind) => reasonSentence({ kind, detail: 'x' }))).toEqual([
    'Es el mismo modelo: x',
    'Otra medida: pediste x',
    'Es lo que buscás: x',
    'No dice «x»',
    'Tiene x, y lo pediste sin',
    'Es un accesorio para x',
  ])
  expect(reasonSentence({ kind: 'same-model', detail: '' })).toBe('Es el mismo modelo')
})
