import { z } from 'zod'
import { roles } from '../accounts/values.ts'
import { id, text, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { orderStatuses } from '../orders/values.ts'
import { memberPage } from './member-schemas.ts'
import { orderAdminSchemas } from './order-schemas.ts'
import {
  figureDays,
  lists,
  MAX_ADMIN_SEARCH,
  MAX_DOWNLOAD_ROWS,
  MAX_FILTER_NAME,
  MAX_FILTER_QUERY,
  MIN_ADMIN_SEARCH,
  workKinds,
} from './values.ts'

/** What waits of a kind: how much, since when, and how much of it is later than a decision promises. */
const work = z.object({
  kind: z.enum(workKinds),
  count: z.int(),
  oldestAt: time.nullable(),
  overdue: z.int(),
})
export type Work = z.output<typeof work>

/** What a search of the back office found, at most five of a kind, each with what tells it apart. */
const found = z.object({
  members: z.array(
    z.object({
      ...{ id, name: z.string(), email: z.string().nullable(), role: z.enum(roles), imageUrl: z.string().nullable() },
      ...{ isRestricted: z.boolean(), isClosed: z.boolean() },
    }),
  ),
  products: z.array(z.object({ id, name: z.string(), imageUrl: z.string().nullable(), sellerName: z.string(), isVisible: z.boolean() })),
  orders: z.array(
    z.object({
      ...{ id, number: z.string(), status: z.enum(orderStatuses), total: z.number(), currency: z.enum(currencies) },
      ...{ buyerName: z.string(), sellerName: z.string(), createdAt: time },
    }),
  ),
  payments: z.array(
    z.object({
      ...{ id, status: z.enum(['started', 'pending', 'approved', 'rejected', 'failed']) },
      ...{ amount: z.number(), currency: z.enum(currencies), createdAt: time },
      /** The order that it pays; null where it pays none that is known. */
      order: z.object({ id, number: z.string() }).nullable(),
    }),
  ),
})
export type FoundInAdmin = z.output<typeof found>

const SHORT = `Escribí al menos ${MIN_ADMIN_SEARCH} letras o números.`

const section = z.enum(lists, { error: 'Esa lista no existe.' })

/** A filter of a list that somebody of the staff keeps for themselves; `query` is that of an address, without its question mark. */
const savedFilter = z.object({ id, section: z.enum(lists), name: z.string(), query: z.string() })
export type SavedFilter = z.output<typeof savedFilter>

const rowsHint = `Las filas van de 0 a ${MAX_DOWNLOAD_ROWS.toLocaleString('es-AR')}.`

/** Money by currency, in major units. */
const amounts = z.object({ USD: z.number(), ARS: z.number() })

/** What happened in a day in Argentina, `2026-11-27`. */
const figuresOfDay = z.object({
  day: z.string(),
  /** Orders paid that day, and their sums. */
  orders: z.int(),
  sales: amounts,
  signUps: z.int(),
  claims: z.int(),
  reports: z.int(),
  /** Requests that were answered with `internal`. */
  errors: z.int(),
  /** Jobs that failed for good that day and still wait for somebody. */
  failedJobs: z.int(),
})
export type FiguresOfDay = z.output<typeof figuresOfDay>

/** The request and response of each call. */
export const adminSchemas = {
  work: {
    summary: 'What waits for the caller to decide or look after, of every kind that they may.',
    answer: z.array(work),
  },
  search: {
    summary: 'Members, products, orders and payments by any id, email, telephone, number, name or pasted address; five of each at most.',
    query: z.object({
      q: z
        .string({ error: SHORT })
        .trim()
        .min(MIN_ADMIN_SEARCH, SHORT)
        .max(MAX_ADMIN_SEARCH, `Escribí como máximo ${MAX_ADMIN_SEARCH} caracteres.`),
    }),
    answer: found,
  },
  member: {
    summary: 'A member with what holds them back, figures, balances for whoever sees money, and the last hundred things that happened.',
    params: z.object({ id }),
    answer: memberPage,
  },
  savedFilters: {
    summary: 'The filters that the caller keeps, of all lists, by name.',
    answer: z.array(savedFilter),
  },
  saveFilter: {
    summary: 'Keeps a filter of a list for the caller alone; one of the same name in that list is replaced.',
    body: z.object({
      section,
      name: text(MAX_FILTER_NAME, 'Poné un nombre al filtro.'),
      query: text(MAX_FILTER_QUERY, 'Elegí antes algún filtro.'),
    }),
    answer: savedFilter,
  },
  removeSavedFilter: {
    summary: 'Forgets a filter of the caller.',
    params: z.object({ id }),
    answer: z.object({ id }),
  },
  recordDownload: {
    summary: 'Records in the audit log that the caller saves a list as a file, before they do.',
    body: z.object({
      list: section,
      rows: z.int({ error: rowsHint }).min(0, rowsHint).max(MAX_DOWNLOAD_ROWS, rowsHint),
    }),
    answer: z.object({ at: time }),
  },
  figures: {
    summary: 'What happened day by day, the oldest first and today last, what money is held, and what is open. At most a minute old.',
    query: z.object({ days: z.enum(figureDays, { error: 'Elegí 7, 30 o 90 días.' }).default('30') }),
    answer: z.object({
      days: z.array(figuresOfDay),
      /** Money captured for orders that belongs to nobody yet. */
      held: amounts,
      open: z.object({ claims: z.int(), reports: z.int() }),
    }),
  },
  ...orderAdminSchemas,
}
