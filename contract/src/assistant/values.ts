/** Whether a model took part in an answer. */
export const modelStates = ['modelo', 'sin modelo', 'sin respuesta'] as const
export type ModelState = (typeof modelStates)[number]

/** Cases that a band of prices rests on at least. */
export const MIN_PRICE_CASES = 5
/**
 * The assistant's answer as a stream of lines of JSON (`application/x-ndjson`), each an `assistantLine`; POST an `assistantRequest` as a
 * member.
 */
export const ASSISTANT_STREAM = '/api/v1/assistant/chat'
