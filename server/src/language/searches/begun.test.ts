import { describe, expect, test } from 'vitest'
import { completionsOf, isOfLanguage, mayBeSlip, withCompletions } from './begun.ts'
import { readWanted } from './wanted.ts'

const counts = new Map(
  Object.entries({ zapatilla: 9, zapato: 3, '0zapat': 12, zapatero: 1, joys: 1, joystick: 5, freezer: 2, Afreezer: 2, frost: 7 }),
)
const lastForms = (text: string) => withCompletions(readWanted(text).query, counts).words.at(-1)?.forms ?? []
const strengthOf = (text: string, term: string) => lastForms(text).find((form) => form.term === term)?.strength

describe('a beginning', () => {
  test('is completed by the commonest words of the catalogue, never by its stems and tiers', () => {
    expect(completionsOf('zapat', counts)).toEqual(['zapatilla', 'zapato', 'zapatero'])
    expect([completionsOf('fr', counts), completionsOf('xyz', counts)]).toEqual([['frost', 'freezer'], []])
  })

  test('is completed even where it is the stem of another word, or a short word of its own', () => {
    expect(strengthOf('zapat', 'zapatilla')).toBe(0.8)
    expect(strengthOf('joys', 'joystick')).toBe(0.5)
    const strengths = lastForms('zapat').map(({ strength }) => strength)
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  })

  test('of a letter or two, a number or a code is compared with names', () => {
    const begun = (text: string) => withCompletions(readWanted(text).query, counts).words.some(({ isBegun }) => isBegun)
    expect(['termo st', 'monitor 2', 'samsung a5', 'st', 'mesa'].map(begun)).toEqual([true, true, true, false, false])
  })

  test('is none in a known word, before the last one or in a sentence', () => {
    expect([strengthOf('heladera', 'zapato'), strengthOf('zapat rojo', 'zapato')]).toEqual([undefined, undefined])
    expect(strengthOf('hola, busco alguien que me venda algo para el zapat', 'zapato')).toBeUndefined()
  })
})

test('verbs that say what things are for are of the language', () => {
  expect(['calentar', 'aprender', 'inflar', 'zyxwar'].map(isOfLanguage)).toEqual([true, true, true, false])
})

test('names that things are used on are no slips, whatever the catalogue has', () => {
  expect(['granitos', 'cuarto', 'zapatila'].map((word) => mayBeSlip(word, 4))).toEqual([false, false, true])
  expect(isOfLanguage('granitos')).toBe(false)
})

test('words of the lexicon, of slang and of talk are of the language', () => {
  expect(['celu', 'viola', 'zapas', 'algo', 'nuevo', 'marinera', 'heldera', 'xyz'].map(isOfLanguage)).toEqual([
    ...Array(6).fill(true),
    false,
    false,
  ])
})
