import { fold } from '@feria/contract/fold'
import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery } from './query/query.ts'
import { snippet } from './query/snippet.ts'
import { termsOf } from './query/terms.ts'
import { byLikeness } from './scoring/alike.ts'
import { classify } from './scoring/classify.ts'
import { modelOf } from './scoring/model.ts'
import { prepare, score } from './scoring/score.ts'
import { correct, distance } from './text/typos.ts'

const odd = constantFrom(
  'sin ',
  'no ',
  'para ',
  '1',
  'x',
  '-',
  ',',
  '.',
  '"',
  'ñ',
  'gb',
  ' ',
  'mesa',
  '&#9;',
  '<b>',
  '$',
  '\0',
  '\ud800',
  'ﬁ',
  '½',
  'que ',
)
const text = array(odd, { maxLength: 40 }).map((parts) => parts.join(''))

describe('any text', () => {
  test('[SRCH-01] is read and scored without an error, within 0 and 1', () => {
    assert(
      property(text, text, string({ maxLength: 80, unit: 'binary' }), (asked, name, details) => {
        const query = readQuery(asked)
        const product = prepare({ name, details, brand: details.slice(0, 10) })
        const { value, coverage } = score(query, product)
        for (const number of [value, coverage, classify(query, product).certainty, byLikeness(query)(product)]) {
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThanOrEqual(1)
        }
        modelOf(name, details)
        snippet(query, details + name)
      }),
      { numRuns: 150 },
    )
  })

  test('[SRCH-01] terms are letters and digits alone', () => {
    assert(property(string({ unit: 'binary', maxLength: 60 }), (any) => termsOf(any).every((term) => /^[\p{L}\p{N}]+$/u.test(term))))
  })

  test('[CAT-12] folding is idempotent', () => {
    assert(property(string({ unit: 'grapheme', maxLength: 60 }), (any) => fold(fold(any)) === fold(any)))
  })

  test('[CAT-12] the distance is symmetric', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 8 })
    assert(
      property(word, word, integer({ min: 1, max: 8 }), (one, other, most) => distance(one, other, most) === distance(other, one, most)),
    )
  })
})

test.each([
  ['sapatillas', ['zapatilla', 'zapatillas', 'sapos'], 'zapatillas'],
  ['ombre', ['hambre', 'hombre'], 'hombre'],
  ['baca', ['boca', 'vaca'], 'vaca'],
])('[CAT-12] «%s» sounds like its meaning', (word, candidates, meant) => expect(correct(word, candidates)).toBe(meant))
