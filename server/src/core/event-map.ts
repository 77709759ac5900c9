import type { Currency } from '@feria/contract/money'
import type { OrderClock, OrderStatus, RepeatableEmail } from '@feria/contract/orders/values'

/**
 * A change of the second factor. `recovered`: somebody signed in with a recovery code. `unproven`: a password reset removed it, since the
 * address had never been verified. `undone`: removed by undoing the change of email that preceded it.
 */
export type FactorChange = 'on' | 'off' | 'removed' | 'renewed' | 'recovered' | 'unproven' | 'undone'

/**
 * Every event, in the past tense, with its payload. Jobs are kept for days after they finish, even if the member leaves: events carry
 * ids, never a secret, an email or a phone number.
 */
export interface Events {
  /** Requested for an address by somebody not signed in: a new password, or a business account. */
  'accounts.requested': { requestId: string }
  /** `isByAdmin`: an admin sent the link, the member did not ask for it. */
  'accounts.reset-asked': { userId: string; isByAdmin?: true }
  /** An admin ended every session of the member. */
  'accounts.signed-out': { userId: string }
  /** All sessions of a member, or only those with these hashes. */
  'accounts.sessions-ended': { userId: string; tokenHashes?: string[] }
  /** By a signed-in member who knew the old one. */
  'accounts.password-changed': { userId: string }
  'accounts.premium-left': { userId: string }
  'accounts.business-registered': { userId: string }
  'accounts.business-known': { userId: string }
  'accounts.photo-changed': { userId: string; imageUrl: string }
  /** At registration, or asked again by a member: the letter that confirms the address. */
  'accounts.confirmation-asked': { userId: string }
  'accounts.email-change-asked': { changeId: string }
  /** A member was limited or suspended; and it ended, by time or by an admin. */
  'accounts.restricted': { userId: string; restrictionId: string }
  'accounts.restriction-ended': { userId: string; restrictionId: string }
  /** A member asked for a code for a telephone. `times` is how often it was postponed. */
  'accounts.phone-code-asked': { codeId: string; times?: number }
  /** Another member confirmed the number: it marks this one no more. */
  'accounts.phone-taken': { userId: string; at: string }
  'accounts.second-factor-changed': { userId: string; change: FactorChange; codesLeft: number }
  /** A product was published, edited, hidden or shown, or its last unit was sold or came back. Subscribers read its current state. */
  'catalogue.changed': { productId: string }
  /** An admin hid products of another member by hand; `reason` is for their owner to read. */
  'catalogue.hidden-by-admin': { productIds: string[]; reason: string | null; at: string }
  /** A picture became private for good: its public files go. */
  'uploads.given': { id: string }
  /** A private picture, e.g. of a document, was deleted: its file goes too. */
  'uploads.private-removed': { id: string }
  'chat.requested': { requestId: string }
  'chat.answered': { requestId: string }
  'payments.noticed': { providerId: string }
  'payments.moved': { paymentId: string; reference: string; status: 'pending' | 'approved' | 'rejected'; detail: string }
  'payments.refund-asked': { refundId: string }
  /** The provider took money back on its own (a chargeback). */
  'payments.taken-back': { paymentId: string; reference: string; amountMinor: number; currency: Currency }
  /** A member asked to keep the card of a payment. */
  'payments.card-asked': { paymentId: string }
  /** A kept card was removed here: the provider has to forget it. */
  'payments.card-removed': { provider: string; customerId: string; providerId: string }
  'payments.payout-settled': { payoutId: string }
  /** A withdrawal to an account that is new for its member is on hold. */
  'payments.payout-held': { payoutId: string }
  'orders.paid': {
    orderId: string
    number: string
    buyerId: string
    sellerId: string
    /** Null without a link. */
    resellerId: string | null
    /** The conversation of its parties. */
    roomId: string
    /** When it was paid, in ISO 8601. */
    at: string
    products: { id: string; name: string }[]
  }
  'orders.withdrawal-asked': { withdrawalId: string }
  /**
   * `isHeld`: the order is complete, but its money stays held until the buyer's right to withdraw ends. `by`: who took the step. `clock`:
   * what moved it, where that was time alone.
   */
  'orders.moved': {
    orderId: string
    number: string
    buyerId: string
    sellerId: string
    status: OrderStatus
    at: string
    isHeld: boolean
    by: 'buyer' | 'seller' | 'reseller' | 'code' | 'admin' | 'operator' | 'payment' | 'clock'
    clock?: OrderClock
  }
  /** An operator gave money of an order back or more time, in words for its parties. */
  'orders.acted': { actId: string; orderId: string; at: string }
  /** An operator had one of its emails sent again. */
  'orders.email-asked': { orderId: string; email: RepeatableEmail }
  /** A paid parcel is not sent yet, half-way to the day on which its money goes back. */
  'orders.send-reminded': { orderId: string; at: string }
  /** The money of a completed order, held until the buyer's right to withdraw ended, was released to its parties. */
  'orders.paid-out': { orderId: string; at: string }
  /** A wish was created, edited or switched on. */
  'wishes.changed': { wishId: string }
  /** What everybody may read of a wish has changed. */
  'wishes.public-changed': { wishId: string }
  /** New matches between wishes and products. */
  'wishes.matched': { matchIds: string[] }
  /** A seller offered a product to the owner of a wish. */
  'wishes.offered': { matchId: string; at: string }
  /** A member's digest is due: `count` matches, of which these are the best. */
  'notifications.digest-due': { userId: string; matchIds: string[]; count: number }
  /** Notifications were stored and pushed live. */
  'notifications.created': { notificationIds: string[] }
  /** A browser should receive a push about a notification. */
  /** `times` is how often it was postponed. */
  'notifications.push-due': { notificationId: string; subscriptionId: string; times?: number }
  'reselling.asked': { transactionId: string }
  'reselling.sold': { transactionId: string }
  /** A seller offered a product to a member found by prospecting; and the answer. */
  'prospecting.offered': { offerId: string }
  'prospecting.answered': { offerId: string }
  /** A message of the contact form was stored. */
  'help.contacted': { messageId: string }
  /** Reviews were published: of an order, both at once. */
  'reviews.published': { reviewIds: string[] }
  /** An order ended three days ago: who has not reviewed it is reminded. */
  'reviews.reminder-due': { orderId: string }
  'reviews.appeal-decided': { appealId: string }
  /** A case of reported abuse was decided, or the appeal against that. */
  'moderation.decided': { caseId: string }
  /** One of its reporters is to be told. */
  'moderation.reporter-due': { caseId: string; userId: string }
  'moderation.appeal-decided': { caseId: string }
  /** A product is hidden until its reports are decided, or shown again before. */
  'moderation.held': { caseId: string }
  'moderation.released': { productId: string; at: string }
  'orders.claim-moved': { claimId: string; orderId: string; step: 'opened' | 'answered' | 'settled'; clock?: OrderClock }
}

export type EventName = keyof Events
