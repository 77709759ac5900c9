import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { groups, phraseTerm, synonymsOf } from './synonyms.ts'

const told = groups.map(({ members, isNear }) => ({
  isNear,
  line: members.map(({ words }) => words.join('_')).join(' '),
  members: members.map(({ words, isBound }) => ({ words, isBound, term: phraseTerm(words) })),
}))

test('[SRCH-01] there are at least 300 groups, none of one', () => {
  expect(groups.length).toBeGreaterThanOrEqual(300)
  expect(told.filter(({ members }) => members.length < 2)).toEqual([])
})

test('[SRCH-01] every word is folded', () => {
  const words = told.flatMap(({ members }) => members.flatMap((it) => it.words))
  expect(words.filter((word) => fold(word) !== word)).toEqual([])
})

test('[SRCH-01] no group says a thing twice', () => {
  expect(told.filter(({ members }) => new Set(members.map(({ term }) => term)).size < members.length).map(({ line }) => line)).toEqual([])
})

test('[SRCH-01] no word is in two groups, unless it is marked to have several senses', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { members, line } of told) {
    for (const { term, isBound } of members) {
      if (isBound) continue
      if (seen.has(term)) twice.push(`${term}: ${seen.get(term)} | ${line}`)
      seen.set(term, line)
    }
  }
  expect(twice).toEqual([])
})

test.each([
  ['heladera', 'nevera', 'same'],
  ['celular', 'movil', 'same'],
  ['birome', 'boligrafo', 'same'],
  ['pileta', 'piscina', 'same'],
  ['hombre', 'caballero', 'near'],
  ['tenis', 'zapatilla', 'bound'],
])('[SRCH-01] «%s» leads to «%s» (%s)', (one, other, kind) => {
  expect(synonymsOf(phraseTerm([one]))).toContainEqual({ term: phraseTerm([other]), kind })
})
