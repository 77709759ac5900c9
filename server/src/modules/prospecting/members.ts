import type { api, Input } from '@feria/contract'
import { toMinor } from '@feria/contract/money'
import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { MAX_BUYERS } from '@feria/contract/prospecting/values'
import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { kindsOf } from '../../language/lexicon/kinds.ts'
import { restrictions, users } from '../accounts/tables.ts'
import { notApartFrom } from '../blocks/blocks.module.ts'
import { comparable, latestRate, type MatchCandidate } from '../catalogue/catalogue.module.ts'
import { isVerified } from '../identities/identities.module.ts'
import { wishes } from '../wishes/tables.ts'
import { findWanting } from '../wishes/wishes.module.ts'
import { type Evidence, gather, toBuyer } from './evidence.ts'
import { byScore } from './rules.ts'
import { findSignals } from './signals.ts'
import { prospectConsents } from './tables.ts'

export type BuyerQuery = Input<typeof api.prospecting.findBuyers>['body']

/** How many of the best members are read before distance decides the order. */
const READ = 200
/** A description up to this length is a model; a longer one is prose. */
const MODEL_LETTERS = 140

/** What buyers are sought for, in the form that wishes and products are matched in; it need not be published. */
const soldOf = async (ctx: Ctx, asked: BuyerQuery): Promise<MatchCandidate> => {
  const priceMinor = asked.price === null ? null : toMinor(asked.price)
  const description = asked.description ?? ''
  const isModel = description.length <= MODEL_LETTERS
  return {
    id: '',
    userId: memberOf(ctx).id,
    name: asked.productName,
    description: isModel ? description : '',
    details: [asked.condition, isModel ? null : description].filter(Boolean).join('. ') || null,
    categoryId: null,
    // «iPhone 13» is a phone to somebody who looks for one, though it does not say so.
    categoryName: [asked.category, kindsOf(asked.productName)].filter(Boolean).join(' '),
    condition: asked.condition,
    location: asked.location,
    priceMinor,
    currency: asked.currency,
    comparableMinor: comparable(priceMinor, asked.currency, asked.currency === 'ARS' ? await latestRate(ctx) : null),
    updatedAt: ctx.now(),
    isSent: false,
    isAvailable: true,
  }
}

// A subquery for each wish found, not a join, for which the database would read all consents.
const isWilling = sql`(select agreed.is_on from ${prospectConsents} agreed where agreed.user_id = ${wishes.userId})`

/**
 * Members who consent and may want what the caller sells, the best first, one row each, at most 30: by their active wishes, and by
 * favourites and conversations about similar products. Never the seller, nor closed accounts. With `memberId` that member alone, if there
 * is any evidence.
 */
export const findMembers = async (ctx: Ctx, asked: BuyerQuery, memberId?: string): Promise<PotentialBuyer[]> => {
  const sold = await soldOf(ctx, asked)
  const wanting = await findWanting(ctx, sold, memberId ? { memberId } : { isWilling })
  const signals = await findSignals(ctx, sold, memberId)
  const likeliest = gather(wanting, signals, ctx.now()).slice(0, READ)
  const members = await readWilling(ctx, likeliest, sold.userId)
  const here = ctx.engines.geo.locate(asked.location)
  return likeliest
    .flatMap((evidence) => {
      const member = members.get(evidence.memberId)
      return member ? toBuyer(ctx, { evidence, member, here, currency: asked.currency }) : []
    })
    .sort(byScore)
    .slice(0, MAX_BUYERS)
}

/**
 * The check that everyone passes, by whatever evidence: they consent now, have an account that is not suspended, and are neither the seller
 * nor apart from them.
 */
const readWilling = async (ctx: Ctx, likeliest: Evidence[], notOf: string) => {
  const ids = likeliest.map(({ memberId }) => memberId)
  if (ids.length === 0) return new Map<string, never>()
  const isFree = notExists(
    ctx.db
      .select({ id: restrictions.id })
      .from(restrictions)
      .where(and(eq(restrictions.userId, users.id), ne(restrictions.kind, 'limited'), isNull(restrictions.endedAt))),
  )
  const rows = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      imageUrl: users.imageUrl,
      address: users.address,
      isVerified: isVerified(users.id),
    })
    .from(users)
    .innerJoin(prospectConsents, and(eq(prospectConsents.userId, users.id), eq(prospectConsents.isOn, true)))
    .where(and(isAmong(users.id, ids), isNull(users.deletedAt), ne(users.id, notOf), notApartFrom(ctx, users.id), isFree))
  return new Map(rows.map((row) => [row.id, row]))
}
