import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, textOfCode, waitForCode, writeWait } from './phone-codes.rules.ts'

const now = new Date('2026-11-27T15:00:00Z')
const ago = (...hours: number[]) => hours.map((h) => new Date(now.getTime() - h * HOUR_MS))
const wait = (asked: Partial<Parameters<typeof waitForCode>[0]>) =>
  waitForCode({ ofMember: [], ofPhone: [], lastOfAll: undefined, ...asked }, now) / HOUR_MS

test('three codes an hour and six a day for a member, three a day for a number, and the limit of the site', () => {
  expect(wait({})).toBe(0)
  expect(wait({ ofMember: ago(0, 0.5) })).toBe(0)
  expect(wait({ ofMember: ago(0, 0.25, 0.5) })).toBe(0.5)
  expect(wait({ ofMember: ago(0, 0.25, 1) })).toBe(0)
  expect(wait({ ofMember: ago(1, 2, 3, 4, 5) })).toBe(0)
  expect(wait({ ofMember: ago(1, 2, 3, 4, 5, 6) })).toBe(18)
  expect(wait({ ofPhone: ago(1, 2) })).toBe(0)
  expect(wait({ ofPhone: ago(1, 2, 3) })).toBe(21)
  expect(wait({ lastOfAll: ago(23)[0] })).toBe(1)
  expect(wait({ ofMember: ago(0, 0, 0), ofPhone: ago(0, 0, 4) })).toBe(20)
})

test('a wait is rounded up, and said in minutes below an hour', () => {
  expect([1, 60_000, 60_001, 59 * 60_000, HOUR_MS, HOUR_MS + 1, DAY_MS].map(writeWait)).toEqual([
    '1 minuto',
    '1 minuto',
    '2 minutos',
    '59 minutos',
    '1 hora',
    '2 horas',
    '24 horas',
  ])
})

test('the text is one message: 160 letters of GSM 7-bit, with the line by which a browser offers the code', () => {
  const text = textOfCode('048291', 'Feria', 'feria.example')
  expect(text).toMatch(/^048291 es tu clave .*\n@feria\.example #048291$/)
  expect(text).toMatch(/^[\n\x20-\x7e]{1,160}$/)
})
