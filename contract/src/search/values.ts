/** How a platform answered a search: with what it has, perhaps nothing, or why it cannot. */
export const platformStates = ['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'] as const
export type PlatformState = (typeof platformStates)[number]

/** Kilometres that are shown, as an estimate, where a distance is not known [SRCH-34]. */
export const DEFAULT_DISTANCE_KM = 2
/** Suggestions while somebody types. */
export const SUGGESTIONS = 8
/** Results in «Top Productos», of which the first three have a badge [SRCH-20]. */
export const TOP_RESULTS = 5
export const BADGED_RESULTS = 3
/** Below this score a result is not offered as the cheapest of what was looked for [SRCH-21]. */
export const RELEVANCE_FLOOR = 0.35
/** Searches that are remembered on a device [SRCH-39]. */
export const RECENT_SEARCHES = 10
/** The same search as a stream of lines of JSON (`application/x-ndjson`), each a `searchLine`. */
export const SEARCH_STREAM = '/api/v1/products/search/stream'
