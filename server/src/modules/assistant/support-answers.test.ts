import { expect, test } from 'vitest'
import { supportQuestions } from '../../language/wishes/support-questions.ts'
import { supportAnswerOf } from './support-answers.rules.ts'

test('every question about the market has a sentence and an address', () => {
  for (const question of supportQuestions) {
    const { text, address, label } = supportAnswerOf(question, 5)
    expect([question, text, address, label]).toEqual([
      question,
      expect.stringMatching(/^[A-ZÑ].{20,}\.$/),
      expect.stringMatching(/^\/(ayuda\/|history$)/),
      expect.stringMatching(/^(Ver|Escribirnos)/),
    ])
  }
})

test('the fee is that of the operator', () => {
  expect(supportAnswerOf('fees', 7.5).text).toContain('7,5 %')
  expect(supportAnswerOf('fees', 0).text).toMatch(/^Nada:/)
})
