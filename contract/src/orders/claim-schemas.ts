import { z } from 'zod'
import { id, imageUrl, time } from '../fields.ts'
import { CLAIM_PHOTOS, claimKinds, claimOutcomes } from './values.ts'

/** A claim about an order: the buyer's text, the seller's answer, and the outcome. The money is held meanwhile. */
export const claim = z.object({
  id,
  orderId: id,
  kind: z.enum(claimKinds),
  text: z.string(),
  photos: z.array(z.string()),
  createdAt: time,
  answer: z.string().nullable(),
  answerPhotos: z.array(z.string()),
  answeredAt: time.nullable(),
  outcome: z.enum(claimOutcomes).nullable(),
  /** The buyer's refund, in the order's currency. */
  refunded: z.number().nullable(),
  note: z.string().nullable(),
  settledAt: time.nullable(),
  /** Until when it waits for the seller's answer or for a decision: then the money goes back to the buyer. Null once resolved. */
  until: time.nullable(),
})
export type Claim = z.output<typeof claim>

/** The photos of a claim or of its answer, as they are sent. */
export const claimPhotos = z
  .array(imageUrl, { error: 'Las fotos tienen que ser direcciones.' })
  .max(CLAIM_PHOTOS, `Podés sumar hasta ${CLAIM_PHOTOS} fotos.`)
  .default([])
