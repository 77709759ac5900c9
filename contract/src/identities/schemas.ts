import { z } from 'zod'
import { id, imageUrl, text, time } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { identityStatuses } from './values.ts'

/** Where the verification of a member's identity stands: `none` until a document was sent. */
export const identity = z.object({ status: z.enum(identityStatuses), note: z.string().nullable(), sentAt: time.nullable() })
export type Identity = z.output<typeof identity>

/** A member's document as admins see it; `document` is null once it was deleted, some days after the decision. */
const listedIdentity = identity.extend({
  userId: id,
  name: z.string(),
  email: z.string(),
  sentAt: time,
  decidedAt: time.nullable(),
  document: z.string().nullable(),
})

/** The request and response of each call. */
export const identitySchemas = {
  mine: {
    summary: "Where the verification of the member's identity stands.",
    answer: identity,
  },
  send: {
    summary: 'Sends a picture of a document for review by an admin; only its owner and admins can see it.',
    needsConfirmedEmail: 'verificar tu identidad',
    body: z.object({ imageUrl }),
    answer: identity,
  },
  document: {
    summary: "The member's document, at an address that expires; 404 without one, and once it was deleted after the decision.",
    answer: z.object({ url: z.string(), until: time }),
  },
  list: {
    summary: 'Pending documents, the oldest first, or decided ones, with addresses that expire within minutes.',
    query: z.object({ settled: z.stringbool({ error: 'settled es true o false.' }).optional(), ...pageQuery }),
    answer: z.array(listedIdentity),
  },
  decide: {
    summary: 'Approves or rejects a document; audited.',
    params: z.object({ userId: id }),
    body: z.object({ status: z.enum(['approved', 'rejected']), note: text(300, 'Escribí el motivo.').optional() }),
    answer: identity,
  },
}
