import { z } from 'zod'
import { time } from '../fields.ts'
import { orderAdminSchemas } from './order-schemas.ts'
import { workKinds } from './values.ts'

/** What waits of a kind: how much, since when, and how much of it is later than a decision promises. */
const work = z.object({
  kind: z.enum(workKinds),
  count: z.int(),
  oldestAt: time.nullable(),
  overdue: z.int(),
})
export type Work = z.output<typeof work>

/** The request and response of each call. */
export const adminSchemas = {
  work: {
    summary: 'What waits for the caller to decide or look after, of every kind that they may.',
    answer: z.array(work),
  },
  ...orderAdminSchemas,
}
