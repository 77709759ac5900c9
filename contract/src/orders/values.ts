/** States of an order on the wire; a missing one reads as completada. */
export const orderStatuses = ['reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What a claim of a buyer is about: something went wrong, or they withdraw from the purchase. */
export const claimKinds = ['problema', 'arrepentimiento'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** How a claim ends: the buyer gets everything back, a part of it, or the seller keeps the money. */
export const claimOutcomes = ['devolver', 'devolver una parte', 'pagar al vendedor'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

/** Quantity of each product in an order [ORD-05]. */
export const ORDER_QUANTITY = 1
/** Minutes that an unpaid order keeps its stock. */
export const RESERVATION_MINUTES = 15
/** Days after the delivery in which a purchase can be claimed or withdrawn from (Ley 24.240, artículo 34). */
export const CLAIM_DAYS = 10
/** Photographs of a claim or of its answer. */
export const CLAIM_PHOTOS = 4
