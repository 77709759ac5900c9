import { z } from 'zod'
import { user } from '../accounts/schemas.ts'
import { MAX_NAME } from '../accounts/values.ts'
import { ownProduct } from '../catalogue/schemas.ts'
import { email, id, optionalText, price, text, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageQuery, statedListQuery, withProfile } from '../page.ts'
import { cardTypes } from '../payments/values.ts'
import { claim, claimPhotos } from './claim-schemas.ts'
import { addressFields, deliveryChoice, deliveryCode, orderDelivery, savedAddress } from './delivery-schemas.ts'
import { boughtListing, comparedListing } from './listing-schemas.ts'
import { operatorSchemas } from './operator-schemas.ts'
import { claimOutcomes, MAX_ADDRESSES, MAX_ORDERED, ORDER_QUANTITY, orderActions, orderEvents, orderStatuses } from './values.ts'

export { type Claim, claim } from './claim-schemas.ts'

const orderedProduct = z.object({ id, name: z.string(), imageUrl: z.string().nullable() })

const party = z.object({ id, name: z.string(), imageUrl: z.string().nullable(), email: z.string().nullable() })

export const orderItem = z.object({
  productId: id,
  quantity: z.int(),
  price: z.number(),
  product: orderedProduct.extend({ seller: party }),
})

const boughtItem = orderItem.extend({ asBought: boughtListing })

/** The provider's amount, fixed until `until`; null when it is the price itself. */
const due = z.object({ amount: z.number(), currency: z.enum(currencies), rate: z.number(), until: time })

/** What an operator did to an order: why, in words for its parties, the sum that was given back, and until when there is more time. */
const orderAct = z.object({ reason: z.string(), amount: z.number().nullable(), until: time.nullable() })

/**
 * What both parties see of an order: their conversation, null until it is paid, what happened so far, the oldest first, and when time moves
 * it on by itself, null where it does not.
 */
const shared = {
  room: z.string().nullable(),
  history: z.array(z.object({ at: time, event: z.enum(orderEvents), act: orderAct.optional() })),
  deadline: time.nullable(),
}

/** A purchase as its buyer sees it. `products` and `orderItems` are the same list under both specified names. */
export const order = z.object({
  id,
  number: z.string(),
  createdAt: time,
  status: z.enum(orderStatuses),
  paymentMethod: z.string().nullable(),
  currency: z.enum(currencies),
  totalPrice: z.number(),
  reservedUntil: time.nullable(),
  due: due.nullable(),
  /** True while a payment is in progress, under review, or of unknown outcome. */
  isPaymentPending: z.boolean(),
  /** Why the last card was refused; the order can still be paid. */
  refusal: z.string().nullable(),
  delivery: orderDelivery,
  tracking: z.string().nullable(),
  /** Of a paid purchase: what its buyer shows to whoever hands it over, the seller or the reseller; it completes the order. */
  deliveryCode: z.string().nullable(),
  refunded: z.number(),
  claim: claim.nullable(),
  /** `recover`: it was not handed over in time, so withdrawing from it takes the money back. */
  can: z.object({ pay: z.boolean(), receive: z.boolean(), claim: z.boolean(), withdraw: z.boolean(), recover: z.boolean() }),
  products: z.array(orderItem),
  orderItems: z.array(orderItem),
  ...shared,
})
export type Order = z.output<typeof order>

/** A purchase with what each product was like when it was bought. */
export const purchase = order.extend({ products: z.array(boughtItem), orderItems: z.array(boughtItem) })
export type Purchase = z.output<typeof purchase>

/** A sold product as its seller sees it. The buyer's email is included once the order is paid. */
export const sale = z.object({
  orderId: id,
  number: z.string(),
  createdAt: time,
  price: z.number(),
  currency: z.enum(currencies),
  quantity: z.int(),
  status: z.enum(orderStatuses),
  paymentMethod: z.string().nullable(),
  delivery: orderDelivery,
  tracking: z.string().nullable(),
  refunded: z.number(),
  /** Until when the money stays held after the delivery, since the buyer may still withdraw from a business purchase; null otherwise. */
  heldUntil: time.nullable(),
  claim: claim.nullable(),
  product: orderedProduct,
  buyer: party,
  order: z.object({ user: z.object({ name: z.string(), email: z.string().nullable() }) }),
  ...shared,
})
export type Sale = z.output<typeof sale>

