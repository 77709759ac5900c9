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

const said = (lines: { kind: string; ownerId?: string; amountMinor: number }[]) =>
  lines.map(({ kind, ownerId, amountMinor }) => `${kind}${ownerId ? ` of ${ownerId}` : ''} ${amountMinor}`)
const shares = [
  { to: { kind: 'member' as const, ownerId: 'ana' }, amountMinor: 90 },
  { to: { kind: 'platform' as const }, amountMinor: 10 },
]
const payout = { id: 'p', userId: 'ana', amountMinor: 70, currency: 'ARS' as const }

test('each movement debits one account and credits another', () => {
  expect(said(captureLines(100))).toEqual(['outside -100', 'held 100'])
  expect(said(releaseLines(shares))).toEqual(['held -100', 'member of ana 90', 'platform 10'])
  expect(said(freezeLines(shares))).toEqual(['member of ana -90', 'platform -10', 'held 100'])
  expect(said(refundLines(30))).toEqual(['held -30', 'refunding 30'])
  expect(said(refundedLines(30))).toEqual(['refunding -30', 'outside 30'])
  expect(said(chargeBackLines(30))).toEqual(['held -30', 'outside 30'])
})

test('a withdrawal is set aside, then goes to the bank, or back when it is rejected or stopped', () => {
  expect(said(payoutLines('payout', payout))).toEqual(['member of ana -70', 'paying-out of ana 70'])
  expect(said(payoutLines('paid-out', payout))).toEqual(['paying-out of ana -70', 'outside 70'])
  for (const step of ['payout-rejected', 'payout-stopped'] as const)
    expect(said(payoutLines(step, payout))).toEqual(['paying-out of ana -70', 'member of ana 70'])
})

test('parts add up', () => {
  expect([totalOf(shares), totalOf([])]).toEqual([100, 0])
})
