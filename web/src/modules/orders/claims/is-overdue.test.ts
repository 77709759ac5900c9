import { expect, test } from 'vitest'
import { isOverdue } from './is-overdue.ts'

test('a claim is overdue once both sides spoke a fortnight ago and nobody decided it, and later with more time', () => {
  const answered = { answeredAt: '2026-11-01T12:00:00.000Z', settledAt: null, until: '2026-12-01T12:00:00.000Z' }
  const at = (iso: string) => Date.parse(iso)
  expect(isOverdue(answered, at('2026-11-15T12:00:00.000Z'))).toBe(false)
  expect(isOverdue(answered, at('2026-11-15T12:00:00.001Z'))).toBe(true)
  const extended = { ...answered, until: '2026-12-06T12:00:00.000Z' }
  expect(isOverdue(extended, at('2026-11-20T12:00:00.000Z'))).toBe(false)
  expect(isOverdue(extended, at('2026-11-20T12:00:00.001Z'))).toBe(true)
  expect(isOverdue({ ...answered, settledAt: '2026-11-10T12:00:00.000Z', until: null }, at('2026-12-15T12:00:00.000Z'))).toBe(false)
  expect(isOverdue({ answeredAt: null, settledAt: null, until: '2026-12-01T12:00:00.000Z' }, at('2026-12-15T12:00:00.000Z'))).toBe(false)
})
