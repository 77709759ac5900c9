import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/read-corpus.ts'
import { kindsOf } from '../lexicon/kinds.ts'
import { readQuery } from '../query/query.ts'
import { termsOf } from '../query/terms.ts'
import { prepare, rarityOf, score } from './score.ts'

/** Two hundred ways of Argentines to ask for fifty things: each must find its own before the other forty-nine. */
const phrases = readCorpus<[product: string, ...asked: string[]][]>('searches/phrases.json')

const products = phrases.map(([name]) => ({ name, prepared: prepare({ name, category: kindsOf(name) }) }))
const counts = new Map<string, number>()
for (const { name } of products) for (const term of termsOf(name)) counts.set(term, (counts.get(term) ?? 0) + 1)
const rarity = (term: string) => rarityOf(counts.get(term) ?? 0, products.length)

/** The first product that a phrase finds; undefined if none matches. */
const first = (phrase: string): string | undefined => {
  const query = readQuery(phrase)
  const best = products
    .map(({ name, prepared }) => ({ name, value: score(query, prepared, rarity).value }))
    .sort((a, b) => b.value - a.value)[0]
  return best && best.value > 0 ? best.name : undefined
}

test('there are two hundred phrases, all distinct', () => {
  const all = phrases.flatMap(([, ...asked]) => asked)
  expect(all).toHaveLength(200)
  expect(new Set(all).size).toBe(200)
})

describe('[WISH-04] a colloquial phrase means', () => {
  test.each(phrases.flatMap(([name, ...asked]) => asked.map((phrase) => [phrase, name])))('«%s»: %s', (phrase, name) =>
    expect(first(phrase)).toBe(name),
  )
})

describe('a clipped word means', () => {
  const things = [
    'Notebook Lenovo IdeaPad 15',
    'Bicicleta rodado 29',
    'Motocicleta Honda 110',
    'Televisor 43 pulgadas',
    'Heladera con freezer',
    'Celular liberado',
  ]
  const prepared = things.map((name) => ({ name, prepared: prepare({ name, category: kindsOf(name) }) }))
  test.each([
    ['compu', 'Notebook Lenovo IdeaPad 15'],
    ['compu para la facu', 'Notebook Lenovo IdeaPad 15'],
    ['bici', 'Bicicleta rodado 29'],
    ['moto', 'Motocicleta Honda 110'],
    ['tele', 'Televisor 43 pulgadas'],
    ['celu', 'Celular liberado'],
  ])('«%s»: %s', (phrase, name) => {
    const query = readQuery(phrase)
    const found = prepared.filter(({ prepared }) => score(query, prepared, () => 1).value > 0).map(({ name }) => name)
    expect(found).toEqual([name])
  })
})
