/**
 * Words of what may come after a payment: claims, withdrawals and movements of a balance. No schemas here: the browser loads this file
 * whole.
 */

/** What a claim of a buyer is about: something went wrong, or they withdraw from the purchase. */
export const claimKinds = ['problema', 'arrepentimiento'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** How a claim ends: the buyer gets everything back, a part of it, or the seller keeps the money. */
export const claimOutcomes = ['devolver', 'devolver una parte', 'pagar al vendedor'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

/** States of a withdrawal of the own balance; `frenado` by its member while it waited. */
export const payoutStatuses = ['pedido', 'pagado', 'rechazado', 'frenado'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** What moves a member's balance. */
export const movementKinds = ['venta', 'comision', 'reclamo', 'contracargo', 'retiro', 'retiro rechazado', 'retiro frenado'] as const
export type MovementKind = (typeof movementKinds)[number]
