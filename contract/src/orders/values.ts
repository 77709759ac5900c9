/** States of an order in the API; a missing one means completada. */
export const orderStatuses = ['reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What can have happened to an order, in the history that its parties see. */
export const orderEvents = [
  'ordered',
  'paid',
  'sent',
  'completed',
  'cancelled',
  'refunded',
  'given back',
  'extended',
  'claim opened',
  'claim answered',
  'claim resolved',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** What time does to an order by itself, as the table of clocks has it (decision 120). */
export const orderClocks = ['unpaid', 'reminder', 'unsent', 'uncollected', 'silent', 'unanswered', 'undecided', 'held'] as const
export type OrderClock = (typeof orderClocks)[number]

/** The clocks to which an operator may give more time: those that wait for a person (decision 132). */
export const extendableClocks = ['unsent', 'uncollected', 'silent', 'unanswered', 'undecided'] as const satisfies OrderClock[]
export type ExtendableClock = (typeof extendableClocks)[number]
/** Days that an operator gives at once, and by which a clock's end can be later in all. */
export const MAX_EXTENSION_DAYS = 30
export const MAX_EXTENDED_DAYS = 60

/** What an operator does to an order. */
export const orderActKinds = ['refund', 'extension'] as const
export type OrderActKind = (typeof orderActKinds)[number]
/** Letters of the reason for it, which both parties read. */
export const MAX_ACT_REASON = 500

/**
 * The emails about an order: of its payment to its buyer and its seller; of its latest state, claim step and act of an operator; the
 * reminder to send it; that held money was released.
 */
export const orderEmails = ['receipt', 'sale', 'moved', 'claim', 'act', 'reminder', 'paid-out', 'withdrawal'] as const
export type OrderEmail = (typeof orderEmails)[number]
/** Those that an operator can send again, and how many of an order in an hour. */
export const repeatableEmails = ['receipt', 'sale', 'moved', 'claim', 'act'] as const satisfies OrderEmail[]
export type RepeatableEmail = (typeof repeatableEmails)[number]
export const REPEATED_EMAILS_AN_HOUR = 3

/** What an order can wait for: its buyer's payment or confirmation, its seller's shipment or answer to a claim. */
export const orderActions = ['pay', 'send', 'receive', 'answer'] as const
export type OrderAction = (typeof orderActions)[number]

/** The kind of a buyer's claim: a problem, or a withdrawal from the purchase. */
export const claimKinds = ['problema', 'arrepentimiento'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** The outcome of a claim: a full refund, a partial one, or the seller keeps the money. */
export const claimOutcomes = ['devolver', 'devolver una parte', 'pagar al vendedor'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

/** How a purchase arrives: handed over in person, sent as a parcel at the seller's price, or as the parties agree. */
export const deliveryKinds = ['pickup', 'parcel', 'agreed'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** Addresses that a member's book keeps (decision 94). */
export const MAX_ADDRESSES = 10
/** Days after the end of an order in which its address is destroyed (decision 94). */
export const ADDRESS_DAYS = 90

/** Quantity of each product in an order [ORD-05]. */
export const ORDER_QUANTITY = 1
/** Products of one order. */
export const MAX_ORDERED = 10
/** Minutes that an unpaid order keeps its stock. */
export const RESERVATION_MINUTES = 15
/** Days after delivery in which a purchase can be claimed or withdrawn from (Ley 24.240, artículo 34). */
export const CLAIM_DAYS = 10
/** Days after which silence about what was sent means that it arrived. */
export const SILENCE_DAYS = 7
/** Days after the payment from which the buyer of what is handed over takes the money back by one press, and in which it goes back. */
export const RECOVER_DAYS = 10
export const HAND_OVER_DAYS = 30
/** Days in which a seller answers a claim; silence gives the money back (decision 120). */
export const ANSWER_DAYS = 3
/**
 * Days after the answer in which a claim is decided; later it is overdue, and after UNDECIDED_DAYS the money goes back. More time to decide
 * moves both.
 */
export const DECIDE_DAYS = 14
export const UNDECIDED_DAYS = 30
/** Digits of the code that a buyer shows to whoever hands the product over (decision 122). */
export const DELIVERY_CODE_DIGITS = 6
/** What of a listing can have changed since it was bought. */
export const listingParts = [
  'name',
  'price',
  'description',
  'details',
  'brand',
  'condition',
  'category',
  'location',
  'delivery',
  'negotiationConditions',
  'pictures',
] as const
export type ListingPart = (typeof listingParts)[number]

/** Photos of a claim or of its answer. */
export const CLAIM_PHOTOS = 4
