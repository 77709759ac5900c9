import { expect, test } from 'vitest'
import type { Entry } from './merge.ts'
import { nameOfDay, rowsOf } from './rows.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

const messageBy = (senderId: string, at: string): Entry => ({
  key: `${senderId} ${at}`,
  id: at,
  seq: 1,
  originalId: null,
  senderId,
  senderName: senderId,
  text: 'hola',
  at,
  state: 'sent',
  warning: null,
  review: null,
})

test('days are those of Buenos Aires and read «Hoy», «Ayer», or the date', () => {
  expect(nameOfDay('2026-11-20', NOW)).toBe('Hoy')
  expect(nameOfDay('2026-11-19', NOW)).toBe('Ayer')
  expect(nameOfDay('2026-11-08', NOW)).toBe('8 nov 2026')
  const rows = rowsOf([messageBy('ana', '2026-11-20T02:59:00Z'), messageBy('ana', '2026-11-20T03:00:00Z')], 'yo', NOW)
  expect(rows.map(({ dayAfter }) => dayAfter)).toEqual(['Hoy', null])
})

test('messages by one sender within five minutes are grouped', () => {
  const rows = rowsOf(
    [
      messageBy('ana', '2026-11-20T14:00:00Z'),
      messageBy('ana', '2026-11-20T14:01:00Z'),
      messageBy('yo', '2026-11-20T14:02:00Z'),
      messageBy('yo', '2026-11-20T14:07:00Z'),
    ],
    'yo',
    NOW,
  )
  expect(rows.map(({ isOwn, opensGroup, closesGroup }) => [isOwn, opensGroup, closesGroup])).toEqual([
    [false, true, false],
    [false, false, true],
    [true, true, true],
    [true, true, true],
  ])
  expect(rows.map(({ dayAfter }) => dayAfter)).toEqual([null, null, null, null])
})
