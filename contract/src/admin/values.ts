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
