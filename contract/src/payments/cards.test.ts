import { expect, test } from 'vitest'
import { cardSentences, cardTroubles, expiryTrouble, isCode, passesLuhn } from './cards.ts'

const now = new Date(2026, 10, 20)

test('the check digit detects one wrong digit and two swapped ones', () => {
  for (const good of ['4509 9535 6623 3704', '5031-7557-3453-0604', '371180303257522', '0', '18', '59'])
    expect(passesLuhn(good), good).toBe(true)
  for (const bad of ['4509 9535 6623 3705', '4509 9535 6632 3704', '1', '17', '5', '95']) expect(passesLuhn(bad), bad).toBe(false)
})

test('an expiry date is read in every usual form and is valid until the last day of its month', () => {
  for (const good of ['11/26', '11/2026', '11-27', '1127', ' 1/27 ', '12 / 26', '11/2030'])
    expect(expiryTrouble(good, now), good).toBeNull()
  for (const bad of ['', '13/27', '0/27', '00/27', '11/1926', '11/2', '11/26/1', 'nov 27', '11/227'])
    expect(expiryTrouble(bad, now), bad).toBe('form')
  for (const past of ['10/26', '1/26', '12/2025']) expect(expiryTrouble(past, now), past).toBe('past')
  expect(expiryTrouble('11/26', new Date(2026, 10, 30, 23, 59))).toBeNull()
  expect(expiryTrouble('11/26', new Date(2026, 11, 1))).toBe('past')
})

test('a code has three or four digits', () => {
  for (const good of ['123', ' 1234 ']) expect(isCode(good)).toBe(true)
  for (const bad of ['', '12', '12345', '12a', '1 23']) expect(isCode(bad)).toBe(false)
})

test('each invalid part has its message, valid ones have none', () => {
  const right = { number: '4509953566233704', name: 'APRO', expiry: '11/30', cvc: '123' }
  expect(cardTroubles(right, now)).toEqual({})
  expect(cardTroubles({ ...right, number: '4509953566233705' }, now)).toEqual({ number: cardSentences.number })
  // Twelve digits that pass the check are too few for any card; thirteen are a card's.
  expect(cardTroubles({ ...right, number: '000000000000' }, now)).toEqual({ number: cardSentences.number })
  expect(cardTroubles({ ...right, number: '0000000000000' }, now)).toEqual({})
  expect(cardTroubles({ ...right, expiry: 'x' }, now)).toEqual({ expiry: 'Escribilo como MM/AA.' })
  expect(cardTroubles({ ...right, expiry: '10/26' }, now)).toEqual({ expiry: 'Esa fecha ya pasó.' })
  expect(cardTroubles({ ...right, cvc: '12' }, now)).toEqual({ cvc: 'Suele tener 3 números, o 4 en American Express.' })
})
