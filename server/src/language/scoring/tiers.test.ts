import { expect, test } from 'vitest'
import { type Fields, prepare } from './score.ts'
import { tierTerms } from './tiers.ts'

const tiersOf = (fields: Fields, ...words: string[]) => {
  const terms = tierTerms(prepare(fields))
  return words.map((word) => terms.find((term) => term.slice(1) === word)?.[0] ?? '-').join('')
}

test.each<[string, Fields, string[], string]>([
  [
    'by its place in the name',
    { name: 'Celular Samsung negro liberado', model: 'S23' },
    ['celular', 'samsung', 'negro', 'liberado', 's23'],
    'ABBNN',
  ],
  ['lower behind an accessory', { name: 'Funda Samsung negra' }, ['funda', 'samsung', 'negra'], 'ANN'],
  ['lower as what it is for', { name: 'Vidrio para iPhone' }, ['vidrio', 'iphone'], 'AN'],
  [
    'in the details only in a short text',
    { name: 'Mesa', details: 'Con pino. Todo de pino, con cajón. Madera, madera, madera, madera.' },
    ['pino', 'cajon', 'madera'],
    'DEC',
  ],
  ['not in the details of a long text', { name: 'Mesa', details: `Con pino y pino. ${'una cosa más '.repeat(60)}` }, ['pino'], '-'],
  [
    'as in the name where the details begin with it',
    { name: 'Gracia M2', details: 'Criolla de estudio, afinada.' },
    ['criolla', 'estudio'],
    'NE',
  ],
  ['not for what it is without', { name: 'Galletitas sin gluten' }, ['galletitas', 'gluten', '0singluten'], 'A-B'],
])('a term has its tier %s', (_, fields, words, tiers) => expect(tiersOf(fields, ...words)).toBe(tiers))

test('each term stands in one tier', () => {
  const terms = tierTerms(prepare({ name: 'Mesa mesa de pino', details: 'Mesa de mesa' })).map((term) => term.slice(1))
  expect(terms).toHaveLength(new Set(terms).size)
})
