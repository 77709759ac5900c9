import type { Currency } from '@feria/contract/money'

interface ChargeRequest {
  /** Our own name for what is paid; the provider gives the charge back by it. */
  reference: string
  /** The same key charges once, however often it is sent. */
  idempotencyKey: string
  amountMinor: number
  currency: Currency
  token: string
  description: string
  payerEmail: string
}

export interface Charge {
  providerId: string
  status: 'approved' | 'rejected'
  /** Why, in the provider's words, e.g. `cc_rejected_insufficient_amount`. */
  detail: string
  amountMinor: number
  currency: Currency
  brand: string
  lastFour: string
}

type ChargeFailure = 'bad-token' | 'unavailable'

/** A provider of card payments. */
export interface Payments {
  name: 'sandbox' | 'mercadopago'
  /** Where the browser hands over a card for a token. */
  tokenUrl: string
  testCards: { brand: string; number: string }[]
  /** Charges a card token. `unavailable` means that nobody knows: ask `findCharge` before trying again. */
  charge(request: ChargeRequest): Promise<Charge | ChargeFailure>
  /** The charge made under an idempotency key, if the provider knows of one. */
  findCharge(idempotencyKey: string): Promise<Charge | null>
}
