/** The state of a reseller's document. */
export const identityStatuses = ['none', 'pending', 'approved', 'rejected'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** Stages of a resale, by the latest flag that is set. */
export const resaleStages = ['Pendiente', 'Validada', 'Pago Pendiente', 'Pagada', 'Completada', 'Cancelada'] as const
export type ResaleStage = (typeof resaleStages)[number]

/** Commission of a resale as a fraction [RES-06, RES-12]; the slider moves in whole percents. */
export const MIN_COMMISSION = 0.05
export const MAX_COMMISSION = 0.3
export const DEFAULT_COMMISSION = 0.1
/** Days after which a phone number left at a link is deleted, counted from the end of its transaction. */
export const CONTACT_DAYS = 90
/**
 * Days after the decision until the picture of an identity document is deleted [D26]: enough to question the decision, and no longer than
 * needed (Ley 25.326, artículo 4, inciso 7).
 */
export const IDENTITY_DAYS = 30
/** Days that a visit through a link is remembered. */
export const ATTRIBUTION_DAYS = 30
