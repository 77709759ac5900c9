export const cardTypes = ['debit', 'credit'] as const
export type CardType = (typeof cardTypes)[number]

/** Begins a checkout at the page of the provider; answered with a redirect, so no JSON contract fits. */
export const CHECKOUT_PATH = '/api/v1/payments'
/** Where the provider says that a payment moved. */
export const PAYMENT_WEBHOOK_PATH = '/api/v1/payments/notifications'

/** States of a withdrawal of the own balance; `frenado` by its member while it waited. */
export const payoutStatuses = ['pedido', 'pagado', 'rechazado', 'frenado'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** What moves a member's balance. */
export const movementKinds = ['venta', 'comision', 'reclamo', 'contracargo', 'retiro', 'retiro rechazado', 'retiro frenado'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Hours that a withdrawal to a new account waits, in which its member can stop it (decision 55). */
export const PAYOUT_HOLD_HOURS = 24
/** Minutes that the amount due, its rate and the stock are kept for a checkout at the provider's page. */
export const CHECKOUT_MINUTES = 30
/** What the provider's tokeniser takes and gives; card data never reaches a route of Feria. */
export interface CardData {
  number: string
  name: string
  expiry: string
  cvc: string
}

export interface CardToken {
  id: string
  brand: string
  lastFour: string
}
