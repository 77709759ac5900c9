/** Whether a reseller's document was looked at. */
export const identityStatuses = ['none', 'pending', 'approved', 'rejected'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** Stages of a resale, by the latest flag that is set. */
export const resaleStages = ['Pendiente', 'Validada', 'Pago Pendiente', 'Pagada', 'Completada', 'Cancelada'] as const
export type ResaleStage = (typeof resaleStages)[number]

/** Commission of a resale as a fraction [RES-06, RES-12]; the slider goes by whole percents. */
export const MIN_COMMISSION = 0.05
export const MAX_COMMISSION = 0.3
export const DEFAULT_COMMISSION = 0.1
/** Days after which a telephone that was left at a link is forgotten, counted from the end of what it led to. */
export const CONTACT_DAYS = 90
/**
 * Days after the decision about a document of identity until its picture is destroyed [D26]: enough to ask about the decision and to look
 * once more, and no longer than it serves what it was sent for (Ley 25.326, artículo 4, inciso 7).
 */
export const IDENTITY_DAYS = 30
/** Days that a visit through a link is remembered. */
export const ATTRIBUTION_DAYS = 30
