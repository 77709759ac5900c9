import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  announcementsOf,
  type Budget,
  hourOf,
  isDigestDue,
  isQuietAt,
  MAX_LIVE,
  type PendingMatch,
  spend,
  WINDOW_MS,
} from './matches.rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const pending = (n: number, change: Partial<PendingMatch> = {}): PendingMatch => ({
  matchId: `m${n}`,
  coincidence: 'MATCH',
  score: 0.5,
  buyerId: `b${n}`,
  sellerId: 's',
  isMuted: false,
  productId: 'p',
  productName: 'Bici',
  briefs: {
    busco: { matchScore: 0.5, reasonFor: 'Es lo que buscás: bici' },
    vendo: { matchScore: 0.5, reasonFor: 'Es lo que busca: bici' },
  },
  ...change,
})

describe('live notifications of matches', () => {
  test('one match notifies both sides, and nobody where it is muted', () => {
    const announcements = announcementsOf([pending(1), pending(2, { isMuted: true, sellerId: 'x' })])
    expect([...announcements.keys()].sort()).toEqual(['b1', 's'])
    expect(announcements.get('s')).toMatchObject([{ kind: 'newMatch', data: { matchId: 'm1', reasonFor: 'Es lo que busca: bici' } }])
    expect(announcements.get('b1')).toMatchObject([{ data: { matchScore: 0.5, reasonFor: 'Es lo que buscás: bici' } }])
  })

  test('a seller sees how many people look for one product; two wishes of one person are one', () => {
    expect(announcementsOf([pending(1), pending(2), pending(3)]).get('s')).toMatchObject([
      { kind: 'newMatches', count: 3, data: { count: 3 } },
    ])
    expect(announcementsOf([pending(1), pending(2, { buyerId: 'b1' })]).get('s')).toMatchObject([
      { kind: 'newMatch', matchIds: ['m1', 'm2'] },
    ])
  })

  test('up to three matches are sent one by one, the best first; more are grouped', () => {
    const of = (count: number) =>
      announcementsOf(
        Array.from({ length: count }, (_, n) => pending(n, { buyerId: 'b', productId: `p${n}`, sellerId: `s${n}`, score: n / 100 })),
      ).get('b')
    expect(of(3)?.map(({ data }) => data.matchId)).toEqual(['m2', 'm1', 'm0'])
    expect(of(14)).toMatchObject([{ kind: 'newMatches', count: 14, data: { count: 14 } }])
    expect(of(14)?.[0]?.data.productName).toBeUndefined()
  })

  test('exact matches come before close ones, whatever their score', () => {
    const close = { coincidence: 'CERCANO', buyerId: 'b' } as const
    const announcements = announcementsOf([
      pending(1, { ...close, score: 0.9, sellerId: 's1', productId: 'p1' }),
      pending(2, { buyerId: 'b', score: 0.1, sellerId: 's2', productId: 'p2' }),
      pending(3, { ...close, score: 0.95, sellerId: 's3', productId: 'p3' }),
    ]).get('b')
    expect(announcements?.map(({ matchIds, isExact }) => [matchIds, isExact])).toEqual([
      [['m2'], true],
      [['m3'], false],
      [['m1'], false],
    ])
  })

  test('each product of a seller has its own notification with all its matches, and is exact where one of them is', () => {
    const close = { coincidence: 'CERCANO' } as const
    const announcements = announcementsOf([
      pending(1, { ...close, score: 0.9 }),
      pending(2, { score: 0.2 }),
      pending(3, { ...close, productId: 'q', productName: 'Mesa' }),
      pending(4, { ...close, productId: 'q', productName: 'Mesa', score: 0.4 }),
    ]).get('s')
    expect(announcements).toEqual([
      {
        userId: 's',
        kind: 'newMatches',
        matchIds: ['m2', 'm1'],
        count: 2,
        isExact: true,
        data: { productId: 'p', productName: 'Bici', count: 2 },
      },
      {
        userId: 's',
        kind: 'newMatches',
        matchIds: ['m3', 'm4'],
        count: 2,
        isExact: false,
        data: { productId: 'q', productName: 'Mesa', count: 2 },
      },
    ])
  })

  test('a group of more than three has all their matches, and is exact where one of them is', () => {
    const of = (exact: number) =>
      announcementsOf(
        [0, 1, 2, 3].map((n) =>
          pending(n, { buyerId: 'b', productId: `p${n}`, coincidence: n === exact ? 'MATCH' : 'CERCANO', score: -n }),
        ),
      ).get('b')
    expect(of(2)).toEqual([
      { userId: 'b', kind: 'newMatches', matchIds: ['m2', 'm0', 'm1', 'm3'], count: 4, isExact: true, data: { count: 4 } },
    ])
    expect(of(9)).toMatchObject([{ isExact: false }])
    expect(announcementsOf([])).toEqual(new Map())
  })
})

