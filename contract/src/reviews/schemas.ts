import { z } from 'zod'
import { id, optionalText, text, time } from '../fields.ts'
import { pageQuery } from '../page.ts'
import {
  appealOutcomes,
  appealReasons,
  MAX_REVIEW_TAGS,
  MAX_REVIEW_TEXT,
  MAX_STARS,
  reviewLists,
  reviewSides,
  reviewStates,
  reviewTags,
  reviewWindows,
  uncountedReasons,
} from './values.ts'

/** A published review as everybody reads it. Of one that was taken back only the place is left: no stars, tags or words. */
export const review = z.object({
  id,
  author: z.object({ name: z.string(), imageUrl: z.string().nullable() }),
  side: z.enum(reviewSides),
  state: z.enum(reviewStates),
  stars: z.int().nullable(),
  tags: z.array(z.enum(reviewTags)),
  text: z.string().nullable(),
  publishedAt: time,
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
})
export type Review = z.output<typeof review>

/** An appeal as the two parties of a review read it. */
const appeal = z.object({
  id,
  reason: z.enum(appealReasons),
  createdAt: time,
  outcome: z.enum(appealOutcomes).nullable(),
  note: z.string().nullable(),
  decidedAt: time.nullable(),
})

/** A review as its author reads it, and the reviewed member once it is published. The private note is its author's alone. */
export const partyReview = review.extend({
  createdAt: time,
  publishedAt: time.nullable(),
  note: z.string().nullable(),
  appeal: appeal.nullable(),
  can: z.object({ withdraw: z.boolean(), answer: z.boolean(), appeal: z.boolean() }),
})
export type PartyReview = z.output<typeof partyReview>

/** What a party of an order has to do with its reviews: whether they can write, until when, and both reviews as far as they may read. */
export const orderReviews = z.object({
  side: z.enum(reviewSides),
  other: z.string(),
  window: z.enum(reviewWindows),
  closesAt: time.nullable(),
  mine: partyReview.nullable(),
  theirs: partyReview.nullable(),
})
export type OrderReviews = z.output<typeof orderReviews>

const share = z.number().min(0).max(1).nullable()

/** What a member did as a seller in 180 days, from their orders and chats. Shares are from 0 to 1; null where there is nothing to share. */
export const sellerFacts = z.object({
  days: z.int(),
  sales: z.int(),
  sentInTime: share,
  cancelled: share,
  claimsLost: share,
  answerMinutes: z.int().nullable(),
})
export type SellerFactsOf = z.output<typeof sellerFacts>

/** A member's score, from 1 to 5, null below three reviews; how many reviews count, by their stars, from one to five; and facts. */
export const reputation = z.object({
  score: z.number().min(1).max(MAX_STARS).nullable(),
  count: z.int(),
  stars: z.array(z.int()).length(MAX_STARS),
  facts: sellerFacts,
})
export type Reputation = z.output<typeof reputation>

const party = z.object({ id, name: z.string() })

/** A review as admins read it, with the private note and, if it does not count, why. */
export const adminReview = z.object({
  id,
  orderNumber: z.string(),
  author: party,
  about: party,
  side: z.enum(reviewSides),
  state: z.enum(reviewStates),
  stars: z.int(),
  tags: z.array(z.enum(reviewTags)),
  text: z.string().nullable(),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  uncounted: z.enum(uncountedReasons).nullable(),
  createdAt: time,
})
export type AdminReview = z.output<typeof adminReview>

/** An appeal with its review, for admins; overdue once 72 hours have passed without a decision. */
export const adminAppeal = appeal.extend({ text: z.string().nullable(), isOverdue: z.boolean(), dueAt: time, review: adminReview })
export type AdminAppeal = z.output<typeof adminAppeal>

const params = z.object({ id })

/** The request and response of each call. */
export const reviewSchemas = {
  write: {
    summary: 'A party of a finished order reviews the other, once, within 14 days; sealed until both wrote or the time is over.',
    needsConfirmedEmail: 'opinar',
    params,
    body: z.object({
      stars: z
        .number({ error: 'Elegí de 1 a 5 estrellas.' })
        .int('Elegí de 1 a 5 estrellas.')
        .min(1, 'Elegí de 1 a 5 estrellas.')
        .max(MAX_STARS, 'Elegí de 1 a 5 estrellas.'),
      tags: z
        .array(z.enum(reviewTags, { error: 'Esa etiqueta no existe.' }), { error: 'Las etiquetas tienen que ser una lista.' })
        .max(MAX_REVIEW_TAGS, `Elegí hasta ${MAX_REVIEW_TAGS} etiquetas.`)
        .default([]),
      text: optionalText(MAX_REVIEW_TEXT),
      /** For whoever runs the site; the other party never reads it. */
      private: optionalText(MAX_REVIEW_TEXT),
    }),
    answer: orderReviews,
  },
  ofOrder: {
    summary: 'The reviews of an order, for its parties: whether the member can write one, their own, and the other once published.',
    whenSuspended: true,
    params,
    answer: orderReviews,
  },
  list: {
    summary: 'The published reviews about a member, the newest first; with `stars` only those.',
    params,
    query: z.object({
      stars: z.coerce
        .number({ error: 'stars va de 1 a 5.' })
        .int('stars va de 1 a 5.')
        .min(1, 'stars va de 1 a 5.')
        .max(MAX_STARS, 'stars va de 1 a 5.')
        .optional(),
      sort: z.enum(['newest'], { error: 'Ese orden no existe.' }).default('newest'),
      ...pageQuery,
    }),
    answer: z.array(review),
  },
  reputation: {
    summary: "A member's score, how many reviews it is of, by stars, and what they did as a seller in 180 days.",
    params,
    answer: reputation,
  },
  answer: {
    summary: 'The reviewed member answers a published review, once, within 14 days.',
    params,
    body: z.object({ text: text(MAX_REVIEW_TEXT, 'Escribí tu respuesta.') }),
    answer: partyReview,
  },
  withdraw: {
    summary: 'The author takes a review back: it counts no more, and «retirada» is left in its place. Repeating it changes nothing.',
    params,
    answer: partyReview,
  },
  appeal: {
    summary: 'The reviewed member asks an admin to remove a published review, once, within 30 days; it stays visible meanwhile.',
    params,
    body: z.object({
      reason: z.enum(appealReasons, { error: 'Elegí el motivo.' }),
      text: optionalText(MAX_REVIEW_TEXT),
    }),
    answer: partyReview,
  },
  appeals: {
    summary: 'Appeals with their reviews: pending ones by default, the oldest first, so those over 72 hours come first.',
    query: z.object({ settled: z.stringbool({ error: 'settled es true o false.' }).default(false), ...pageQuery }),
    answer: z.array(adminAppeal),
  },
  decide: {
    summary: 'An admin decides an appeal: the review stays or is removed. Both parties read why; audited.',
    params,
    body: z.object({
      outcome: z.enum(appealOutcomes, { error: 'Elegí si la opinión queda o se quita.' }),
      note: text(MAX_REVIEW_TEXT, 'Explicá la decisión: la leen las dos partes.'),
    }),
    answer: adminAppeal,
  },
  supervise: {
    summary: 'Reviews that do not count, with the reason, or that have a private note; the newest first.',
    query: z.object({ list: z.enum(reviewLists, { error: 'Esa lista no existe.' }).default('sin contar'), ...pageQuery }),
    answer: z.array(adminReview),
  },
}
