import { expect, test } from 'vitest'
import {
  captureLines,
  chargeBackLines,
  freezeLines,
  payoutLines,
  refundedLines,
  refundLines,
  releaseLines,
  totalOf,
} from './ledger.rules.ts'

const readable = (lines: { kind: string; ownerId?: string; amountMinor: number }[]) =>
  lines.map(({ kind, ownerId, amountMinor }) => `${kind}${ownerId ? ` of ${ownerId}` : ''} ${amountMinor}`)
const shares = [
  { to: { kind: 'member' as const, ownerId: 'ana' }, amountMinor: 90 },
  { to: { kind: 'platform' as const }, amountMinor: 10 },
]
const payout = { id: 'p', userId: 'ana', amountMinor: 70, currency: 'ARS' as const }

test('each movement debits one account and credits another', () => {
  expect(readable(captureLines(100))).toEqual(['outside -100', 'held 100'])
  expect(readable(releaseLines(shares))).toEqual(['held -100', 'member of ana 90', 'platform 10'])
  expect(readable(freezeLines(shares))).toEqual(['member of ana -90', 'platform -10', 'held 100'])
  expect(readable(refundLines(30))).toEqual(['held -30', 'refunding 30'])
  expect(readable(refundedLines(30))).toEqual(['refunding -30', 'outside 30'])
  expect(readable(chargeBackLines(30))).toEqual(['held -30', 'outside 30'])
})

test('a withdrawal is set aside, then goes to the bank, or back when it is rejected or stopped', () => {
  expect(readable(payoutLines('payout', payout))).toEqual(['member of ana -70', 'paying-out of ana 70'])
  expect(readable(payoutLines('paid-out', payout))).toEqual(['paying-out of ana -70', 'outside 70'])
  for (const step of ['payout-rejected', 'payout-stopped'] as const)
    expect(readable(payoutLines(step, payout))).toEqual(['paying-out of ana -70', 'member of ana 70'])
})

test('parts add up', () => {
  expect([totalOf(shares), totalOf([])]).toEqual([100, 0])
})
