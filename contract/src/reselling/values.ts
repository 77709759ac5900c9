/** Stages of a resale, by the latest flag that is set. */
export const resaleStages = ['Pendiente', 'Validada', 'Pago Pendiente', 'Pagada', 'Completada', 'Cancelada'] as const
export type ResaleStage = (typeof resaleStages)[number]

/** Commission of a resale as a fraction [RES-06, RES-12]; the slider moves in whole percents. */
export const MIN_COMMISSION = 0.05
export const MAX_COMMISSION = 0.3
export const DEFAULT_COMMISSION = 0.1
/** Days after which a phone number left at a link is deleted, counted from the end of its transaction. */
export const CONTACT_DAYS = 90
/** Days that a visit through a link is remembered. */
export const ATTRIBUTION_DAYS = 30
