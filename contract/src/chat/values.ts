/** States of a chat request. */
export const chatStatuses = ['pending', 'accepted', 'rejected'] as const
export type ChatStatus = (typeof chatStatuses)[number]

/** How long a chat request waits for its response [CHAT-04]. */
export const CHAT_REQUEST_MS = 10_000
/** Days after a rejection until the buyer may ask again. */
export const ASK_AGAIN_DAYS = 7
/** Maximum length of a chat message. */
export const MAX_MESSAGE = 4000
/** Pictures of one message. */
export const MAX_MESSAGE_PICTURES = 2
/** The words of a message that was sent with pictures alone. */
export const pictureWords = (count: number): string => (count === 1 ? 'Foto' : `${count} fotos`)
/** Messages per page, also for «Cargar mensajes anteriores» [CHAT-47]. */
export const CHAT_PAGE = 100
export const CHAT_OFFSET_STEP = 50
/** How often a chat without a socket polls [CHAT-40]. */
export const CHAT_POLL_MS = 5000
/** Interval of the presence heartbeat [CHAT-62], and how long after the last one presence expires. */
export const PRESENCE_BEAT_MS = 30_000
export const PRESENCE_SECONDS = 75
/** How often at most a member is announced as typing in a room, and how long a page shows it. */
export const TYPING_MS = 3000
export const TYPING_SHOWN_MS = 4000
/** Two messages without a client's id are one if sender and text are equal within this time [CHAT-67]. */
export const SAME_MESSAGE_MS = 1000
export const OWN_MESSAGE_MS = 60_000
export const MESSAGE_LIMIT = { max: 60, seconds: 10 }
/** What both parties read in place of a message that moderation took away. */
export const REMOVED_MESSAGE = 'Mensaje retirado por moderación'

/** Hours until a held message reaches its receiver, unless an admin decided before. */
export const HELD_HOURS = 2
/** A held message as its sender sees it: under review, or not delivered. */
export const reviewStates = ['waiting', 'refused'] as const
/** What an admin decides about a held message. */
export const heldDecisions = ['deliver', 'refuse'] as const
export type HeldDecision = (typeof heldDecisions)[number]

/** What a message may have to be warned of. */
export const warningKinds = ['code', 'receipt', 'overpaid', 'outside', 'contact', 'courier', 'bank', 'data', 'link'] as const
export type WarningKind = (typeof warningKinds)[number]
