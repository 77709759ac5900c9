import { expect, test } from 'vitest'
import { confidenceOf, dayOf, freshness, rangeOf, signalScore, urgencyOf, withoutContacts } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('[PROS-07] an action of today counts fully, and never falls below six tenths', () => {
  expect(freshness(now, now)).toBe(1)
  expect(freshness(daysAgo(60), now)).toBeCloseTo(0.8)
  expect(freshness(daysAgo(3000), now)).toBeCloseTo(0.6)
  expect(freshness(new Date(now.getTime() + 5000), now)).toBe(1)
})

test('[PROS-07] a conversation weighs more than a favourite, a more similar product more than a less similar one', () => {
  expect(signalScore('chat', 1, now, now)).toBeCloseTo(0.75)
  expect(signalScore('favorite', 1, now, now)).toBeCloseTo(0.6)
  expect(signalScore('chat', 0.2, now, now)).toBeLessThan(signalScore('chat', 0.9, now, now))
  expect(signalScore('favorite', 1, daysAgo(90), now)).toBeLessThan(signalScore('favorite', 1, now, now))
})

test('[PROS-07] urgency depends on the last activity only', () => {
  expect([0, 3, 4, 21, 22].map((days) => urgencyOf(daysAgo(days), now))).toEqual(['alta', 'alta', 'media', 'media', 'baja'])
})

test('[PROS-17] confidence is the share of known fields, and one price is no range', () => {
  const row = {
    location: null,
    lastActivity: null,
    profilePicture: null,
    about: null,
    interests: [],
    priceRange: null,
    urgency: null,
    verified: false,
  }
  expect(confidenceOf(row)).toBe(0)
  expect(confidenceOf({ ...row, location: 'A menos de 5 km', interests: ['Bicicleta'] })).toBe(0.25)
  expect(confidenceOf({ ...row, verified: true })).toBe(0.13)
  expect(rangeOf([100], 'ARS')).toBeNull()
  expect(rangeOf([30_050, 10_000], 'ARS')).toEqual({ min: 100, max: 300.5, currency: 'ARS' })
})

test('emails and phone numbers are removed, prices, models and measures stay', () => {
  for (const contact of [
    'yo@casa.com.ar',
    'Yo.Otro+x@casa.example',
    '11 4567-8901',
    '+54 9 11 4567 8901',
    '(0341) 155-551234',
    '1145678901',
  ]) {
    expect(withoutContacts(`Busco moto, ${contact}.`), contact).toBe('Busco moto, ….')
  }
  for (const text of ['iPhone 13 128 GB', 'Auto hasta $ 12.500.000', 'Samsung WH-1000XM4', 'Rodado 26, año 2019', 'Mesa 180 x 90 cm']) {
    expect(withoutContacts(text)).toBe(text)
  }
})

test('days are formatted as in Argentina', () => {
  expect(dayOf(new Date('2026-11-04T01:00:00Z'))).toBe('3 nov 2026')
})
