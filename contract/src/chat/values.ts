/** States of a request to chat. */
export const chatStatuses = ['pending', 'accepted', 'rejected'] as const
export type ChatStatus = (typeof chatStatuses)[number]

/** A chat request waits so long for its answer [CHAT-04]. */
export const CHAT_REQUEST_MS = 10_000
/** Days after a rejection until the buyer may ask once more. */
export const ASK_AGAIN_DAYS = 7
/** Characters of a chat message. */
export const MAX_MESSAGE = 4000
/** Messages of a page, and by how many «Cargar mensajes anteriores» goes back [CHAT-47]. */
export const CHAT_PAGE = 100
export const CHAT_OFFSET_STEP = 50
/** A chat without a socket asks for news so often [CHAT-40]. */
export const CHAT_POLL_MS = 5000
/** Presence is told so often [CHAT-62] and ends so long after it was last told. */
export const PRESENCE_BEAT_MS = 30_000
export const PRESENCE_SECONDS = 75
/** Two messages without a client's id are one when sender and text agree within these [CHAT-67]. */
export const SAME_MESSAGE_MS = 1000
export const OWN_MESSAGE_MS = 60_000
export const MESSAGE_LIMIT = { max: 60, seconds: 10 }
