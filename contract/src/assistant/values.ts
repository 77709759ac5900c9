/** Whether a model took part in a reply. */
export const modelStates = ['modelo', 'sin modelo', 'sin respuesta'] as const
export type ModelState = (typeof modelStates)[number]

/** The fewest cases for a price band. */
export const MIN_PRICE_CASES = 5
/**
 * The assistant's reply as newline-delimited JSON (`application/x-ndjson`), each line an `assistantLine`; POST an `assistantRequest` as a
 * member.
 */
export const ASSISTANT_STREAM = '/api/v1/assistant/chat'

/** What a text that is read may be: a wish, or the name of a product to publish. */
export const readTexts = ['wish', 'product'] as const

/**
 * What somebody wants first: a thing, to sell one, something about an order of theirs, to know how the market works, a person, to talk, or
 * nothing that a market has.
 */
export const intents = ['buy', 'sell', 'order', 'help', 'person', 'smalltalk', 'other'] as const
export type Intent = (typeof intents)[number]
