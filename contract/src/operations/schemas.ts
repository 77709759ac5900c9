import { z } from 'zod'
import { id, time } from '../fields.ts'
import { pageQuery } from '../page.ts'

/** A job that failed for good. */
const failedJob = z.object({
  id,
  queue: z.string(),
  /** What it was to do, by the names that the log has. */
  tasks: z.array(z.string()),
  failedAt: time,
  /** How often it was tried. */
  attempts: z.int(),
  /** What kind of failure the last one was, without anything of a member. */
  error: z.string().nullable(),
})
export type FailedJob = z.output<typeof failedJob>

/** An email that the mail server refused for good, without its text. */
const refusedMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  /** The server's code, e.g. `550 5.1.1`. */
  reason: z.string(),
  at: time,
})
export type RefusedMail = z.output<typeof refusedMail>

/** The request and response of each call. */
export const operationSchemas = {
  jobs: {
    summary: 'The jobs that failed for good, the oldest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(failedJob),
  },
  waiting: {
    summary: 'How many jobs failed for good and wait for an admin, of which 10,000 are counted.',
    answer: z.object({ count: z.int() }),
  },
  retryAll: {
    summary: 'Tries the oldest jobs that failed for good once more, 1,000 at most; audited.',
    answer: z.object({ count: z.int() }),
  },
  retry: {
    summary: 'Tries a job that failed for good once more; audited.',
    params: z.object({ id }),
    answer: failedJob,
  },
  discard: {
    summary: 'Removes a job that failed for good: what it was to do is never done; audited.',
    params: z.object({ id }),
    answer: failedJob,
  },
  refusedMails: {
    summary: 'The emails that the mail server refused for good, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(refusedMail),
  },
}
