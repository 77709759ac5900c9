import { z } from 'zod'
import { id, text, time } from '../fields.ts'
import { lists, MAX_DOWNLOAD_ROWS, MAX_FILTER_NAME, MAX_FILTER_QUERY, workKinds } from './values.ts'

/** What waits of a kind: how much, since when, and how much of it is later than a decision promises. */
const work = z.object({
  kind: z.enum(workKinds),
  count: z.int(),
  oldestAt: time.nullable(),
  overdue: z.int(),
})
export type Work = z.output<typeof work>

const section = z.enum(lists, { error: 'Esa lista no existe.' })

/** A filter of a list that somebody of the staff keeps for themselves; `query` is that of an address, without its question mark. */
const savedFilter = z.object({ id, section: z.enum(lists), name: z.string(), query: z.string() })
export type SavedFilter = z.output<typeof savedFilter>

const rowsHint = `Las filas van de 0 a ${MAX_DOWNLOAD_ROWS.toLocaleString('es-AR')}.`

/** The request and response of each call. */
export const adminSchemas = {
  work: {
    summary: 'What waits for the caller to decide or look after, of every kind that they may.',
    answer: z.array(work),
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
}
