import { z } from 'zod'
import { MAX_NAME } from '../accounts/values.ts'
import { id, optionalText, password, price, text, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageQuery } from '../page.ts'
import { owedKinds } from './books.ts'
import { cardTypes, MAX_KEPT_CARDS, movementKinds, payoutStatuses } from './values.ts'

const currency = z.enum(currencies, { error: 'La moneda es USD o ARS.' })

/** A card that the provider keeps for the member. */
export const keptCard = z.object({
  id,
  /** The provider's id of it, which its tokeniser takes with the security code in place of the card's data. */
  providerId: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  cardType: z.enum(cardTypes),
  isExpired: z.boolean(),
  /** The digits of its security code, which each payment asks for. */
  codeLength: z.int(),
})
export type KeptCard = z.output<typeof keptCard>

/** A member's balance in one currency, in major units. */
export const balance = z.object({
  currency: z.enum(currencies),
  /** From completed sales: can be withdrawn. Negative after a refund of what was already withdrawn. */
  available: z.number(),
  /** From completed sales as well, but a claim may still take it back, and the member has no record yet (decision 120). */
  waiting: z.number(),
  /** When the first and the last of that can be withdrawn; null without any. */
  waitsUntil: z.object({ first: time, last: time }).nullable(),
  /** From paid sales that are not completed yet. */
  held: z.number(),
  /** Withdrawals requested and not paid yet. */
  payingOut: z.number(),
})
export type Balance = z.output<typeof balance>

/** A movement of a balance; the sum of a currency's movements is what is available and what waits. */
export const movement = z.object({
  id,
  kind: z.enum(movementKinds),
  amount: z.number(),
  currency: z.enum(currencies),
  createdAt: time,
  orderId: id.nullable(),
})
export type Movement = z.output<typeof movement>

/** A withdrawal of the own balance to a bank account. */
export const payout = z.object({
  id,
  amount: z.number(),
  currency: z.enum(currencies),
  /** A CBU, a CVU or an alias; admins' lists and logs have only its last four characters. */
  destination: z.string(),
  holder: z.string(),
  status: z.enum(payoutStatuses),
  createdAt: time,
  /** Until when it is on hold and can be stopped, for a new account; null otherwise. */
  heldUntil: time.nullable(),
  settledAt: time.nullable(),
  note: z.string().nullable(),
})
export type Payout = z.output<typeof payout>

const minor = z.int()
const hash = z.string()

/** What Feria owed on a day in one currency, in minor units, as the root of a tree whose leaves members can find their own in. */
export const publishedRoot = z.object({
  day: z.iso.date(),
  currency: z.enum(currencies),
  /** When the sums were taken. */
  at: time,
  hash,
  sumMinor: minor,
  leaves: z.int(),
  /** What the sum is made of: balances, withdrawals under way, what is held for orders, refunds on their way. */
  owed: z.object({ available: minor, payingOut: minor, held: minor, refunding: minor }),
  /** Chains the roots of a currency; `previous` is empty for the first. */
  previous: hash,
  chain: hash,
})
export type PublishedRoot = z.output<typeof publishedRoot>

/** Own leaves of the newest tree of a currency, each with what stands beside its way to the root. */
export const balanceProof = z.object({
  root: publishedRoot,
  leaves: z.array(
    z.object({
      nonce: z.string(),
      ownerId: id,
      currency: z.enum(currencies),
      kind: z.enum(owedKinds),
      amountMinor: minor,
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash, sumMinor: minor })),
    }),
  ),
})
export type BalanceProof = z.output<typeof balanceProof>

/** The body of `POST /api/v1/payments`: the specified fields, and the order or the product. The response is a bare URL. */
export const paymentStart = z.object({
  title: z.string({ error: 'Falta el título.' }).trim().min(1, 'Falta el título.').max(140, 'El título es demasiado largo.'),
  quantity: z.literal(1, { error: 'La cantidad es 1.' }).default(1),
  unit_price: price,
  productId: id.optional(),
  orderId: id.optional(),
})

/** The request and response of each call. */
export const paymentSchemas = {
  options: {
    summary: 'How purchases are paid: the provider, where the browser exchanges a card for a token, and the charged currency.',
    answer: z.object({
      provider: z.enum(['sandbox', 'mercadopago', 'none']),
      tokenUrl: z.string(),
      /** The currencies that the provider charges; others are converted at the day's rate. */
      currencies: z.array(z.enum(currencies)),
      /** Cards that the sandbox accepts; empty with a real provider. */
      testCards: z.array(z.object({ brand: z.string(), number: z.string() })),
      /** Origins that the external checkout may redirect the browser to; others are not followed. */
      checkoutOrigins: z.array(z.string()),
    }),
  },
  cards: {
    summary: 'The kept cards of the member, the last used first.',
    whenSuspended: true,
    answer: z.array(keptCard).max(MAX_KEPT_CARDS),
  },
  removeCard: {
    summary: 'Removes a kept card of the member, here and at the provider.',
    whenSuspended: true,
    params: z.object({ id }),
    answer: z.object({ id }),
  },
  balances: {
    summary: 'The balances of the member, one per currency that they ever had.',
    whenSuspended: true,
    answer: z.array(balance),
  },
  movements: {
    summary: "The movements of the member's balances, the newest first.",
    whenSuspended: true,
    query: z.object({ currency: currency.optional(), ...pageQuery }),
    answer: z.array(movement),
  },
  askPayout: {
    summary:
      'Requests a withdrawal; sets the amount aside. A new account needs the password and an enabled second factor, and waits a day.',
    whenSuspended: true,
    needsConfirmedEmail: 'retirar saldo',
    body: z.object({
      amount: price.refine((amount) => amount > 0, 'Ingresá un monto mayor que cero.'),
      currency,
      destination: text(60, 'Ingresá tu CBU, CVU o alias.'),
      holder: text(MAX_NAME, 'Ingresá a nombre de quién está la cuenta.'),
      password: password.optional(),
      code: optionalText(40),
    }),
    answer: payout,
  },
  stopPayout: {
    summary: 'Stops an own pending withdrawal, which returns the amount.',
    whenSuspended: true,
    params: z.object({ id }),
    answer: payout,
  },
  payouts: {
    summary: 'The withdrawals of the member, the newest first.',
    whenSuspended: true,
    query: z.object({ ...pageQuery }),
    answer: z.array(payout),
  },
  allPayouts: {
    summary: 'The withdrawals of all members: pending ones first, the oldest first.',
    query: z.object({ settled: z.stringbool({ error: 'settled es true o false.' }).optional(), ...pageQuery }),
    answer: z.array(payout.extend({ member: z.object({ id, name: z.string(), email: z.string() }) })),
  },
  resolvePayout: {
    summary: 'Marks a withdrawal as paid, or rejects it, which returns the amount; audited.',
    params: z.object({ id }),
    body: z.object({
      status: z.enum(['pagado', 'rechazado'], { error: 'El estado es pagado o rechazado.' }),
      note: text(300, 'Escribí el comprobante o el motivo.'),
    }),
    answer: payout,
  },
  roots: {
    summary: 'The published roots of what Feria owes, by day and currency, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(publishedRoot),
  },
  proof: {
    summary: 'The leaves of the member in the newest published trees, with their ways to the roots; none without money in them.',
    whenSuspended: true,
    answer: z.array(balanceProof),
  },
}
