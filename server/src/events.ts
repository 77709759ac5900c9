import type { Currency } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/words'
import type { Ctx } from './context.ts'

/** What can happen, in the past tense, and what is told about it. */
export interface Events {
  'accounts.reset-asked': { email: string; name: string; token: string }
  /** Every session of a member, or the one that is named by its hash. */
  'accounts.sessions-ended': { userId: string; tokenHash?: string }
  'accounts.business-registered': { email: string; name: string; company: string; token: string }
  'accounts.business-known': { email: string; name: string }
  'accounts.photo-changed': { userId: string; imageUrl: string }
  'accounts.email-change-asked': { oldEmail: string; newEmail: string; name: string; token: string }
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
  'orders.moved': { orderId: string; number: string; buyerId: string; sellerId: string; status: OrderStatus; at: string }
  /** A wish was made, edited or switched on. */
  'wishes.changed': { wishId: string }
  /** Wishes and products that meet since now. */
  'wishes.matched': { matchIds: string[] }
  /** A seller told the owner of a wish of a product. */
  'wishes.offered': { matchId: string; at: string }
  /** The digest of a member is due, of so many matches, of which these are the best. */
  'notifications.digest-due': { userId: string; matchIds: string[]; count: number }
  'orders.claim-moved': { claimId: string; orderId: string; step: 'opened' | 'answered' | 'settled' }
}

export type EventName = keyof Events

/** Does something about an event. It may be called twice for one event, so doing it again must change nothing. */
type Subscriber<E extends EventName> = (ctx: Ctx, event: Events[E]) => Promise<void>
export type Subscribers = { [E in EventName]?: Record<string, Subscriber<E>> }

/** Where events wait until their subscribers have dealt with them; see jobs.ts. */
export interface Outbox {
  put<E extends EventName>(ctx: Ctx, name: E, payload: Events[E]): Promise<void>
}

/**
 * Says that something happened. Inside `atomically` the news is stored with the change itself:
 * both commit or neither, and each subscriber is then called at least once, also after a crash.
 */
export const emit = <E extends EventName>(ctx: Ctx, name: E, payload: Events[E]): Promise<void> => ctx.outbox.put(ctx, name, payload)
