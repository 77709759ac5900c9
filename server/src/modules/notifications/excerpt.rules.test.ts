import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.rules.ts'

test('a short message is quoted whole, in one line', () => {
  expect(excerptOf('Hola,\n\n ¿sigue?')).toBe('Hola, ¿sigue?')
  expect(excerptOf('a'.repeat(120))).toBe('a'.repeat(120))
})

test('a long one ends with «…» after at most 120 characters, none of them cut in two', () => {
  expect(excerptOf('a'.repeat(121))).toBe(`${'a'.repeat(119)}…`)
  expect(excerptOf(`${'a'.repeat(118)} bcd`)).toBe(`${'a'.repeat(118)}…`)
  expect(excerptOf('🚲'.repeat(130))).toBe(`${'🚲'.repeat(119)}…`)
})
