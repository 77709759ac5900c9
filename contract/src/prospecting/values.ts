/** Where buyers are searched: consenting members, and configured public pages. */
export const buyerSources = ['miembros', 'página'] as const
export type BuyerSourceKind = (typeof buyerSources)[number]

/** How a source of buyers responded. */
export const sourceStates = ['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'] as const
export type SourceState = (typeof sourceStates)[number]

/** Stages of a search for buyers, in order. */
export const buyerStages = ['producto', 'miembros', 'páginas', 'orden', 'fin'] as const
export type BuyerStage = (typeof buyerStages)[number]

/** States of an offer to one member; `cerrada` when its product is no longer available. */
export const offerStates = ['pendiente', 'aceptada', 'rechazada', 'cerrada'] as const
export type OfferState = (typeof offerStates)[number]

/** The longest search for buyers, in seconds [PROS-06]. */
export const LONGEST_BUYER_SEARCH_SECONDS = 180
/** The most buyers that a search returns, the best first. */
export const MAX_BUYERS = 30
/**
 * The same search as newline-delimited JSON (`application/x-ndjson`), each line a `buyerLine`; POST with the same body. It ends when the
 * client disconnects.
 */
export const BUYERS_STREAM = '/api/v1/puppeteer-search/buyers-test/stream'
