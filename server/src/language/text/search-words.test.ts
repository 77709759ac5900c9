import { describe, expect, test } from 'vitest'
import { searchWords, wordsOf } from './search-words.ts'
import { correct, distance } from './typos.ts'

test('[CAT-12] words are distinct and limited', () => {
  expect(wordsOf('la mesa la silla')).toEqual(['la', 'mesa', 'silla'])
  expect(wordsOf('a b c d', 2)).toEqual(['a', 'b'])
  expect(searchWords('mesa para la cocina')).toEqual(['mesa', 'cocina'])
  expect(searchWords('para la')).toEqual(['para', 'la'])
  expect(searchWords('🎉')).toEqual([])
})

describe('typos', () => {
  test.each([
    ['heldera', 'heladera', 1],
    ['bicilceta', 'bicicleta', 1],
    ['celular', 'celular', 0],
    ['notbok', 'notebook', 2],
    ['mesa', 'silla', 3],
  ])('[CAT-12] «%s» is %s within its distance', (from, to, changes) => expect(distance(from, to, 2)).toBe(changes))

  test('[CAT-12] picks the nearest word and leaves short words and codes alone', () => {
    expect(correct('heldera', ['helado', 'heladera'])).toBe('heladera')
    expect(correct('sol', ['gol'])).toBeUndefined()
    expect(correct('s23', ['s22'])).toBeUndefined()
    expect(correct('guitarra', ['zapatilla'])).toBeUndefined()
  })
})
