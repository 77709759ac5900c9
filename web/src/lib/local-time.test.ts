import { expect, test } from 'vitest'
import { localDay, localTime, writeDay, writeMoment, writeMonth } from './local-time.ts'

const zone = { timeZone: 'America/Argentina/Buenos_Aires' } as const
const day = new Intl.DateTimeFormat('sv-SE', zone)
const time = new Intl.DateTimeFormat('es-AR', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const month = new Intl.DateTimeFormat('es-AR', { ...zone, month: 'long', year: 'numeric' })

test('[FMT-09] days, times and months are written by hand exactly as by Intl, from 2020 to 2040', () => {
  const HOURS_APART = 31
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2041, 0, 1); at += HOURS_APART * 3_600_000 + 61_000) {
    const iso = new Date(at).toISOString()
    expect([localDay(iso), localTime(iso), writeMonth(iso)]).toEqual([day.format(at), time.format(at), month.format(at)])
  }
})

test('[FMT-09] a day is written with its short month', () => {
  expect([writeDay('2026-11-20'), writeDay('2026-09-01'), writeDay('2027-05-31')]).toEqual(['20 nov 2026', '1 sep 2026', '31 may 2027'])
})

test('[FMT-09] the last hours of a day in UTC and the first of the next belong to the day before', () => {
  expect([localDay('2026-01-01T02:59:59.999Z'), localDay('2026-01-01T03:00:00.000Z')]).toEqual(['2025-12-31', '2026-01-01'])
  expect(localTime('2026-11-20T02:05:00Z')).toBe('23:05')
})

test('a moment of the next weeks is written with its weekday, in Buenos Aires', () => {
  expect(writeMoment('2026-12-03T18:05:00.000Z')).toBe('jueves 3 de diciembre a las 15:05')
  expect(writeMoment('2026-11-30T02:59:00.000Z')).toBe('domingo 29 de noviembre a las 23:59')
})
