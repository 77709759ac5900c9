import { expect, test } from 'vitest'
import { houseQuestions } from '../../language/wishes/house.ts'
import { houseAnswerOf } from './house.rules.ts'

test('every question about the market has a sentence and an address', () => {
  for (const question of houseQuestions) {
    const { text, address, label } = houseAnswerOf(question, 5)
    expect([question, text, address, label]).toEqual([
      question,
      expect.stringMatching(/^[A-ZÑ].{20,}\.$/),
      expect.stringMatching(/^\/(ayuda\/|history$)/),
      expect.stringMatching(/^(Ver|Escribirnos)/),
    ])
  }
})

test('the fee is that of the operator', () => {
  expect(houseAnswerOf('fees', 7.5).text).toContain('7,5 %')
  expect(houseAnswerOf('fees', 0).text).toMatch(/^Nada:/)
})
