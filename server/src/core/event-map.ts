import type { Currency } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/orders/values'

/**
 * What became of a second factor; `recovered` where somebody signed in with a recovery code, `unproven` where a reset took it off since
 * nobody had shown before that the address is theirs, `undone` where it went with the change of email that came before it.
 */
export type FactorChange = 'on' | 'off' | 'removed' | 'renewed' | 'recovered' | 'unproven' | 'undone'

/**
 * What can happen, in the past tense, and what is told about it. Jobs are kept for days after they are done, whatever becomes of the
 * member: events carry ids, never a secret, an email or a telephone.
 */
export interface Events {
  /** By somebody who is not signed in, for an address: a new password, or the account of a business. */
  'accounts.requested': { requestId: string }
  'accounts.reset-asked': { userId: string }
  /** Every session of a member, or those that are named by their hashes. */
  'accounts.sessions-ended': { userId: string; tokenHashes?: string[] }
  /** By whoever was signed in and knew the old one. */
  'accounts.password-changed': { userId: string }
  'accounts.business-registered': { userId: string }
  'accounts.business-known': { userId: string }
  'accounts.photo-changed': { userId: string; imageUrl: string }
  'accounts.email-change-asked': { changeId: string }
  'accounts.second-factor-changed': { userId: string; change: FactorChange; codesLeft: number }
  /** A product was published, edited, hidden or shown, or its last unit went or came back: whoever handles it reads how it is now. */
  'catalogue.changed': { productId: string }
  'chat.requested': { requestId: string }
  'chat.answered': { requestId: string }
  'payments.noticed': { providerId: string }
  'payments.moved': { paymentId: string; reference: string; status: 'pending' | 'approved' | 'rejected'; detail: string }
  'payments.refund-asked': { refundId: string }
  /** The provider took money back by itself. */
  'payments.taken-back': { paymentId: string; reference: string; amountMinor: number; currency: Currency }
  'payments.payout-settled': { payoutId: string }
  /** A withdrawal to an account that is new for its member waits. */
  'payments.payout-held': { payoutId: string }
  'orders.paid': {
    orderId: string
    number: string
    buyerId: string
    sellerId: string
    /** When it was paid, as ISO 8601. */
    at: string
    products: { id: string; name: string }[]
  }
  'orders.withdrawal-asked': { withdrawalId: string }
  /** `isHeld`: it is complete, but its money stays held until its buyer cannot withdraw any more. */
  'orders.moved': { orderId: string; number: string; buyerId: string; sellerId: string; status: OrderStatus; at: string; isHeld: boolean }
  /** What was held for a completed order until its buyer could not withdraw any more went to its parties. */
  'orders.paid-out': { orderId: string; at: string }
  /** A wish was made, edited or switched on. */
  'wishes.changed': { wishId: string }
  /** Wishes and products that meet since now. */
  'wishes.matched': { matchIds: string[] }
  /** A seller told the owner of a wish of a product. */
  'wishes.offered': { matchId: string; at: string }
  /** The digest of a member is due, of so many matches, of which these are the best. */
  'notifications.digest-due': { userId: string; matchIds: string[]; count: number }
  /** Notices were stored and told live. */
  'notifications.told': { notificationIds: string[] }
  /** A browser is to be told of a notice. */
  /** `times` is how often it was put off. */
  'notifications.push-due': { notificationId: string; subscriptionId: string; times?: number }
  'reselling.asked': { transactionId: string }
  'reselling.sold': { transactionId: string }
  /** A seller offers a product to a member who was found for it; and the answer. */
  'prospecting.offered': { offerId: string }
  'prospecting.answered': { offerId: string }
  'orders.claim-moved': { claimId: string; orderId: string; step: 'opened' | 'answered' | 'settled' }
}

export type EventName = keyof Events
