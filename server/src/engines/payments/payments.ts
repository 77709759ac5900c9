import type { Currency } from '@feria/contract/money'

/** What is to be paid. `reference` is our id of the attempt, by which the provider returns every payment. */
interface Due {
  reference: string
  amountMinor: number
  currency: Currency
  description: string
  payerEmail: string
}

export interface ChargeRequest extends Due {
  token: string
  /** The card's type as the buyer chose it. */
  cardType: 'debit' | 'credit'
  /** For a token of a kept card: whose card it is, and its payment method. */
  kept?: Pick<KeptCard, 'customerId' | 'methodId'> | null
}

/** A card that the provider keeps: its own ids, and what is shown of the card. Never its number. */
export interface KeptCard {
  providerId: string
  /** Whose card it is at the provider; a charge of it has to name them. */
  customerId: string
  /** The provider's id of the payment method, e.g. `debvisa`. */
  methodId: string
  /** E.g. `Visa`. */
  brand: string
  lastFour: string
  expiryMonth: number
  /** Four digits. */
  expiryYear: number
  cardType: 'debit' | 'credit'
  /** The digits of its security code. */
  codeLength: number
}

export interface CheckoutRequest extends Due {
  /** Where the browser returns to, whatever the outcome. */
  returnUrl: string
  /** When it expires. */
  until: Date
}

export type PaymentStatus = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'refunded' | 'charged-back'

/** A payment as the provider has it now. */
export interface ProviderPayment {
  providerId: string
  reference: string
  status: PaymentStatus
  /** The reason, in the provider's words, e.g. `cc_rejected_insufficient_amount`. */
  detail: string
  amountMinor: number
  currency: Currency
  /** How much was refunded so far. */
  refundedMinor: number
  brand: string
  lastFour: string
}

export type ChargeFailure = 'bad-token' | 'unavailable'
/** `refused` is final: this payment cannot be refunded like this; `unavailable` can be retried. */
export type RefundOutcome = 'done' | 'refused' | 'unavailable'

/** A webhook as received by HTTP. */
export interface RawWebhook {
  headers: Record<string, string | string[] | undefined>
  query: Record<string, unknown>
  body: unknown
}

/** The subject of a webhook. `key` is the same when it is sent again. */
export interface PaymentWebhook {
  key: string
  providerId: string
}

/** A payment provider. Amounts are minor units; nothing in a webhook or return URL counts until confirmed by `get` or `find`. */
export interface Payments {
  name: 'sandbox' | 'mercadopago' | 'none'
  /** The currencies it charges. */
  currencies: Currency[]
  /** Where the browser exchanges a card for a token. */
  tokenUrl: string
  /** Origins that the browser may be sent to for payment; empty means only our own. */
  checkoutOrigins: string[]
  testCards: { brand: string; number: string }[]
  /**
   * Charges a card token, once per reference, however often it is called. `unavailable` means that the outcome is unknown: ask `find`
   * before retrying.
   */
  charge(request: ChargeRequest): Promise<ProviderPayment | ChargeFailure>
  /**
   * Keeps the card of a token that has paid, for the customer with this email. It may keep a second copy of a card that it has already.
   * `refused` is final. Throws when the provider is unreachable.
   */
  keepCard(request: { token: string; email: string }): Promise<KeptCard | 'refused'>
  /** Forgets a kept card; one that it no longer has is forgotten. Throws when that is not certain. */
  forgetCard(card: Pick<KeptCard, 'customerId' | 'providerId'>): Promise<void>
  /** Opens a provider's page on which the amount can be paid once, and returns its URL. Throws on failure. */
  createCheckout(request: CheckoutRequest): Promise<string>
  /** A payment as it is now, null if there is none. Throws when the provider is unreachable. */
  get(providerId: string): Promise<ProviderPayment | null>
  /** Every payment of a reference. Throws when the provider is unreachable. */
  find(reference: string): Promise<ProviderPayment[]>
  /** Refunds a part of a payment, once per key, however often it is called. */
  refund(providerId: string, amountMinor: number, key: string): Promise<RefundOutcome>
  /** The subject of a signed webhook; null for other subjects. `not-signed` unless the provider signed it. */
  readWebhook(notification: RawWebhook): Promise<PaymentWebhook | null | 'not-signed'>
  /** A provider inside this process delivers its webhooks here; others use HTTP. */
  deliverTo?(deliver: (notification: RawWebhook) => Promise<void>): void
}
