import { z } from 'zod'
import { id, time } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { heldDecisions } from './values.ts'

/** A message that waits for an admin, or for two hours to pass. */
export const heldMessage = z.object({
  id,
  content: z.string(),
  sender: z.object({ id, name: z.string(), createdAt: time }),
  receiver: z.object({ id, name: z.string() }),
  productName: z.string(),
  createdAt: time,
  dueAt: time,
})
export type HeldMessage = z.output<typeof heldMessage>

/** The request and response of each call. */
export const heldSchemas = {
  held: {
    summary: 'First messages of new accounts that wait before their receivers read them, the oldest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(heldMessage),
  },
  decideHeld: {
    summary: 'An admin lets a held message pass, or keeps it from its receiver; audited.',
    params: z.object({ id }),
    body: z.object({ decision: z.enum(heldDecisions, { error: 'La decisión es deliver o refuse.' }) }),
    answer: z.object({ id, decision: z.enum(heldDecisions) }),
  },
}
