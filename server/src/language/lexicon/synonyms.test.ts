import { fold } from '@feria/contract/fold'
import { expect, test } from 'vitest'
import { groups, isInside, phrasesFrom, phraseTerm, synonymsOf } from './synonyms.ts'

const withTerms = groups.map(({ members, isNear }) => ({
  isNear,
  line: members.map(({ words }) => words.join('_')).join(' '),
  members: members.map(({ words, isBound }) => ({ words, isBound, term: phraseTerm(words) })),
}))

test('[SRCH-01] there are at least 300 groups, none of one', () => {
  expect(groups.length).toBeGreaterThanOrEqual(300)
  expect(withTerms.filter(({ members }) => members.length < 2)).toEqual([])
})

test('no group, word, phrase or mark of the tables is lost', () => {
  const members = groups.flatMap((group) => group.members)
  expect({
    groups: groups.length,
    near: groups.filter(({ isNear }) => isNear).length,
    members: members.length,
    phrases: members.filter(({ words }) => words.length > 1).length,
    ofSeveralSenses: members.filter(({ isBound }) => isBound).length,
  }).toEqual({ groups: 1923, near: 157, members: 6506, phrases: 3697, ofSeveralSenses: 577 })
})

test('each word of a group leads to all others', () => {
  for (const { members } of groups)
    for (const { words } of members) {
      const found = new Set(synonymsOf(phraseTerm(words)).map(({ term }) => term))
      for (const other of members) {
        if (phraseTerm(other.words) === phraseTerm(words)) continue
        expect(found.has(phraseTerm(other.words)), `${words.join(' ')}: ${other.words.join(' ')}`).toBe(true)
      }
    }
  expect(synonymsOf('mesita')).toEqual([])
})

test('phrases are found by their first word, ignoring stop words', () => {
  expect(phrasesFrom('camar')).toContainEqual(['camar', 'foto'])
  expect(phraseTerm(['camara', 'de', 'fotos'])).toBe('camarfoto')
  expect(phraseTerm(['de'])).toBe('de')
  expect(['de', 'la', 'el', 'para', 'del', 'los', 'las', 'a', 'con'].map(isInside)).toEqual([...Array(8).fill(true), false])
})

test('[SRCH-01] every word is folded', () => {
  const words = withTerms.flatMap(({ members }) => members.flatMap((it) => it.words))
  expect(words.filter((word) => fold(word) !== word)).toEqual([])
})

test('[SRCH-01] no group repeats an entry', () => {
  expect(withTerms.filter(({ members }) => new Set(members.map(({ term }) => term)).size < members.length).map(({ line }) => line)).toEqual(
    [],
  )
})

test('[SRCH-01] no word is in two groups, unless it is marked as ambiguous', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { members, line } of withTerms) {
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
  ['zapatilla', 'tenis', 'same'],
  ['caballero', 'hombre', 'near'],
  ['nevera', 'heladera', 'same'],
])('[SRCH-01] «%s» leads to «%s» (%s)', (one, other, kind) => {
  expect(synonymsOf(phraseTerm([one]))).toContainEqual({ term: phraseTerm([other]), kind })
})
