import { expect, test } from 'vitest'
import { CODE_LENGTH, CODE_LETTERS, inGroups, MAX_WRONG_CODES, readCode, WRONG_CODES_MS, wrongCodesAt } from './codes.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

test('a recovery code cannot be guessed: at least 112 bits, without ambiguous characters', () => {
  expect(new Set(CODE_LETTERS).size).toBe(32)
  expect(CODE_LETTERS).not.toMatch(/[OIL]/)
  expect(CODE_LENGTH * Math.log2(CODE_LETTERS.length)).toBeGreaterThanOrEqual(112)
})

test('input is read without spaces and dashes, lower case as upper case, and letters that look like digits as digits', () => {
  expect(readCode(' 123-456 ')).toEqual({ kind: 'app', code: '123456' })
  expect(readCode('abcd-oil0')).toEqual({ kind: 'recovery', code: 'ABCD0110' })
  for (const other of ['12345', '1234567', '12345a']) expect(readCode(other).kind).toBe('recovery')
})

test('a code is shown in groups of four', () => {
  expect(inGroups('ABCDEFGHJ')).toBe('ABCD-EFGH-J')
  expect(inGroups('')).toBe('')
})

test('five wrong codes count for a quarter of an hour since the first, then none', () => {
  expect(wrongCodesAt(now, 4, null)).toEqual({ count: 0, since: now, waitSeconds: 0 })
  const since = before(WRONG_CODES_MS - 1)
  expect(wrongCodesAt(now, MAX_WRONG_CODES - 1, since)).toEqual({ count: MAX_WRONG_CODES - 1, since, waitSeconds: 0 })
  expect(wrongCodesAt(now, MAX_WRONG_CODES, since)).toEqual({ count: MAX_WRONG_CODES, since, waitSeconds: 1 })
  expect(wrongCodesAt(now, 9, before(1))).toMatchObject({ count: 9, waitSeconds: 900 })
  expect(wrongCodesAt(now, 9, before(WRONG_CODES_MS))).toEqual({ count: 0, since: now, waitSeconds: 0 })
})
