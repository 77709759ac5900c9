import { describe, expect, test } from 'vitest'
import { readQuery, wordWorth } from '../query/query.ts'
import { classify } from './classify.ts'
import { featureNames } from './features.ts'
import { fieldWorth, saturation } from './fit.ts'
import { guessedRarity, rarityOf } from './rarity.ts'
import { reasonSentence } from './reasons.ts'
import { prepare, score, worth } from './score.ts'
import { typoIn } from './typo-in.ts'
import { learned } from './weights.ts'

test('all weights are those that were set and learned', () => {
  expect(fieldWorth).toEqual({ name: 2.6, brand: 2, category: 1.5, color: 1.2, details: 0.33, denied: 0.2 })
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

/** «uno*48» is so often said. */
const long = (text: string) => text.replace(/(\S+)\*(\d+)/, (_, word: string, count: string) => `${word} `.repeat(Number(count)))
const round = (value: number) => String(Math.round(value * 1000) / 1000)
/** A judgement in short: value, coverage, `-` what is missing, `!` what is broken, the kind and how sure it is, and why. */
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

describe('a product is judged by', () => {
  test.each<[rule: string, ...judged: string[][]]>([
    [
      'the name above the brand, the category, the colour, the details',
      ['mesa', 'mesa', '0.855 1 exact 0.8 same-kind:mesa'],
      ['mesa', 'x', 'mesa', '0.825 1 exact 0.779 same-kind:mesa'],
      ['mesa', 'x', '', 'mesa', '0.375 0.985 exact 0.364 same-kind:mesa'],
      ['mesa', 'x', '', '', 'mesa', '0.339 0.891 none 0.37 same-kind:mesa'],
      ['mesa', 'x', '', '', '', 'mesa', '0.244 0.64 none 0.417 same-kind:mesa'],
    ],
    [
      'a word said twice in the details more, and what several fields say together',
      ['mesa', 'x', '', '', '', 'mesa mesa', '0.355 0.931 none 0.362 same-kind:mesa'],
      ['mesa', 'x', '', '', '', 'mesa mesa mesa', '0.417 1 exact 0.404 same-kind:mesa'],
      ['mesa', 'x', '', 'mesa', '', 'mesa', '0.429 1 exact 0.417 same-kind:mesa'],
    ],
    [
      'a word of a long name or of long details less',
      ['mesa', 'mesa uno*48', '0.781 1 exact 0.747 same-kind:mesa'],
      ['mesa', 'x', '', '', '', 'mesa uno*360', '0.1 0.262 none 0.474'],
    ],
    [
      'each field once, the name twice, in long names too',
      ['mesa', 'x', 'mesa mesa', '0.825 1 exact 0.779 same-kind:mesa'],
      ['mesa', 'x', '', 'mesa mesa', '0.375 0.985 exact 0.364 same-kind:mesa'],
      ['mesa', 'x', '', '', 'mesa mesa', '0.339 0.891 none 0.37 same-kind:mesa'],
      ['mesa', 'mesa mesa uno*60', '0.855 1 exact 0.8 same-kind:mesa'],
      ['mesa', 'mesa mesa mesa uno*60', '0.855 1 exact 0.8 same-kind:mesa'],
    ],
    [
      'what is only denied as nearly nothing',
      ['tapa', 'olla con tapa sin tapa', '0.837 1 exact 0.789 same-kind:tapa'],
      ['tapa', 'olla', '', '', '', 'tapa sin tapa', '0.244 0.64 none 0.417 same-kind:tapa'],
      ['tapa', 'olla sin tapa', '0.1 0.263 none 0.474'],
      ['tapa', 'olla', '', '', '', 'sin tapa', '0.1 0.263 none 0.474'],
    ],
    [
      'the word itself above its stem, synonym, near thing, root',
      ['mesas', 'mesa', '0.83 1 exact 0.783 same-kind:mesas'],
      ['heladera', 'nevera', '0.729 1 exact 0.707 same-kind:heladera'],
      ['mujer', 'dama', '0.601 0.84 exact 0.59 same-kind:mujer'],
      ['depilacion', 'depiladora', '0.472 0.66 exact 0.461 same-kind:depilacion'],
      ['silla', 'taburete', '0.343 0.48 close 0.35'],
    ],
    [
      'the place of the head',
      ['mesa', 'azul mesa', '0.845 1 exact 0.794 same-kind:mesa'],
      ['mesa', 'gran linda azul mesa', '0.832 1 exact 0.785 same-kind:mesa'],
    ],
    [
      'words in their order',
      ['mesa azul', 'mesa azul', '0.87 1 exact 0.809 same-kind:mesa'],
      ['mesa azul', 'azul mesa', '0.86 1 exact 0.803 same-kind:mesa'],
      ['mesa azul', 'mesa de pino azul', '0.84 1 exact 0.791 same-kind:mesa'],
      ['mesa azul', 'mesa de pino lindo azul', '0.84 1 exact 0.791 same-kind:mesa'],
      ['mesa de pino', 'pino mesa', '0.845 1 exact 0.794 same-kind:mesa'],
      ['mesa de pino', 'mesa pino', '0.855 1 exact 0.8 same-kind:mesa'],
      ['mesa azul roble', 'roble azul mesa', '0.853 1 exact 0.798 same-kind:mesa'],
    ],
    [
      'the weakest word, if it weighs enough',
      ['mesa barata', 'mesa', '0.7 0.8 -barata exact 0.686 same-kind:mesa'],
      ['mesa blanca', 'mesa', '0.459 0.556 -blanca exact 0.436 same-kind:mesa missing:blanca'],
      ['mesa azul', 'mesa', '0.459 0.556 -azul exact 0.436 same-kind:mesa missing:azul'],
      ['mesa azul roble', 'mesa azul', '0.53 0.643 -roble exact 0.502 same-kind:mesa missing:roble'],
    ],
    ['the brand', ['tv lg', 'tv lg', 'lg', '0.91 1 exact 0.831 same-kind:tv'], ['tv lg', 'tv lg', '0.87 1 exact 0.809 same-kind:tv']],
    [
      'a head that is the brand gives way to the next word',
      ['lg tv', 'tv', 'lg', '0.857 1 exact 0.799 same-kind:tv'],
      ['lg tv', 'lavarropas', 'lg', '0.336 0.5 -tv close 0.412 missing:tv'],
      ['lg 43', 'x 43', 'lg', '0.674 0.825 exact 0.648 same-kind:lg'],
      ['lg samsung', 'samsung', 'lg samsung', '0.827 1 exact 0.78 same-kind:lg'],
    ],
    ['a name without the head', ['mesa roble', 'ropero roble', '', '', '', 'mesa', '0.449 0.82 exact 0.438 same-kind:mesa']],
    [
      'something for the thing',
      ['iphone 11', 'funda para iphone 11', '0.511 1 none 0.483 same-kind:iphone accessory:iphone'],
      ['iphone 11', 'funda iphone 11', '0.516 1 none 0.477 same-kind:iphone accessory:iphone'],
      ['funda iphone 11', 'funda para iphone 11', '0.87 1 exact 0.809 same-kind:funda'],
      ['mesa', 'cosa para mesa', '0.502 1 none 0.494 same-kind:mesa accessory:mesa'],
      ['niña', 'ropa para niña', '0.837 1 exact 0.789 same-kind:niña'],
      ['iphone 11', 'iphone 11 con funda', '0.87 1 exact 0.809 same-kind:iphone'],
      ['mesa', 'x y z w t funda mesa', '0.82 1 exact 0.777 same-kind:mesa'],
      ['s23', 'cargador s23', '0.507 1 none 0.488 same-model:s23 accessory:s23'],
      ['iphone 11', 'a b c d funda iphone 11', '0.503 1 none 0.493 same-kind:iphone accessory:iphone'],
      ['mesa', 'mesa funda', '0.855 1 exact 0.8 same-kind:mesa'],
      ['mesa roble', 'roble funda mesa', '0.853 1 exact 0.798 same-kind:mesa'],
      ['mesa roble', 'cosa para mesa de roble', '0.511 1 none 0.483 same-kind:mesa accessory:mesa'],
      ['mesa roble', 'roble para mesa', '0.853 1 exact 0.798 same-kind:mesa'],
      ['niña roble', 'roble para niña', '0.87 1 exact 0.809 same-kind:roble'],
      ['tv samsung', 'control para tv', 'samsung', '0.504 1 none 0.482 same-kind:tv accessory:tv'],
      ['samsung', 'funda para samsung', 'samsung', '0.917 1 exact 0.835 same-kind:samsung'],
      ['samsung', 'funda para samsung', '0.502 1 none 0.494 same-kind:samsung accessory:samsung'],
      ['mesa', 'mesa para mesa', '0.855 1 exact 0.8 same-kind:mesa'],
      ['funda para mesa', 'cosa para mesa', '0.286 0.444 -funda close 0.419 missing:funda'],
      ['mesa chica', 'funda chica', '0.28 0.444 -mesa close 0.42 missing:mesa'],
      ['4 mesa', 'funda 4', '0.062 0.098 -mesa none 0.46 missing:mesa'],
      ['cubierta mesa', 'funda mesa', '0.189 0.5 -cubierta none 0.707 accessory:cubierta missing:cubierta'],
      ['mesa', 'funda', 'mesa', '0.825 1 exact 0.779 same-kind:mesa'],
      ['estuche mesa', 'funda mesa', '0.568 0.74 exact 0.552'],
    ],
    [
      'another measure',
      ['tele 43"', 'tele 50"', '0.202 0.476 -43 pulgadas close 0.423 same-kind:tele other-measure:43 pulgadas'],
      ['tele 43"', 'tele 43"', '0.87 1 exact 0.809 same-kind:tele'],
      ['tele 43"', 'tele', '', '', '', '43"', '0.558 0.812 exact 0.546 same-kind:tele'],
      ['tele 43"', 'tele', '', '', '', '50"', '0.403 0.476 -43 pulgadas close 0.396 same-kind:tele missing:43 pulgadas'],
    ],
    [
      'what is refused',
      ['auriculares sin cable', 'auriculares sin cable', '0.931 1 exact 0.842 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares con cable', '0.204 1 !cable none 0.533 same-kind:auriculares broken:cable'],
      ['auriculares sin cable', 'auriculares cable', '0.285 1 !cable none 0.46 same-kind:auriculares broken:cable'],
      ['auriculares sin cable', 'auriculares', '', '', '', 'cable cable', '0.366 1 none 0.386 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares', '', '', '', 'cable', '0.407 1 exact 0.393 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares', '0.407 1 exact 0.393 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares', '', '', '', 'sin cable', '0.732 1 exact 0.713 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares inalambricos con cable', '0.767 1 exact 0.74 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares inalambricos', '0.852 1 exact 0.798 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares', '', '', '', 'inalambricos', '0.597 1 exact 0.59 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares cable sin cable', '0.931 1 exact 0.842 same-kind:auriculares'],
      ['auriculares sin cable', 'auriculares', '', '', '', 'cable cable sin cable', '0.732 1 exact 0.713 same-kind:auriculares'],
      ['mesa sin blanca', 'mesa blanca', '0.346 1 !blanca none 0.405 same-kind:mesa broken:blanca'],
      ['mesa roble sin patas', 'mesa roble sin patas', '0.916 1 exact 0.835 same-kind:mesa'],
      ['mesa roble sin patas', 'mesa sin patas', '0.495 0.5 -roble exact 0.469 same-kind:mesa missing:roble'],
      ['mesa roble sin patas', 'mesa roble con patas', '0.281 1 !patas none 0.464 same-kind:mesa broken:patas'],
      ['mesa sin patas sin tapa', 'mesa sin patas con tapa', '0.305 1 !tapa none 0.442 same-kind:mesa broken:tapa'],
    ],
    [
      'a typo, joined words, a part of a word, a code inside another',
      ['bicilceta', 'bicicleta', '0.552 0.84 typo exact 0.542 same-kind:bicilceta'],
      ['bicixlxta', 'bicicleta', '0.473 0.72 typo exact 0.462 same-kind:bicixlxta'],
      ['messa', 'mesa', '0.552 0.84 typo exact 0.542 same-kind:messa'],
      ['mexa', 'mesa', '0 0 -mexa none 0.503 missing:mexa'],
      ['autopartes', 'auto partes', '0.63 0.96 typo exact 0.62 same-kind:autopartes'],
      ['ventosas', 'ventosaterapia', '0.276 0.42 typo close 0.363'],
      ['esmalte', 'quitaesmalte', '0.276 0.42 typo close 0.363'],
      ['xb31', 'srsxb31l', '0.591 0.9 typo exact 0.582 same-model:xb31'],
      ['xb3', 'srsxb3l', '0 0 -xb3 none 0.503 missing:xb3'],
      ['microndas', 'microondas', '0.552 0.84 typo exact 0.542 same-kind:microndas'],
      ['guitarra', 'zapatilla', '0 0 -guitarra none 0.503 missing:guitarra'],
      ['icicleta', 'bicicleta', '0.276 0.42 typo close 0.363'],
      ['autopartesx', 'auto partes', '0.276 0.42 typo close 0.363'],
      ['taladradora', 'taladro', '0.472 0.66 exact 0.461 same-kind:taladradora'],
      ['bicilceta azul', 'bicicleta azul', '0.632 0.911 typo exact 0.62 same-kind:bicilceta'],
    ],
    [
      'a number that belongs to the word before it',
      ['pixel 4', 'pixel 4', '0.87 1 exact 0.809 same-kind:pixel'],
      ['pixel 4', 'pixel con 4', '0.87 1 exact 0.809 same-kind:pixel'],
      ['pixel 4', 'pixel azul lindo con 4', '0.713 0.825 exact 0.682 same-kind:pixel'],
      ['pixel 4', 'cosa 4', '0.135 0.161 -pixel close 0.417 missing:pixel'],
      ['mesa 4', 'mesa linda 4', '0.87 1 exact 0.809 same-kind:mesa'],
      ['mesa 4', 'mesa linda azul 4', '0.713 0.825 exact 0.682 same-kind:mesa'],
      ['pixel 4', '4 pixel', '0.86 1 exact 0.803 same-kind:pixel'],
      ['4 mesa', 'mesa azul linda roja 4', '0.84 1 exact 0.791 same-kind:mesa'],
      ['pixel, 4', 'pixel azul lindo rojo 4', '0.855 1 exact 0.8 same-kind:pixel'],
    ],
    [
      'the same model and the same kind',
      ['tele samsung ab123', 'tele samsung ab123', '0.87 1 exact 0.809 same-model:ab123 same-kind:tele'],
      ['tele ab123', 'tele ab456', '0.34 0.386 -ab123 close 0.411 same-kind:tele missing:ab123'],
      ['tele ab123', 'lavarropas ab123', '0.387 0.614 -tele close 0.4 same-model:ab123 missing:tele'],
      ['tele ab123', 'tele', '', '', '', 'ab123', '0.515 0.779 exact 0.504 same-kind:tele'],
      ['tele negra ab123', 'tele', '0.277 0.295 -negra -ab123 close 0.42 same-kind:tele missing:negra missing:ab123'],
    ],
    ['nothing in common', ['guitarra', 'mesa de pino', '0 0 -guitarra none 0.503 missing:guitarra'], ['', 'mesa', '0 0 none 0.503']],
    [
      'no more than five reasons, what differs last',
      [
        'tele ab12 cd34 ef56 gh78 ij90 43" sin cable',
        'tele ab12 cd34 ef56 gh78 ij90 50" con cable',
        '0.161 0.89 -43 pulgadas !cable close 0.42 same-model:ab12 same-model:cd34 same-model:ef56 same-model:gh78 same-model:ij90',
      ],
    ],
  ])('%s', (_, ...judged) => {
    expect(judged.map((row) => short(...(row.slice(0, -1) as [string, string])))).toEqual(judged.map((row) => row.at(-1)))
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
])('a mistyped word fits by %s', (_, ...fits) => {
  const found = fits.map(([text, name]) => {
    const [word] = readQuery(text).words
    return [text, name, word ? Math.round(typoIn(word, prepare({ name })) * 100) / 100 : 0]
  })
  expect(found).toEqual(fits)
})

test('a word that the catalogue has is no typo of another', () => {
  const value = (rarity: () => number) => score(readQuery('messa'), prepare({ name: 'mesa' }), rarity).value
  expect([value(() => 1), value(() => 0.9995), value(() => 0.99)].map((it) => it > 0)).toEqual([true, true, false])
})

test('a word that is rare in its catalogue weighs more, and one that no product has is told apart by what it stands for', () => {
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
