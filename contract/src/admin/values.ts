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

/** How long a search of the back office may be, and its least. */
export const MIN_ADMIN_SEARCH = 2
export const MAX_ADMIN_SEARCH = 200
/** Results of each kind that a search answers. */
export const SEARCH_RESULTS = 5

/** Who of the staff sees members' money beside admins: payments, balances and withdrawals. */
export const moneyStaff = ['support'] as const satisfies readonly StaffRole[]

/** What can have happened to a member, as their page tells it. `audited` is what somebody did to them, `acted` what they did as admin. */
export const timelineKinds = [
  'registered',
  'email-confirmed',
  'phone-confirmed',
  'second-factor-on',
  'terms-accepted',
  'identity-sent',
  'identity-decided',
  'restricted',
  'restriction-ended',
  'bought',
  'sold',
  'claim-made',
  'claim-received',
  'claim-settled',
  'payout-asked',
  'payout-settled',
  'report-made',
  'reported',
  'report-decided',
  'audited',
  'acted',
  'closed',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
/** How many entries the timeline of a member's page has, the newest. */
export const MAX_TIMELINE = 100
/** How many earlier restrictions it lists. */
export const MAX_EARLIER = 20

/**
 * The lists of the back office by their names on screen: whose filters are kept, and whose downloads are audited. Another list is another
 * line here.
 */
export const listNames = {
  users: 'Cuentas',
  people: 'Personas',
  products: 'Publicaciones',
  orders: 'Ventas',
  payments: 'Pagos',
  'abuse-reports': 'Denuncias',
  claims: 'Reclamos',
  withdrawals: 'Arrepentimientos',
  payouts: 'Retiros',
  contact: 'Mensajes',
  identities: 'Identidades',
  'review-appeals': 'Revisiones de opiniones',
  reviews: 'Opiniones',
  'held-messages': 'Mensajes retenidos',
  mails: 'Correos',
  'refused-mails': 'Correos rechazados',
  jobs: 'Tareas fallidas',
  audit: 'Registro',
} as const
export type ListName = keyof typeof listNames
export const lists = Object.keys(listNames) as [ListName, ...ListName[]]

/** Filters that somebody keeps, their names, and what they say as the query of an address. */
export const MAX_SAVED_FILTERS = 50
export const MAX_FILTER_NAME = 60
export const MAX_FILTER_QUERY = 1000
/** Rows of a list in one download. */
export const MAX_DOWNLOAD_ROWS = 10_000

/** Over how many days figures are read, today included. */
export const figureDays = ['7', '30', '90'] as const
export type FigureDays = (typeof figureDays)[number]

/** Entries of a timeline, the latest. */
export const MAX_ORDER_TIMELINE = 200

/** What can be the state of a payment attempt. */
export const paymentStates = ['started', 'pending', 'approved', 'rejected', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]
