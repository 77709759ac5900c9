import { z } from 'zod'
import { id, time } from '../fields.ts'
import { pageQuery } from '../page.ts'

const params = z.object({ userId: id })

const state = z.object({ userId: id, isBlocked: z.boolean() })

/** A member whom the caller blocked. */
export const block = z.object({ user: z.object({ id, name: z.string(), imageUrl: z.string().nullable() }), createdAt: time })
export type Block = z.output<typeof block>

/** The request and response of each call. */
export const blockSchemas = {
  list: {
    summary: 'The members whom the caller blocked, the latest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(block),
  },
  put: {
    summary: 'Blocks a member: neither finds, writes to or is told of the other; orders under way go on. Nobody is told; idempotent.',
    params,
    answer: state,
  },
  remove: {
    summary: 'Ends the block of a member; idempotent.',
    params,
    answer: state,
  },
}
