/** How a platform responded to a search: with results, perhaps none, or why it cannot. */
export const platformStates = ['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'] as const
export type PlatformState = (typeof platformStates)[number]

/** Kilometres shown as an estimate when a distance is unknown [SRCH-34]. */
export const DEFAULT_DISTANCE_KM = 2
/** The number of suggestions while typing. */
export const SUGGESTIONS = 8
/** Results in «Top Productos», of which the first three have a badge [SRCH-20]. */
export const TOP_RESULTS = 5
export const BADGED_RESULTS = 3
/** Below this score a result is not offered as the cheapest match [SRCH-21]. */
export const RELEVANCE_FLOOR = 0.35
/** Recent searches kept on a device [SRCH-39]. */
export const RECENT_SEARCHES = 10
/** The same search as newline-delimited JSON (`application/x-ndjson`), each line a `searchLine`. */
export const SEARCH_STREAM = '/api/v1/products/search/stream'
