import type { Currency } from '@feria/contract/money'

/** What is to be paid. `reference` is our own name of the attempt: the provider gives every payment back by it. */
interface Due {
  reference: string
  amountMinor: number
  currency: Currency
  description: string
  payerEmail: string
}

export interface ChargeRequest extends Due {
  token: string
  /** What the buyer said that the card is. */
  cardType: 'debit' | 'credit'
}

export interface CheckoutRequest extends Due {
  /** Where the browser comes back to, whatever became of the payment. */
  returnUrl: string
  /** Until when it may be paid. */
  until: Date
}

export type PaymentStatus = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'refunded' | 'charged-back'

/** A payment as the provider knows it now. */
export interface ProviderPayment {
  providerId: string
  reference: string
  status: PaymentStatus
  /** Why, in the provider's words, e.g. `cc_rejected_insufficient_amount`. */
  detail: string
  amountMinor: number
  currency: Currency
  /** What went back to the payer so far. */
  refundedMinor: number
  brand: string
  lastFour: string
}

export type ChargeFailure = 'bad-token' | 'unavailable'
/** `refused` is final: this payment cannot be refunded so; `unavailable` is worth another try. */
export type RefundOutcome = 'done' | 'refused' | 'unavailable'

/** A notice as it came through HTTP. */
export interface RawWebhook {
  headers: Record<string, string | string[] | undefined>
  query: Record<string, unknown>
  body: unknown
}

/** What a notice is about. `key` is the same for the same notice sent again. */
export interface PaymentWebhook {
  key: string
  providerId: string
}

/**
 * A provider of payments. Amounts are minor units; nothing that it says by notice or return address counts until it was asked by `get` or
 * `find`.
 */
export interface Payments {
  name: 'sandbox' | 'mercadopago' | 'none'
  /** What it charges in. */
  currencies: Currency[]
  /** Where the browser hands over a card for a token. */
  tokenUrl: string
  /** Where the browser may be sent to pay, as origins; empty means our own. */
  checkoutOrigins: string[]
  testCards: { brand: string; number: string }[]
  /**
   * Charges a card token, once a reference however often it is asked. `unavailable` means that nobody knows: ask `find` before trying
   * again.
   */
  charge(request: ChargeRequest): Promise<ProviderPayment | ChargeFailure>
  /** Opens a page of the provider on which what is due can be paid once, and answers its address. Throws when it cannot. */
  createCheckout(request: CheckoutRequest): Promise<string>
  /** A payment as it is now, null when there is none. Throws when the provider cannot be reached. */
  get(providerId: string): Promise<ProviderPayment | null>
  /** Every payment made under a reference. Throws when the provider cannot be reached. */
  find(reference: string): Promise<ProviderPayment[]>
  /** Gives a part of a payment back, once a key however often it is asked. */
  refund(providerId: string, amountMinor: number, key: string): Promise<RefundOutcome>
  /** What a signed notice is about; null for one about something else. `not-signed` when it is not the provider's own. */
  readWebhook(notification: RawWebhook): Promise<PaymentWebhook | null | 'not-signed'>
  /** A provider inside this process hands its notices over here; the others send them through the net. */
  deliverTo?(deliver: (notification: RawWebhook) => Promise<void>): void
}
