import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCuit } from './cuit.ts'

describe('readCuit', () => {
  test.each([
    ['20-12345678-6', '20123456786'],
    ['20123456786', '20123456786'],
    ['27-12345678-0', '27123456780'],
    [' 33-69345023-9 ', '33693450239'],
  ])('[ACC-27] reads «%s» as its 11 digits', (text, digits) => expect(readCuit(text)).toBe(digits))

  test.each(['', '23-12345678-9', '20-12345678-7', '20-1234567-6', '201234567861', '20.12345678.6', 'veinte', '٢٠123456786'])(
    '[ACC-27] refuses «%s»',
    (text) => expect(readCuit(text)).toBeNull(),
  )
})

test('[ACC-27] at most one check digit fits ten digits, and a single wrong digit is always detected', () => {
  const ten = integer({ min: 0, max: 9_999_999_999 })
  assert(
    property(ten, integer({ min: 0, max: 9 }), integer({ min: 1, max: 9 }), (number, place, shift) => {
      const start = String(number).padStart(10, '0')
      const valid = [...'0123456789'].map((last) => start + last).filter((text) => readCuit(text))
      const wrong = (text: string) => text.slice(0, place) + ((Number(text[place]) + shift) % 10) + text.slice(place + 1)
      return valid.length <= 1 && valid.every((text) => readCuit(wrong(text)) === null)
    }),
  )
})
