import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CardData, CardToken } from '@feria/contract/payments/values'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database.ts'
import type {
  ChargeFailure,
  ChargeRequest,
  CheckoutRequest,
  Payments,
  PaymentWebhook,
  ProviderPayment,
  RawWebhook,
  RefundOutcome,
} from './payments.ts'
import { sandboxCards, sandboxCharges, sandboxCheckouts, sandboxRefunds, sandboxSecrets, sandboxTokens } from './sandbox.tables.ts'
import { codeLengthOf, findTestCard, outcomeOf, outcomeOfCode, readExpiry, testCards } from './sandbox-cards.ts'
import { sandboxKept } from './sandbox-kept.ts'

const TOKEN_MINUTES = 30

/** What the sandbox's page can do; the rest happens to real payments too. */
type SandboxStep = 'approve' | 'reject' | 'pend' | 'charge-back' | 'cancel'

type ChargeRow = typeof sandboxCharges.$inferSelect

/** A checkout of the sandbox, as its page shows it. */
export interface SandboxCheckout {
  id: string
  amountMinor: number
  currency: 'USD' | 'ARS'
  description: string
  returnUrl: string
  isOver: boolean
  payments: ProviderPayment[]
}

export interface Sandbox extends Payments {
  name: 'sandbox'
  /** Exchanges a test card for a token of 30 minutes; undefined for any other number. Keeps only the last four digits. */
  tokenize(card: CardData): Promise<CardToken | undefined>
  /** The same for a kept card, whose security code decides the outcome; undefined for a card or a length of code that is not its own. */
  tokenizeKept(card: { cardId: string; cvc: string }): Promise<CardToken | undefined>
  findCheckout(id: string): Promise<SandboxCheckout | null>
  /** Pays on a checkout's page. Null when the checkout has expired or was paid. */
  payCheckout(id: string, step: SandboxStep, detail?: string): Promise<ProviderPayment | null>
  /**
   * Moves a payment on, as a bank or an operator would: a pending one is approved or rejected, an approved one charged back. Null when
   * that is not possible.
   */
  step(providerId: string, step: SandboxStep): Promise<ProviderPayment | null>
  /** Refunds a payment without our request. */
  refundAtPanel(providerId: string, amountMinor: number): Promise<ProviderPayment | null>
  /** Sets the receiver of its signed webhooks. */
  deliverTo(deliver: (notification: RawWebhook) => Promise<void>): void
  /** Sends a payment's webhook, as after each step; the same key repeats a webhook. */
  notify(providerId: string, key?: string): Promise<void>
}

const toPayment = ({ id, ...row }: ChargeRow): ProviderPayment => ({
  providerId: id,
  reference: row.reference,
  status: row.status,
  detail: row.detail,
  amountMinor: row.amountMinor,
  currency: row.currency,
  refundedMinor: row.refundedMinor,
  brand: row.brand,
  lastFour: row.lastFour,
})

const newPaymentId = (): string => `pay_${randomBytes(12).toString('base64url')}`

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error) => {
      made = null
      throw error
    })
    return made
  }
}

/** The transitions of each step. */
const steps: Record<SandboxStep, { from: ChargeRow['status'][]; to: ChargeRow['status']; detail: string }> = {
  approve: { from: ['pending'], to: 'approved', detail: 'accredited' },
  reject: { from: ['pending'], to: 'rejected', detail: 'cc_rejected_other_reason' },
  pend: { from: [], to: 'pending', detail: 'pending_contingency' },
  cancel: { from: ['pending'], to: 'cancelled', detail: 'expired' },
  'charge-back': { from: ['approved'], to: 'charged-back', detail: 'chargeback' },
}

/**
 * A provider of our own that accepts only test cards. It stores its payments in the database, apart from the orders, and reports them by
 * webhooks signed with its own secret.
 */
