import { z } from 'zod'
import { restriction, user } from '../accounts/schemas.ts'
import { id, time } from '../fields.ts'
import { identityStatuses } from '../identities/values.ts'
import { orderStatuses } from '../orders/values.ts'
import { balance } from '../payments/schemas.ts'
import { timelineKinds } from './values.ts'

/** Orders of a state. */
const ordersIn = z.object({ status: z.enum(orderStatuses), count: z.int() })

/** What happened to a member, without words of messages and without addresses. */
const timelineEntry = z.object({
  at: time,
  kind: z.enum(timelineKinds),
  /** What it leads to: an order, a case of moderation. */
  subjectId: id.nullable(),
  /** Short words, e.g. the number and the state of an order. */
  details: z.record(z.string(), z.string()),
  /** Who did it, where somebody of the site did. */
  by: z.object({ id, name: z.string() }).nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

/** A member as the back office sees them. Of a closed account what was erased is null. */
export const memberPage = user
  .pick({ id: true, name: true, role: true, imageUrl: true, accountType: true, hasSellerPage: true, acceptedTerms: true, createdAt: true })
  .extend({
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean(),
    phone: z.string().nullable(),
    isPhoneConfirmed: z.boolean(),
    identity: z.enum(identityStatuses),
    /** Whether they have not chosen a password yet. */
    isPending: z.boolean(),
    hasSecondFactor: z.boolean(),
    premiumUntil: time.nullable(),
    closedAt: time.nullable(),
    /** Open sessions, and when one was used last, to the hour. */
    sessions: z.int(),
    usedAt: time.nullable(),
    restriction: restriction.nullable(),
    /** What held them back before, the newest first; `endedAt` is when it ended. */
    earlier: z.array(restriction.extend({ endedAt: time })),
    figures: z.object({
      bought: z.array(ordersIn),
      sold: z.array(ordersIn),
      products: z.object({ shown: z.int(), hidden: z.int() }),
      wishes: z.int(),
      reviews: z.int(),
      score: z.number().nullable(),
      claims: z.object({ made: z.int(), received: z.int() }),
      /** Reports of abuse: made, those of 90 days that led to nothing, and received. */
      reports: z.object({ made: z.int(), lost: z.int(), received: z.int() }),
      blocks: z.object({ made: z.int(), received: z.int() }),
    }),
    /** By currency, in major units; null for whoever does not see members' money. */
    balances: z.array(balance).nullable(),
    timeline: z.array(timelineEntry),
  })
export type MemberPage = z.output<typeof memberPage>
