import { abuseReasons } from '@feria/contract/moderation/values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countIndependent, dueOf, isTrusted, mayAppeal, moreUrgent, type Reporter, takenUntil } from './rules.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const HOUR = 3_600_000
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR)
const reporter = (...marks: string[]): Reporter => ({ since: ago(100), lost: 0, marks })

test('a danger is due in four hours, a fraud in a day, the rest in three', () => {
  const hours = Object.fromEntries(abuseReasons.map((reason) => [reason, (dueOf(reason, NOW).getTime() - NOW.getTime()) / HOUR]))
  expect(hours).toEqual({ danger: 4, minor: 4, identity: 4, fraud: 24, prohibited: 72, offensive: 72, privacy: 72, spam: 72, other: 72 })
})

test('a case keeps its first reason until a more urgent one comes', () => {
  expect([moreUrgent('spam', 'offensive'), moreUrgent('spam', 'fraud'), moreUrgent('danger', 'fraud')]).toEqual(['spam', 'fraud', 'danger'])
})

test('a case stays taken for 30 minutes', () => {
  expect(takenUntil(new Date(NOW.getTime() - 29 * 60_000), NOW)).toEqual(new Date(NOW.getTime() + 60_000))
  expect([takenUntil(new Date(NOW.getTime() - 30 * 60_000), NOW), takenUntil(null, NOW)]).toEqual([null, null])
})

test('whoever is new, or lost a report, hides nothing by it', () => {
  const trusted = [
    { since: ago(30), lost: 0 },
    { since: ago(29), lost: 0 },
    { since: ago(300), lost: 1 },
  ].map((one) => isTrusted(one, NOW))
  expect(trusted).toEqual([true, false, false])
})

test('reporters who share an address or a browser are one, also through others', () => {
  expect(countIndependent([reporter('a'), reporter('b'), reporter('c')], NOW)).toBe(3)
  expect(countIndependent([reporter('a', 'x'), reporter('b', 'x'), reporter('c')], NOW)).toBe(2)
  expect(countIndependent([reporter('a'), reporter('b'), reporter('a', 'b')], NOW)).toBe(1)
  expect(countIndependent([reporter('a'), { ...reporter('b'), lost: 1 }, { ...reporter('c'), since: ago(3) }], NOW)).toBe(1)
})

test('in whatever order they come, and twenty of one address are one', () => {
  const many = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 3 }), { maxLength: 12 })
  fc.assert(
    fc.property(many, (marks) => {
      const all = marks.map((own) => reporter(...own))
      expect(countIndependent(all, NOW)).toBe(countIndependent(all.toReversed(), NOW))
    }),
  )
  expect(
    countIndependent(
      Array.from({ length: 20 }, () => reporter('a')),
      NOW,
    ),
  ).toBe(1)
})

test('what did something can be appealed once, for 30 days', () => {
  const decided = { decision: 'hide', decidedAt: ago(30), appealedAt: null } as const
  expect(mayAppeal(decided, NOW)).toBe(true)
  expect(mayAppeal({ ...decided, decidedAt: ago(30.01) }, NOW)).toBe(false)
  expect(mayAppeal({ ...decided, decision: 'nothing' }, NOW)).toBe(false)
  expect(mayAppeal({ ...decided, appealedAt: ago(1) }, NOW)).toBe(false)
})
