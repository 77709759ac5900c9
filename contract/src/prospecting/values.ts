/** Where buyers for a product are searched: members who agreed, and public pages that the operator configured. */
export const buyerSources = ['miembros', 'página'] as const
export type BuyerSourceKind = (typeof buyerSources)[number]

/** How a source of buyers answered. */
export const sourceStates = ['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'] as const
export type SourceState = (typeof sourceStates)[number]

/** Stages of a search of buyers, in their order. */
export const buyerStages = ['producto', 'miembros', 'páginas', 'orden', 'fin'] as const
export type BuyerStage = (typeof buyerStages)[number]

/** States of an offer to one member; `cerrada` when its product is gone. */
export const offerStates = ['pendiente', 'aceptada', 'rechazada', 'cerrada'] as const
export type OfferState = (typeof offerStates)[number]

/** Seconds that a search of buyers takes at most [PROS-06]. */
export const LONGEST_BUYER_SEARCH_SECONDS = 180
/** Buyers that a search answers at most, the likeliest first. */
export const MAX_BUYERS = 30
/**
 * The same search as a stream of lines of JSON (`application/x-ndjson`), each a `buyerLine`; POST with the same body. It ends when the
 * reader leaves.
 */
export const BUYERS_STREAM = '/api/v1/puppeteer-search/buyers-test/stream'