export const openSandbox = (db: Db, now: () => Date): Sandbox => {
  let deliver: (notification: RawWebhook) => Promise<void> = async () => undefined
  const ownSecret = once(async () => {
    await db
      .insert(sandboxSecrets)
      .values({ id: 'notices', secret: randomBytes(32).toString('base64url') })
      .onConflictDoNothing()
    const [row] = await db.select().from(sandboxSecrets).where(eq(sandboxSecrets.id, 'notices'))
    return row?.secret ?? ''
  })
  const sign = async (providerId: string, requestId: string, ts: string) =>
    createHmac('sha256', await ownSecret())
      .update(`id:${providerId};request-id:${requestId};ts:${ts};`)
      .digest('hex')

  const byId = async (id: string) => (await db.select().from(sandboxCharges).where(eq(sandboxCharges.id, id)))[0]
  const byKey = async (key: string) => (await db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, key)))[0]
  const insert = async (row: Omit<ChargeRow, 'id' | 'createdAt' | 'refundedMinor'>) => {
    const id = newPaymentId()
    const [made] = await db
      .insert(sandboxCharges)
      .values({ ...row, id, createdAt: now() })
      .onConflictDoNothing()
      .returning()
    return made
  }

  /** A token of half an hour. */
  const issue = async (card: Omit<typeof sandboxTokens.$inferInsert, 'id' | 'expiresAt' | 'usedBy'>): Promise<CardToken> => {
    const id = `tok_${randomBytes(18).toString('base64url')}`
    await db.insert(sandboxTokens).values({ ...card, id, expiresAt: new Date(now().getTime() + TOKEN_MINUTES * 60_000) })
    return { id, brand: card.brand, lastFour: card.lastFour }
  }

  const charge = async ({ token, reference, amountMinor, currency, kept }: ChargeRequest): Promise<ProviderPayment | ChargeFailure> => {
    const status = sql`case when outcome = 'accredited' then 'approved' when outcome like 'pending%' then 'pending' else 'rejected' end`
    // One statement, as a provider answers one call. A token pays once; the same attempt may reuse it, another may not.
    const charged = await db.execute(sql`
      with card as (
        update ${sandboxTokens} set used_by = ${reference}
        where id = ${token} and expires_at > ${now().toISOString()}::timestamptz
          -- Only the customer whose kept card it is may be charged.
          and customer_id is not distinct from ${kept?.customerId ?? null}
          and (used_by is null or used_by = ${reference})
          and not exists (select from ${sandboxCharges} where idempotency_key = ${reference})
        returning outcome, brand, last_four
      )
      insert into ${sandboxCharges} (id, idempotency_key, reference, status, detail, amount_minor, currency, brand, last_four, created_at)
      select ${newPaymentId()}, ${reference}, ${reference}, ${status}, outcome, ${amountMinor}::bigint, ${currency},
        brand, last_four, ${now().toISOString()}::timestamptz from card
      on conflict do nothing
      returning id, status, detail, brand, last_four as "lastFour"`)
    const [made] = rowsOf<Pick<ProviderPayment, 'status' | 'detail' | 'brand' | 'lastFour'> & { id: string }>(charged)
    if (!made) {
      const before = await byKey(reference)
      return before ? toPayment(before) : 'bad-token'
    }
    const { id: providerId, ...rest } = made
    return { providerId, reference, amountMinor, currency, refundedMinor: 0, ...rest }
  }

  const find = async (reference: string): Promise<ProviderPayment[]> =>
    (await db.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))).map(toPayment)

  const notify = async (providerId: string, key: string = randomUUID()): Promise<void> => {
    const ts = String(now().getTime())
    await deliver({
      headers: { 'x-signature': `ts=${ts},v1=${await sign(providerId, key, ts)}`, 'x-request-id': key },
      query: { 'data.id': providerId, type: 'payment' },
      body: { type: 'payment', action: 'payment.updated', data: { id: providerId } },
    })
  }

  const refundAtPanel = async (on: Db, providerId: string, amountMinor: number): Promise<ProviderPayment | null> => {
    const [row] = await on
      .update(sandboxCharges)
      .set({
        refundedMinor: sql`${sandboxCharges.refundedMinor} + ${amountMinor}`,
        status: sql`case when ${sandboxCharges.refundedMinor} + ${amountMinor} = ${sandboxCharges.amountMinor}
          then 'refunded' else ${sandboxCharges.status} end`,
        detail: sql`case when ${sandboxCharges.refundedMinor} + ${amountMinor} = ${sandboxCharges.amountMinor}
          then 'refunded' else 'partially_refunded' end`,
      })
      .where(
        and(
          eq(sandboxCharges.id, providerId),
          eq(sandboxCharges.status, 'approved'),
          sql`${sandboxCharges.refundedMinor} + ${amountMinor} <= ${sandboxCharges.amountMinor}`,
        ),
      )
      .returning()
    return row ? toPayment(row) : null
  }

  const refund = (providerId: string, amountMinor: number, key: string): Promise<RefundOutcome> =>
    db.transaction(async (tx) => {
      const [isNew] = await tx.insert(sandboxRefunds).values({ key, chargeId: providerId, amountMinor }).onConflictDoNothing().returning()
      if (!isNew) return 'done'
      if (await refundAtPanel(tx, providerId, amountMinor)) return 'done'
      await tx.delete(sandboxRefunds).where(eq(sandboxRefunds.key, key))
      return 'refused'
    })

  const readWebhook = async ({ headers, query }: RawWebhook): Promise<PaymentWebhook | null | 'not-signed'> => {
    const providerId = String(query['data.id'] ?? '')
    const key = String(headers['x-request-id'] ?? '')
    const [, ts, hash] = /^ts=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'] ?? '')) ?? []
    if (!ts || !hash || !key) return 'not-signed'
    const isOurs = timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(await sign(providerId, key, ts), 'hex'))
    return isOurs ? { key, providerId } : 'not-signed'
  }

  return {
    name: 'sandbox',
    currencies: ['USD', 'ARS'],
    tokenUrl: '/sandbox/card-tokens',
    checkoutOrigins: [],
    testCards,
    charge,
    find,
    get: async (providerId) => {
      const row = await byId(providerId)
      return row ? toPayment(row) : null
    },
    refund,
    refundAtPanel: (providerId, amountMinor) => refundAtPanel(db, providerId, amountMinor),
    ...sandboxKept(db),
    readWebhook,
    notify,
    deliverTo: (to) => {
      deliver = to
    },

    tokenize: async (card) => {
      const known = findTestCard(card.number)
      if (!known) return undefined
      const { brand, number } = known
      return issue({ brand, lastFour: number.slice(-4), ...readExpiry(card.expiry), outcome: outcomeOf(card.name) })
    },
    tokenizeKept: async ({ cardId, cvc }) => {
      const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.id, cardId))
      if (!card || cvc.length !== codeLengthOf(card.brand)) return undefined
      const { id: _, ...printed } = card
      return issue({ ...printed, outcome: outcomeOfCode(cvc) })
    },

    createCheckout: async ({ reference, amountMinor, currency, description, returnUrl, until }: CheckoutRequest) => {
      const id = `chk_${randomBytes(12).toString('base64url')}`
      await db.insert(sandboxCheckouts).values({ id, reference, amountMinor, currency, description, returnUrl, expiresAt: until })
      return `/sandbox/checkout/${id}`
    },
    findCheckout: async (id) => {
      const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
      if (!row) return null
      const { expiresAt, reference, ...checkout } = row
      return { ...checkout, isOver: expiresAt <= now(), payments: await find(reference) }
    },
    payCheckout: async (id, step, detail) => {
      const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
      if (!checkout || checkout.expiresAt <= now()) return null
      const { reference, amountMinor, currency } = checkout
      const made = (await find(reference)).some(({ status }) => status === 'approved' || status === 'pending')
      if (made) return null
      const to = steps[step]
      const row = await insert({
        idempotencyKey: null,
        reference,
        status: to.to,
        detail: detail ?? to.detail,
        amountMinor,
        currency,
        brand: 'Dinero de prueba',
        lastFour: '0000',
      })
      return row ? toPayment(row) : null
    },
    step: async (providerId, step) => {
      const { from, to, detail } = steps[step]
      const before = await byId(providerId)
      if (!before || !from.includes(before.status)) return null
      const [row] = await db
        .update(sandboxCharges)
        .set({ status: to, detail })
        .where(and(eq(sandboxCharges.id, providerId), eq(sandboxCharges.status, before.status)))
        .returning()
      return row ? toPayment(row) : null
    },
  }
}
