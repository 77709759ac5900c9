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

/** Over how many days figures are read, today included. */
export const figureDays = ['7', '30', '90'] as const
export type FigureDays = (typeof figureDays)[number]
