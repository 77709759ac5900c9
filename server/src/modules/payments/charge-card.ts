import type { Currency } from '@feria/contract/money'
import { and, desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../context.ts'
import type { Charge } from '../../engines/payments/payments.ts'
import { payments } from './payments.tables.ts'

interface Due {
  /** The id of the order. */
  reference: string
  amountMinor: number
  currency: Currency
  description: string
  payerEmail: string
}

/** How an attempt ended. `unknown` is neither paid nor refused: `findOutcome` will tell later. */
export type Outcome =
  | { status: 'approved'; brand: string; lastFour: string }
  | { status: 'rejected'; detail: string }
  | { status: 'bad-token' | 'unknown' }

/**
 * Charges a card token for what is due, outside any transaction: no row may stay locked while a provider thinks. For `orders`.
 * The attempt is written down first, so that after a crash it can be asked about; its id is the provider's idempotency key.
 */
export const chargeCard = async (ctx: Ctx, due: Due, token: string): Promise<Outcome> => {
  if (ctx.afterCommit) throw new Error('A card is never charged inside a transaction.')
  const provider = ctx.engines.payments
  const id = newId()
  const { reference, amountMinor, currency } = due
  await ctx.db
    .insert(payments)
    .values({ id, reference, provider: provider.name, status: 'started', amountMinor, currency, createdAt: ctx.now() })
  const charge = await provider.charge({ ...due, idempotencyKey: id, token }).catch((error: unknown) => {
    ctx.log.error({ err: error, reference }, 'the provider did not answer a charge')
    return 'unavailable' as const
  })
  if (charge === 'unavailable') return { status: 'unknown' }
  if (charge === 'bad-token') {
    await ctx.db.update(payments).set({ status: 'failed', detail: 'bad-token', settledAt: ctx.now() }).where(eq(payments.id, id))
    return { status: 'bad-token' }
  }
  return settle(ctx, id, charge)
}

/** Writes down what the provider says of an attempt and answers it. */
const settle = async (ctx: Ctx, id: string, charge: Charge): Promise<Outcome> => {
  const { status, detail, providerId, brand, lastFour } = charge
  await ctx.db.update(payments).set({ status, detail, providerId, brand, lastFour, settledAt: ctx.now() }).where(eq(payments.id, id))
  return status === 'approved' ? { status, brand, lastFour } : { status, detail }
}

/**
 * How the payment of a reference stands: an attempt that was cut off is asked about at the provider, which forgets nothing. For `orders`.
 * `unknown` only while the provider cannot be reached; null when no attempt ever reached it.
 */
export const findOutcome = async (ctx: Ctx, reference: string): Promise<Outcome | null> => {
  const attempts = await ctx.db.select().from(payments).where(eq(payments.reference, reference)).orderBy(desc(payments.createdAt))
  for (const attempt of attempts) {
    if (attempt.status === 'approved') return { status: 'approved', brand: attempt.brand ?? '', lastFour: attempt.lastFour ?? '' }
    if (attempt.status !== 'started') continue
    const charge = await ctx.engines.payments.findCharge(attempt.id).catch(() => undefined)
    if (charge === undefined) return { status: 'unknown' }
    if (charge) {
      const outcome = await settle(ctx, attempt.id, charge)
      if (outcome.status === 'approved') return outcome
      continue
    }
    const isOpen = and(eq(payments.id, attempt.id), eq(payments.status, 'started'))
    await ctx.db.update(payments).set({ status: 'failed', detail: 'never-arrived', settledAt: ctx.now() }).where(isOpen)
  }
  return null
}