/** An order that waits for the member: for what, since when and, where it ends by itself, until when. */
export const waitingOrder = z.object({
  orderId: id,
  number: z.string(),
  action: z.enum(orderActions),
  since: time,
  until: time.nullable(),
  product: orderedProduct,
  /** How many products it has besides that one. */
  others: z.int(),
  other: z.object({ id, name: z.string() }),
})
export type WaitingOrder = z.output<typeof waitingOrder>

/** A contact of the member: the email is visible because an order between them was paid, or a chat accepted. */
export const contact = z.object({ id, name: z.string(), imageUrl: z.string().nullable(), email: z.string(), lastAt: time })
export type Contact = z.output<typeof contact>

/** A request to withdraw from a purchase («botón de arrepentimiento»); `code` is the requester's proof. */
export const withdrawal = z.object({
  id,
  code: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  reason: z.string().nullable(),
  createdAt: time,
  resolvedAt: time.nullable(),
  /** The order, if number and email match a purchase. */
  orderId: id.nullable(),
})
export type Withdrawal = z.output<typeof withdrawal>

const cardToken = text(200, 'Faltan los datos de la tarjeta.')

/** Beside a card token: the kept card that it is of, or whether the provider shall keep the card once it has paid. */
const keptCardFields = { cardId: id.optional(), keepCard: z.boolean().optional() }

/**
 * How a purchase is paid and arrives; without a card token the order waits for its payment, without a delivery the parties agree on it.
 * `total`, in the product's currency or in `currency`, is what the buyer saw, delivery included: if it is no longer right nothing is
 * ordered, and `payments.other-price` gives the current one.
 */
export const paymentFields = {
  total: price.optional(),
  currency: z.enum(currencies, { error: 'La moneda es USD o ARS.' }).optional(),
  cardToken: cardToken.optional(),
  ...keptCardFields,
  paymentMethod: z.enum(cardTypes, { error: 'Elegí tarjeta de débito o de crédito.' }).optional(),
  delivery: deliveryChoice.optional(),
}

const params = z.object({ id })

/** An order by its id, its number, or one of its products (then the newest own order). */
const orderKey = z.string().regex(/^[\w-]{1,60}$/, 'Esa compra no existe.')