describe('the budget', () => {
  test('there are never more than three live in any window, and nothing is lost', () => {
    const events = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 * WINDOW_MS }), fc.integer({ min: 0, max: 9 }), fc.boolean()), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(events, (events) => {
        let budget: Budget = { windowFrom: now, notified: 0 }
        const windows = new Map<number, number>()
        let at = 0
        for (const [wait, count, isQuiet] of events) {
          at += wait
          const news = Array.from({ length: count }, (_, n) => ({ n, isExact: n % 3 > 0 }))
          const spent = spend(budget, news, later(at), isQuiet)
          expect([...spent.live, ...spent.silent].sort((a, b) => a.n - b.n)).toEqual(news)
          if (isQuiet) expect(spent.live).toEqual([])
          budget = spent.budget
          const from = budget.windowFrom.getTime()
          windows.set(from, (windows.get(from) ?? 0) + spent.live.length)
        }
        expect(Math.max(0, ...windows.values())).toBeLessThanOrEqual(MAX_LIVE)
      }),
    )
  })

  test('a window ends after ten minutes, and the next starts with the first match after it', () => {
    const full = { windowFrom: now, notified: 3 }
    const news = [{ isExact: true }]
    expect(spend(full, news, later(599_999), false)).toEqual({ budget: full, live: [], silent: news })
    expect(spend(full, news, later(600_000), false)).toEqual({
      budget: { windowFrom: later(600_000), notified: 1 },
      live: news,
      silent: [],
    })
  })

  test('a close match leaves the last live notification to an exact one', () => {
    const news = (isExact: boolean, count: number) => Array.from({ length: count }, () => ({ isExact }))
    const close = spend({ windowFrom: now, notified: 0 }, news(false, 5), now, false)
    expect([close.live.length, close.silent.length]).toEqual([2, 3])
    expect(spend(close.budget, news(true, 2), now, false).live).toHaveLength(1)
    expect(spend({ windowFrom: now, notified: 0 }, news(true, 5), now, false).live).toHaveLength(3)
  })

  test.each([
    [null, null, 3, false],
    [22, 8, 23, true],
    [22, 8, 7, true],
    [22, 8, 8, false],
    [13, 15, 13, true],
    [13, 15, 15, false],
    [5, 5, 5, false],
  ])('from %s to %s, %s o’clock is quiet: %s', (quietFrom, quietTo, hour, isQuiet) => {
    expect(isQuietAt(hour, { quietFrom, quietTo })).toBe(isQuiet)
  })

  test('hours are Argentine; the digest is due once a day, after the quiet hours', () => {
    expect(hourOf(now)).toBe(12)
    expect(hourOf(new Date('2026-11-20T03:00:00Z'))).toBe(0)
    const always = { quietFrom: null, quietTo: null }
    expect(isDigestDue(now, null, always)).toBe(true)
    expect(isDigestDue(now, later(-3_600_000), always)).toBe(false)
    expect(isDigestDue(now, later(-86_400_000), always)).toBe(true)
    const [evening, morning] = [new Date('2026-11-20T01:00:00Z'), new Date('2026-11-20T13:00:00Z')]
    expect(isDigestDue(morning, evening, always), 'the evening before is another day, if not in UTC').toBe(true)
    expect(isDigestDue(new Date('2026-11-20T11:00:00Z'), null, always)).toBe(false)
    expect(isDigestDue(now, null, { quietFrom: 11, quietTo: 14 })).toBe(false)
    expect(isDigestDue(later(7_200_000), null, { quietFrom: 11, quietTo: 14 })).toBe(true)
    expect(isDigestDue(later(11 * 3_600_000), null, { quietFrom: 22, quietTo: 7 })).toBe(false)
  })
})
