import type { Currency } from '@feria/contract/money'

/** Where money can be: outside, held for orders, being refunded, a member's balance, being withdrawn, the marketplace's. */
export const accountKinds = ['outside', 'held', 'refunding', 'member', 'paying-out', 'platform'] as const
type AccountKind = (typeof accountKinds)[number]

/** An account by its kind; a member's also by its owner. */
export interface Account {
  kind: AccountKind
  ownerId?: string
}

/** One account's part of a transaction, in minor units: positive is received, negative given. */
export interface Line extends Account {
  amountMinor: number
}

/** A share of what is held. */
export interface Share {
  to: Account
  amountMinor: number
}

/** A withdrawal of a balance. */
export interface PayoutSum {
  id: string
  userId: string
  amountMinor: number
  currency: Currency
}

const move = (from: Account, to: Account, amountMinor: number): Line[] => [
  { ...from, amountMinor: -amountMinor },
  { ...to, amountMinor },
]

const outside: Account = { kind: 'outside' }
const held: Account = { kind: 'held' }
const refunding: Account = { kind: 'refunding' }

export const totalOf = (parts: { amountMinor: number }[]): number => parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** A payment came in and is held. */
export const captureLines = (amountMinor: number): Line[] => move(outside, held, amountMinor)

/** Held money is released: the seller, the reseller and the marketplace get their shares. */
export const releaseLines = (shares: Share[]): Line[] => [
  { ...held, amountMinor: -totalOf(shares) },
  ...shares.map(({ to, amountMinor }) => ({ ...to, amountMinor })),
]

/** Released money is taken back, leg by leg, and held again. */
export const freezeLines = (legs: Share[]): Line[] => [
  ...legs.map(({ to, amountMinor }) => ({ ...to, amountMinor: -amountMinor })),
  { ...held, amountMinor: totalOf(legs) },
]

/** A part of what is held is set aside for a refund. */
export const refundLines = (amountMinor: number): Line[] => move(held, refunding, amountMinor)

/** The provider has refunded it. */
export const refundedLines = (amountMinor: number): Line[] => move(refunding, outside, amountMinor)

/** The provider took back a part of what is held (a chargeback). */
export const chargeBackLines = (amountMinor: number): Line[] => move(held, outside, amountMinor)

/** A step of a withdrawal. */
export type PayoutStep = 'payout' | 'paid-out' | 'payout-rejected' | 'payout-stopped'

/** A withdrawal: from the balance to set aside, then to the bank or back. */
export const payoutLines = (kind: PayoutStep, { userId, amountMinor }: PayoutSum): Line[] => {
  const member: Account = { kind: 'member', ownerId: userId }
  const aside: Account = { kind: 'paying-out', ownerId: userId }
  if (kind === 'payout') return move(member, aside, amountMinor)
  return kind === 'paid-out' ? move(aside, outside, amountMinor) : move(aside, member, amountMinor)
}
