import { z } from 'zod'
import { time } from '../fields.ts'
import { figureDays, workKinds } from './values.ts'

/** What waits of a kind: how much, since when, and how much of it is later than a decision promises. */
const work = z.object({
  kind: z.enum(workKinds),
  count: z.int(),
  oldestAt: time.nullable(),
  overdue: z.int(),
})
export type Work = z.output<typeof work>

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
}
