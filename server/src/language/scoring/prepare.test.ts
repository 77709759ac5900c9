import { describe, expect, test } from 'vitest'
import { type Hit, prepare } from './prepare.ts'

/** A hit in short: its fields, the count if above one, and the position in the name. */
const shortHit = ({ first, ...counts }: Hit): string =>
  Object.entries({ ...counts, ...(first < 0 ? {} : { first: `@${first}` }) })
    .flatMap(([field, count]) => (count ? [`${field}${Number(count) === 1 ? '' : count}`] : []))
    .join(',')
const short = (name: string, brand = '', model = '', category = '', color = '', details = ''): string =>
  [...prepare({ name, brand, model, category, color, details }).hits].map(([term, hit]) => `${term} ${shortHit(hit)}`).join('; ')

describe('a product has its words', () => {
  test.each<[rule: string, ...read: string[][]]>([
    [
      'place by place, in the name with its first place',
      ['mesa azul mesa', 'mesa name2,first@0; 0mesa name2,first@0; azul name,first@1; 0azul name,first@1'],
    ],
    [
      'where «con» stands before it',
      [
        'mesa con ruedas',
        'mesa name,first@0; 0mesa name,first@0; con name,first@1; 0con name,first@1; ruedas name,isWith,first@2; 0rueda ' +
          'name,isWith,first@2',
      ],
    ],
    [
      'for what it is, four words far and up to a mark',
      [
        'funda para tv de casa linda roja',
        'funda name,first@0; 0fund name,first@0; para name,purpose,first@1; 0par name,purpose,first@1; tv ' +
          'name,purpose,first@2; 0tv name,purpose,first@2; de name,purpose,first@3; 0de name,purpose,first@3; casa ' +
          'name,purpose,first@4; 0casa name,purpose,first@4; linda name,purpose,first@5; 0lind name,purpose,first@5; roja ' +
          'name,first@6; 0roj name,first@6',
      ],
      [
        'funda para tv, roja',
        'funda name,first@0; 0fund name,first@0; para name,purpose,first@1; 0par name,purpose,first@1; tv ' +
          'name,purpose,first@2; 0tv name,purpose,first@2; roja name,first@3; 0roj name,first@3',
      ],
    ],
    [
      'for what it is, behind «para»',
      [
        'funda para tv',
        'funda name,first@0; 0fund name,first@0; para name,purpose,first@1; 0par name,purpose,first@1; tv ' +
          'name,purpose,first@2; 0tv name,purpose,first@2',
      ],
    ],
    [
      'for what it is, behind «compatible»',
      [
        'funda compatible tv',
        'funda name,first@0; 0fund name,first@0; compatible name,purpose,first@1; 0compatible name,purpose,first@1; 1compat ' +
          'name,purpose,first@1; tv name,purpose,first@2; 0tv name,purpose,first@2',
      ],
    ],
    [
      'for what it is, behind «compatibles»',
      [
        'funda compatibles tv',
        'funda name,first@0; 0fund name,first@0; compatibles name,purpose,first@1; 0compatible name,purpose,first@1; 1compat ' +
          'name,purpose,first@1; tv name,purpose,first@2; 0tv name,purpose,first@2',
      ],
    ],
    [
      'for what it is, behind «for»',
      [
        'funda for tv',
        'funda name,first@0; 0fund name,first@0; for name,purpose,first@1; 0for name,purpose,first@1; tv name,purpose,first@2; ' +
          '0tv name,purpose,first@2',
      ],
    ],
    [
      'for what it is, behind «fur»',
      [
        'funda fur tv',
        'funda name,first@0; 0fund name,first@0; fur name,purpose,first@1; 0fur name,purpose,first@1; tv name,purpose,first@2; ' +
          '0tv name,purpose,first@2',
      ],
    ],
    [
      'for what it is, behind «pour»',
      [
        'funda pour tv',
        'funda name,first@0; 0fund name,first@0; pour name,purpose,first@1; 0pour name,purpose,first@1; tv ' +
          'name,purpose,first@2; 0tv name,purpose,first@2',
      ],
    ],
    [
      'without what it says to be without',
      [
        'olla sin tapa ni mango',
        'olla name,first@0; 0oll name,first@0; 0sintapa name,first@1; sin name,first@1; 0sin name,first@1; tapa denied; 0tapa ' +
          'denied; 0sinmango name,first@3; ni name,first@3; 0ni name,first@3; mango denied; 0mango denied',
      ],
    ],
    [
      'phrases too',
      [
        'camara de foto',
        'camara name,first@0; 0camar name,first@0; 0camarfoto name,first@0; de name,first@1; 0de name,first@1; foto ' +
          'name,first@2; 0foto name,first@2',
      ],
    ],
    [
      'field by field, the brand without a place of its own',
      [
        'tv lg negra',
        'lg',
        'x1',
        'tvs',
        'rojo',
        'luz luz sin luz',
        'tv name,first@0; 0tv name,first@0; lg name,brand,first@1; 0lg name,brand,first@1; negra name,first@1; 0negr ' +
          'name,first@1; x1 name,first@2; tvs category; 0tvs category; rojo color; 0roj color; luz details2,denied,isLead; 0luz ' +
          'details2,denied,isLead; 0sinluz details; sin details; 0sin details',
      ],
    ],
  ])('%s', (_, ...read) => {
    expect(read.map((fields) => short(...(fields.slice(0, -1) as [string])))).toEqual(read.map((fields) => fields.at(-1)))
  })
})

test('a product has its longer words, codes, brand and units for typos', () => {
  const read = prepare({ name: 'Disco SSD duro A54 1 TB duro', brand: 'Kingston Uno', model: 'XB33', details: 'de 5 kg' })
  expect(read.words).toEqual(['disco', 'duro', 'kingston'])
  expect(read.codes).toEqual(['a54', 'xb33'])
  expect(read.brandWords).toEqual(['kingston', 'uno'])
  expect([...read.families]).toEqual(['gb', '(g)'])
  expect([read.nameLength, read.detailsLength]).toEqual([7, 2])
})

test('only the beginning of a long text counts', () => {
  const words = (count: number, letter: string) =>
    Array.from(
      { length: count },
      (_, n) => `${letter}${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10) % 10]}${'abcdefghij'[Math.floor(n / 100)]}`,
    )
  expect(prepare({ name: words(300, 'x').join(' ') }).words).toHaveLength(80)
  expect(prepare({ name: Array.from({ length: 60 }, (_, n) => `q${n + 10}`).join(' ') }).codes).toHaveLength(40)
  expect(prepare({ name: words(500, 'x').join(' ') }).nameLength).toBe(400)
  expect(prepare({ name: `${'de '.repeat(666)}xy mesa` }).hits.has('mesa')).toBe(false)
  expect(prepare({ name: 'x', model: `${'de '.repeat(166)}xy mesa` }).hits.has('mesa')).toBe(false)
  expect(prepare({ name: 'x', details: `${'de  '.repeat(2999)}mesa silla` }).hits.has('silla')).toBe(false)
  for (const field of ['brand', 'category', 'color'] as const)
    expect([...prepare({ name: 'x', [field]: `${'de '.repeat(39)}mesa silla` }).hits.keys()].slice(-2), field).toEqual(['mesa', '0mesa'])
})
