/** The default and the maximum page size of a list of products. */
export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100
/** The default limit of a list that the specification returns whole: its client searches within what it gets [ORD-06, CHAT-06]. */
export const WHOLE_LIST = 1000
/** Widths in CSS pixels where the layout changes [LIM-01, LIM-02]. */
export const DESKTOP_PX = 1024
export const MOBILE_PX = 768
/** Milliseconds before a redirect that follows a message [LIM-03]. */
export const REDIRECT_MS = 2000
/** The longest wait for restored state, in milliseconds [LIM-04]. */
export const RESTORE_MS = 5000
/** Socket reconnection [RT-01 to RT-03]. */
export const RECONNECT_MS = 1000
export const RECONNECT_MAX_MS = 5000
export const SOCKET_TIMEOUT_MS = 20_000
export const RECONNECT_RANDOM = 0.5