/** The request and response of each call. */
export const orderSchemas = {
  place: {
    summary:
      'Buys products of one seller: reserves the stock and, with a card token, charges it. A repeated Idempotency-Key answers as before.',
    needsConfirmedEmail: 'comprar',
    body: z.object({
      products: z
        .array(
          z.object({
            productId: id,
            quantity: z.literal(ORDER_QUANTITY, { error: 'La cantidad de cada producto es 1.' }).default(ORDER_QUANTITY),
          }),
          { error: 'Elegí al menos un producto.' },
        )
        .min(1, 'Elegí al menos un producto.')
        .max(MAX_ORDERED, `Podés comprar hasta ${MAX_ORDERED} productos por vez.`),
      ...paymentFields,
    }),
    answer: order,
  },
  list: {
    summary: 'The purchases of the member, the newest first.',
    whenSuspended: true,
    query: z.object({ ...pageQuery }),
    answer: z.array(order),
  },
  sales: {
    summary: "The member's sales, the newest first; with orderId only those of that order, by its id, its number or a product of it.",
    whenSuspended: true,
    query: z.object({ orderId: orderKey.optional(), ...statedListQuery }),
    answer: z.array(sale),
  },
  waiting: {
    summary: 'The orders that wait for the member, the most urgent first: to pay, to send, to confirm, or to answer a claim about.',
    whenSuspended: true,
    query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
    answer: z.object({ orders: z.array(waitingOrder).max(20), hasMore: z.boolean() }),
  },
  get: {
    summary: 'One purchase of the member, by its id, its number or a product of it.',
    whenSuspended: true,
    params: z.object({ id: orderKey }),
    answer: purchase,
  },
  listings: {
    summary:
      'What the products of an order were like when bought, and are like today: for its parties, and for admins once there is a claim.',
    whenSuspended: true,
    params,
    answer: z.array(comparedListing).max(MAX_ORDERED),
  },
  delivered: {
    summary: "The seller gives the buyer's code: completes the order and releases the money. Again, the right code answers as before.",
    whenSuspended: true,
    params,
    body: z.object({ code: deliveryCode }),
    answer: z.object({ id, status: z.enum(orderStatuses), heldUntil: time.nullable() }),
  },
  setStatus: {
    summary: 'The seller marks the order as sent; the buyer marks it as received.',
    whenSuspended: true,
    params,
    body: z.object({
      status: z.enum(['enviada', 'completada'], { error: 'El estado es enviada o completada.' }),
      /** Tracking information from the seller. */
      tracking: optionalText(200),
    }),
    answer: z.object({ id, status: z.enum(orderStatuses) }),
  },
  pay: {
    summary: 'Pays a reserved purchase of the member with a card token.',
    params,
    body: z.object({
      cardToken,
      ...keptCardFields,
      paymentMethod: z.enum(cardTypes, { error: 'Elegí tarjeta de débito o de crédito.' }),
    }),
    answer: order,
  },
  withdraw: {
    summary: 'The buyer withdraws: an unsent order is refunded at once, otherwise a claim opens until the product is returned.',
    whenSuspended: true,
    params,
    body: z.object({ reason: optionalText(1000) }),
    answer: order,
  },
  refundSale: {
    summary: 'The seller refunds everything: they cannot deliver, or the product was returned.',
    whenSuspended: true,
    params,
    answer: z.object({ id, status: z.enum(orderStatuses) }),
  },
  openClaim: {
    summary: 'The buyer opens a claim with a description and photos; the money stays held.',
    whenSuspended: true,
    params,
    body: z.object({ text: text(2000, 'Contanos qué pasó.'), photos: claimPhotos }),
    answer: claim,
  },
  answerClaim: {
    summary: 'The seller answers a claim, once.',
    whenSuspended: true,
    params,
    body: z.object({ text: text(2000, 'Escribí tu respuesta.'), photos: claimPhotos }),
    answer: claim,
  },
  dropClaim: {
    summary: 'The buyer withdraws a claim: the order continues as delivered.',
    whenSuspended: true,
    params,
    answer: claim,
  },
  resolveClaim: {
    summary: 'An admin decides a claim; audited.',
    params,
    body: z.object({
      outcome: z.enum(claimOutcomes, { error: 'Elegí cómo termina el reclamo.' }),
      /** The amount of a partial refund, in the order's currency. */
      refund: price.optional(),
      note: text(1000, 'Explicá la decisión: la leen las dos partes.'),
    }),
    answer: claim,
  },
  claims: {
    summary: 'Claims with their orders and parties: pending ones first, the oldest first.',
    query: z.object({ settled: z.stringbool({ error: 'settled es true o false.' }).optional(), ...pageQuery }),
    answer: z.array(
      claim.extend({
        number: z.string(),
        totalPrice: z.number(),
        currency: z.enum(currencies),
        productName: z.string(),
        buyer: z.object({ id, name: z.string() }),
        seller: z.object({ id, name: z.string() }),
      }),
    ),
  },
  contacts: {
    summary: "The other parties of the member's paid orders and accepted chats, the latest first.",
    query: z.object({ ...statedListQuery }),
    answer: z.array(contact),
  },
  addresses: {
    summary: "The member's address book, the last used first.",
    answer: z.array(savedAddress).max(MAX_ADDRESSES),
  },
  updateAddress: {
    summary: "Replaces an address of the member's book; orders keep theirs.",
    params,
    body: addressFields,
    answer: savedAddress,
  },
  removeAddress: {
    summary: "Removes an address from the member's book; orders keep theirs.",
    params,
    answer: z.object({ id }),
  },
  askWithdrawal: {
    summary: 'Requests to withdraw from a purchase, signed in or not; answers and mails the code of the request.',
    body: z.object({
      name: text(MAX_NAME, 'Ingresá tu nombre.'),
      email,
      orderNumber: text(60, 'Ingresá el número de la compra.'),
      reason: optionalText(1000),
    }),
    answer: z.object({ code: z.string(), createdAt: time }),
  },
  withdrawals: {
    summary: 'Withdrawal requests: pending ones first, the oldest first.',
    query: z.object({ resolved: z.stringbool({ error: 'resolved es true o false.' }).optional(), ...pageQuery }),
    answer: z.array(withdrawal),
  },
  resolveWithdrawal: {
    summary: 'Marks a withdrawal request as handled.',
    params,
    answer: withdrawal,
  },
  ...operatorSchemas,
  me: {
    summary: 'The member with their newest products and orders: up to 1,000 of each, or `limit`.',
    whenSuspended: true,
    query: z.object({ limit: withProfile }),
    answer: user.extend({ products: z.array(ownProduct), orders: z.array(order) }),
  },
}
