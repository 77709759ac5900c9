import { expect, test } from 'vitest'
import { readQuery } from '../query/query.ts'
import { byLikeness } from './alike.ts'
import { classify } from './classify.ts'
import { readThing } from './other-thing.ts'
import { createPacker } from './pack.ts'
import { type Fields, prepare, score } from './score.ts'

const products: Fields[] = [
  { name: 'Samsung Galaxy S23Ultra 256 GB', model: 'Negro, liberado', category: 'Electrónica celular', details: 'Con caja y cargador.' },
  { name: 'Funda para Samsung Galaxy S23 Ultra', model: 'Silicona', color: 'negro', brand: 'Spigen' },
  { name: 'Galletitas sin gluten', model: 'Chocolate', details: 'Sin leche, libres de gluten. Chocolate amargo.' },
  { name: 'Mesa de luz 45 x 70', details: `${'pino macizo '.repeat(80)}200 g`, category: 'Hogar' },
  { name: `${'largo '.repeat(60)}mesa`, details: 'mesa '.repeat(90) },
]
const searches = [
  'samsung s23 ultra 128gb',
  'funda s23',
  'galletitas sin gluten',
  'mesa con luz',
  'celulares',
  'mesas de pino 45x70',
  'galetitas',
  's23u',
]

test('[SRCH-01] a packed product scores, fits and is told apart as it did before', () => {
  const { pack } = createPacker()
  for (const text of searches) {
    const query = readQuery(text)
    for (const fields of products) {
      const [whole, packed] = [prepare(fields), pack(prepare(fields))]
      expect(score(query, packed), `${text}: ${fields.name.slice(0, 40)}`).toEqual(score(query, whole))
      expect(classify(query, packed)).toEqual(classify(query, whole))
      expect(byLikeness(query)(packed)).toBe(byLikeness(query)(whole))
    }
  }
})

test('a packed product keeps what its details begin with', () => {
  const fields = { name: 'Moura M24', details: 'Batería de auto, nueva.' }
  const packed = createPacker().pack(prepare(fields))
  const leads = ['bateria', 'auto', 'nueva'].map((term) => [packed.hits.get(term)?.isLead, packed.hits.get(term)?.isOf])
  expect(leads).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ])
  expect([packed.standing, packed.isPart, packed.short]).toEqual(['working', false, ['m24']])
})

test('products of one packer share their terms, and know nothing of others', () => {
  const packer = createPacker()
  const one = packer.pack(prepare({ name: 'Mesa de pino' }))
  const terms = packer.terms()
  const same = packer.pack(prepare({ name: 'Mesa de pino' }))
  packer.pack(prepare({ name: 'Silla' }))
  expect(terms).toBeGreaterThan(0)
  expect([one.hits.has('mesa'), same.hits.has('pino'), one.hits.has('silla'), one.hits.get('sillon')]).toEqual([
    true,
    true,
    false,
    undefined,
  ])
})

test('what an offer is stays as it was read, and equal sets of two products are one', () => {
  const { pack } = createPacker()
  const [one, two, lamp] = ['Zapatillas de nena talle 30', 'Zapatillas para nena, rosas', 'Lámpara de pie'].map((name) => {
    const offered = readThing(name, null, null)
    const packed = pack({ ...prepare({ name }), offered })
    expect(packed.offered).toEqual(offered)
    return packed
  })
  expect(one?.offered?.persons.size).toBe(1)
  expect(one?.offered?.persons).toBe(two?.offered?.persons)
  expect(lamp?.offered?.persons).toBe(lamp?.families)
})
