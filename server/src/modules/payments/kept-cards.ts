import { MAX_KEPT_CARDS } from '@feria/contract/payments/values'
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import type { KeptCard } from '../../engines/payments/payments.ts'
import { users } from '../accounts/tables.ts'
import { isExpired } from './rules.ts'
import { cardsToKeep, keptCards } from './tables.ts'

export type KeptCardRow = typeof keptCards.$inferSelect

/** The cards of a member that today's provider keeps. */
export const isOwnCard = (ctx: Ctx, userId: string) => and(eq(keptCards.userId, userId), eq(keptCards.provider, ctx.engines.payments.name))

/**
 * A kept card of the member, to pay with. For `orders`. Fails with `payments.card-not-found` for anybody else's, and once its
 * last month is over.
 */
export const findPayableCard = async (ctx: Ctx, cardId: string): Promise<KeptCardRow> => {
  const [card] = await ctx.db
    .select()
    .from(keptCards)
    .where(and(eq(keptCards.id, cardId), isOwnCard(ctx, memberOf(ctx).id)))
  return card && !isExpired(card, ctx.now()) ? card : fail('payments.card-not-found')
}

/** Notes that a kept card has paid: the last used one is offered first. */
export const noteUsed = async (ctx: Ctx, { id }: KeptCardRow): Promise<void> => {
  await ctx.db.update(keptCards).set({ lastUsedAt: ctx.now() }).where(eq(keptCards.id, id))
}

/** Has the card of a token kept that has just paid. A job asks the provider, so that a purchase neither waits for it nor fails with it. */
export const askToKeep = (ctx: Ctx, paymentId: string, token: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(cardsToKeep)
      .values({ paymentId, userId: memberOf(ctx).id, token, createdAt: ctx.now() })
      .onConflictDoNothing()
    await emit(ctx, 'payments.card-asked', { paymentId })
  })

/** Has the provider keep a card. Retried until it answers; one that it refuses to keep is not kept. */
export const keepCard = async (ctx: Ctx, { paymentId }: Events['payments.card-asked']): Promise<void> => {
  const [asked] = await ctx.db
    .select({ userId: users.id, email: users.email, token: cardsToKeep.token })
    .from(cardsToKeep)
    .innerJoin(users, eq(users.id, cardsToKeep.userId))
    .where(and(eq(cardsToKeep.paymentId, paymentId), isNull(users.deletedAt)))
  if (!asked?.email) return
  const card = await ctx.engines.payments.keepCard({ token: asked.token, email: asked.email })
  if (card === 'refused') ctx.log.warn({ paymentId }, 'the provider does not keep a card')
  await withTransaction(ctx, async (ctx) => {
    if (card !== 'refused') await store(ctx, asked.userId, card)
    await ctx.db.delete(cardsToKeep).where(eq(cardsToKeep.paymentId, paymentId))
  })
}

/** A card that is kept already stands once, by its newest copy at the provider. */
const store = async (ctx: Ctx, userId: string, card: KeptCard): Promise<void> => {
  // Whoever keeps another card or leaves at this moment comes after this one.
  const isHere = and(eq(users.id, userId), isNull(users.deletedAt))
  const [member] = await ctx.db.select({ id: users.id }).from(users).where(isHere).for('no key update')
  const { name: provider } = ctx.engines.payments
  if (!member) return emit(ctx, 'payments.card-removed', { provider, customerId: card.customerId, providerId: card.providerId })
  const { methodId, lastFour, expiryMonth, expiryYear, customerId, providerId } = card
  const isSame = and(
    isOwnCard(ctx, userId),
    eq(keptCards.methodId, methodId),
    eq(keptCards.lastFour, lastFour),
    eq(keptCards.expiryMonth, expiryMonth),
    eq(keptCards.expiryYear, expiryYear),
  )
  const [before] = await ctx.db.select().from(keptCards).where(isSame)
  if (before) {
    await ctx.db.update(keptCards).set({ customerId, providerId, lastUsedAt: ctx.now() }).where(eq(keptCards.id, before.id))
    if (before.providerId !== providerId) await forget(ctx, [before])
    return
  }
  await ctx.db.insert(keptCards).values({ id: newId(), userId, provider, ...card, createdAt: ctx.now(), lastUsedAt: ctx.now() })
  await dropOldest(ctx, userId)
}

const dropOldest = async (ctx: Ctx, userId: string): Promise<void> => {
  const tooMany = ctx.db
    .select({ id: keptCards.id })
    .from(keptCards)
    .where(isOwnCard(ctx, userId))
    .orderBy(desc(keptCards.lastUsedAt), desc(keptCards.id))
    .offset(MAX_KEPT_CARDS)
  await forget(ctx, await ctx.db.delete(keptCards).where(inArray(keptCards.id, tooMany)).returning())
}

/** Has the provider forget cards whose rows are gone. In the caller's transaction. */
export const forget = async (ctx: Ctx, rows: Pick<KeptCardRow, 'provider' | 'customerId' | 'providerId'>[]): Promise<void> => {
  for (const { provider, customerId, providerId } of rows) await emit(ctx, 'payments.card-removed', { provider, customerId, providerId })
}

/** Forgets a removed card at the provider. Retried until it answers. */
export const forgetCard = async (ctx: Ctx, { provider, ...card }: Events['payments.card-removed']): Promise<void> => {
  if (provider === ctx.engines.payments.name) return ctx.engines.payments.forgetCard(card)
  ctx.log.warn({ provider, ...card }, 'a card is kept by a provider that is not configured any more: it has to be removed at its panel')
}

const ASKED_MS = 86_400_000

/** Runs daily: forgets what a provider was asked to keep a day ago and has not answered. */
export const sweepCardsToKeep = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(cardsToKeep).where(lt(cardsToKeep.createdAt, new Date(ctx.now().getTime() - ASKED_MS)))
}
