import type { StaffRole } from '../accounts/values.ts'

/** What waits for somebody at the site to decide or look after, and who of the staff serves it beside admins. */
export const workStaff = {
  reports: ['moderator'],
  'held-messages': ['moderator'],
  'review-appeals': ['moderator'],
  claims: ['support'],
  withdrawals: ['support'],
  contact: ['support'],
  identities: ['moderator'],
  payouts: [],
  'failed-jobs': [],
} as const satisfies Record<string, readonly StaffRole[]>
export type WorkKind = keyof typeof workStaff
export const workKinds = Object.keys(workStaff) as [WorkKind, ...WorkKind[]]

/** What the timeline of an order consists of, for operators: what happened to it, its money, what was said about it and what was done. */
export const timelineKinds = [
  'ordered',
  'paid',
  'sent',
  'completed',
  'cancelled',
  'refunded',
  'payment',
  'refund',
  'messages',
  'email',
  'claim opened',
  'claim answered',
  'claim resolved',
  'withdrawal asked',
  'withdrawal resolved',
  'review',
  'given back',
  'extended',
  'audit',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
/** Entries of a timeline, the latest. */
export const MAX_TIMELINE = 200

/** What can be the state of a payment attempt. */
export const paymentStates = ['started', 'pending', 'approved', 'rejected', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]
