import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Counted,
  closingOf,
  endOf,
  factsOf,
  isWithinDays,
  lastOfPairs,
  type Sale,
  scoreOf,
  shortName,
  weightOf,
  windowOf,
} from './rules.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-11-27T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

const review = fc.record({
  id: fc.uuid(),
  authorId: fc.constantFrom('ana', 'bea', 'carla', 'dora'),
  stars: fc.integer({ min: 1, max: 5 }),
  // Also of the future: a clock may have gone back.
  at: fc.integer({ min: -400, max: 4000 }).map(daysAgo),
})
const several = fc.uniqueArray(review, { maxLength: 40, selector: ({ id }) => id })
const mean = fc.double({ min: 1, max: 5, noNaN: true })

describe('the score', () => {
  test('is the mean of the market without reviews, and comes near what many say', () => {
    expect(scoreOf([], 4.2, now)).toBe(4.2)
    const of = (count: number): Counted[] => Array.from({ length: count }, (_, n) => ({ id: `${n}`, authorId: `${n}`, stars: 5, at: now }))
    expect(scoreOf(of(1), 3, now)).toBeCloseTo((5 * 3 + 5) / 6)
    expect(scoreOf(of(5), 3, now)).toBeCloseTo(4)
    expect(scoreOf(of(500), 3, now)).toBeGreaterThan(4.97)
  })

  test('a review weighs a half after a year, a quarter after two, and never more than one', () => {
    expect([0, 365, 730, -400].map((days) => weightOf(daysAgo(days), now))).toEqual([1, 0.5, 0.25, 1])
    const at = (days: number) => scoreOf([{ id: 'a', authorId: 'ana', stars: 1, at: daysAgo(days) }], 4, now)
    expect(at(365)).toBeCloseTo((5 * 4 + 0.5) / 5.5)
    expect(at(3650)).toBeCloseTo(4, 2)
  })

  test('stays between 1 and 5, whatever the order in which reviews come', () => {
    fc.assert(
      fc.property(several, mean, fc.infiniteStream(fc.nat()), (reviews, m, keys) => {
        const score = scoreOf(reviews, m, now)
        expect(score).toBeGreaterThanOrEqual(1)
        expect(score).toBeLessThanOrEqual(5 + 1e-9)
        const shuffled = reviews.map((one) => ({ one, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key)
        expect(
          scoreOf(
            shuffled.map(({ one }) => one),
            m,
            now,
          ),
        ).toBe(score)
      }),
    )
  })

  test('one review more or less moves nobody by more than 4/6 of a star', () => {
    fc.assert(
      fc.property(several, review, mean, (reviews, another, m) => {
        const [before, after] = [scoreOf(reviews, m, now), scoreOf([...reviews, another], m, now)]
        expect(Math.abs(after - before)).toBeLessThanOrEqual(4 / 6 + 1e-9)
      }),
      { numRuns: 2000 },
    )
  })

  test('of one pair only the last in 30 days counts', () => {
    const of = (authorId: string, ...days: number[]): Counted[] => days.map((n) => ({ id: `${n}`, authorId, stars: 5, at: daysAgo(n) }))
    const kept = (reviews: Counted[]) => lastOfPairs(reviews).map(({ id }) => Number(id))
    expect(kept(of('ana', 1, 5, 31))).toEqual([1])
    expect(kept(of('ana', 1, 32)).sort()).toEqual([1, 32])
    expect(kept([...of('ana', 3), ...of('bea', 4)]).sort()).toEqual([3, 4])
  })
})

describe('the time to review', () => {
  const done = { status: 'completada', completedAt: daysAgo(3), refundedAt: null }
  const given = { status: 'reembolsada', completedAt: null, refundedAt: daysAgo(2) }

  test('begins when an order is delivered, or its last claim ends', () => {
    expect(endOf(done)).toEqual(daysAgo(3))
    expect(endOf({ ...done, claimSettledAt: daysAgo(1) })).toEqual(daysAgo(1))
    expect(endOf({ ...given, claimSettledAt: daysAgo(2) })).toEqual(daysAgo(2))
    expect(endOf({ ...given, completedAt: daysAgo(9) })).toEqual(daysAgo(2))
  })

  test('does not begin while an order is under way, nor without a delivery or a claim', () => {
    for (const status of ['reservada', 'pendiente', 'enviada', 'cancelada', 'en disputa']) expect(endOf({ ...done, status })).toBeNull()
    expect(endOf(given)).toBeNull()
    expect(endOf({ ...done, claimSettledAt: null })).toBeNull()
  })

  test('lasts 14 days to the millisecond, and ends with what is published', () => {
    const nobody = { isWritten: false, isOtherPublished: false }
    const end = daysAgo(14)
    expect([windowOf(end, now, nobody), windowOf(new Date(end.getTime() - 1), now, nobody)]).toEqual(['abierta', 'vencida'])
    expect(windowOf(null, now, nobody)).toBe('todavía no')
    expect(windowOf(end, now, { ...nobody, isOtherPublished: true })).toBe('vencida')
    expect(windowOf(end, now, { isWritten: true, isOtherPublished: true })).toBe('escrita')
    expect(windowOf(daysAgo(365), now, nobody), 'a clock that jumps a year').toBe('vencida')
    expect(closingOf(end)).toEqual(now)
    expect([isWithinDays(daysAgo(14), now), isWithinDays(daysAgo(15), now), isWithinDays(daysAgo(15), now, 30)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('the facts', () => {
  const sale: Sale = { sendBy: daysAgo(13), sentAt: daysAgo(19), status: 'completada', isCancelledBySeller: false, isClaimLost: false }

  test('nothing to share is no share', () => {
    expect(factsOf([], now)).toEqual({ sales: 0, sentInTime: null, cancelled: null, claimsLost: null })
  })

  test('count what was completed, sent in time, cancelled and lost', () => {
    const late = { ...sale, sentAt: daysAgo(2) }
    const cancelled = { ...sale, sentAt: null, status: 'reembolsada', isCancelledBySeller: true }
    const lost = { ...sale, status: 'reembolsada', isClaimLost: true }
    expect(factsOf([sale, late, cancelled, lost], now)).toEqual({ sales: 2, sentInTime: 0.5, cancelled: 0.25, claimsLost: 0.25 })
  })

  test('what waits within its time, or was taken back by its buyer, says nothing of the sending', () => {
    const waiting = { ...sale, sendBy: daysAgo(-6), sentAt: null, status: 'pendiente' }
    const regretted = { ...sale, sentAt: null, status: 'reembolsada' }
    expect(factsOf([waiting, regretted], now)).toMatchObject({ sentInTime: null, cancelled: 0 })
    expect(factsOf([{ ...waiting, sendBy: daysAgo(0) }], now).sentInTime, 'overdue').toBe(0)
  })
})

test('authors are read by their first name and an initial', () => {
  expect(['Julieta Paredes', 'Ana', 'maría del carmen ñuflo', ' '].map(shortName)).toEqual(['Julieta P.', 'Ana', 'maría Ñ.', ''])
})
