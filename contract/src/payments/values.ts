export const cardTypes = ['debit', 'credit'] as const
export type CardType = (typeof cardTypes)[number]

/** Starts a checkout at the provider's page; the response is a redirect, which no JSON contract fits. */
export const CHECKOUT_PATH = '/api/v1/payments'
/** Where the provider sends its webhooks. */
export const PAYMENT_WEBHOOK_PATH = '/api/v1/payments/notifications'

/** States of a withdrawal; `frenado` means stopped by its member during the hold. */
export const payoutStatuses = ['pedido', 'pagado', 'rechazado', 'frenado'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** The kinds of movements of a member's balance. */
export const movementKinds = [
  'venta',
  'envio',
  'comision',
  'reclamo',
  'contracargo',
  'retiro',
  'retiro rechazado',
  'retiro frenado',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Hours that a withdrawal to a new account is held, in which the member can stop it (decision 55). */
export const PAYOUT_HOLD_HOURS = 24
/** Minutes that the amount due, its rate and the stock are reserved for a checkout at the provider's page. */
export const CHECKOUT_MINUTES = 30
/** Kept cards of a member; one more takes the place of the one that was used least recently. */
export const MAX_KEPT_CARDS = 10
/** The request and the response of the provider's tokeniser; card data never reaches a route of Feria. */
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
