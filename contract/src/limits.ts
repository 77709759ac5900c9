/** Every bound that more than one file needs. Rows are of docs/requirements.csv; D stands for docs/decisions. */

/** Similar products on a product's page [CAT-33]. */
export const SIMILAR_PRODUCTS = 4
/** Products in a list when no limit is asked, and the most that may be asked. */
export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100
/** Entries of a stated list when no limit is asked: its client searches in what it gets [ORD-06, CHAT-06]. */
export const WHOLE_LIST = 1000
/** Pictures of a product. */
export const MAX_PICTURES = 8
/** Largest picture that is accepted, in bytes and in pixels. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 50_000_000
/** Widths in pixels that every picture is kept in. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
/** A larger file is sent in parts of 8 MiB, 6 at a time, its progress told every 150 ms [SEL-43]. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024
export const UPLOAD_PARALLEL_PARTS = 6
export const UPLOAD_PROGRESS_MS = 150
/** A part is tried up to 10 times, waiting 1 s, then twice as long each time [SEL-44]. */
export const UPLOAD_TRIES = 10
export const UPLOAD_FIRST_WAIT_MS = 1000
/** Quantity of each product in an order [ORD-05]. */
export const ORDER_QUANTITY = 1
/** Letters of what is stated as description: the model, or what was written about the product. */
export const MAX_DESCRIPTION = 2000
/** Minutes that an unpaid order keeps its stock. */
export const RESERVATION_MINUTES = 15
/** Days that a session lives after its last use. */
export const SESSION_DAYS = 30
/** And days that it lives at most, however often it is used. */
export const SESSION_MAX_DAYS = 180
/** Hours that a withdrawal to a new account waits, in which its member can stop it (decision 55). */
export const PAYOUT_HOLD_HOURS = 24
/** Minutes that a password link works. */
export const RESET_MINUTES = 60
export const MIN_PASSWORD = 8
/** Letters of a person's name [ACC-04, D75]. */
export const MAX_NAME = 200
/** Widths in CSS pixels where the layout changes [LIM-01, LIM-02]. */
export const DESKTOP_PX = 1024
export const MOBILE_PX = 768
/** Milliseconds before a redirect that follows a message [LIM-03]. */
export const REDIRECT_MS = 2000
/** Milliseconds to wait for restored state at most [LIM-04]. */
export const RESTORE_MS = 5000
/** A saved form closes after 1.5 s [SEL-24]; a message of the seller's table goes after 3 s [SEL-25]. */
export const FORM_CLOSE_MS = 1500
export const MESSAGE_CLEAR_MS = 3000
/** Stock above this is plenty; from 1 up to it is a warning [CAT-26]. */
export const PLENTY_OF_STOCK = 5
/** Minutes that the link for a new email works, and hours that a business has to choose its password. */
export const CONFIRMATION_MINUTES = 60
export const INVITATION_HOURS = 24
/** Hours after a change of email was asked for in which the old address can undo it: a weekend. */
export const UNDO_HOURS = 72
/** Kilometres that are shown, as an estimate, where a distance is not known [SRCH-34]. */
export const DEFAULT_DISTANCE_KM = 2
/** Interests of a wish that are shown [WISH-10]; active wishes that a member may have at once. */
export const SHOWN_INTERESTS = 3
export const MAX_WISHES = 100
/** Kilometres around a wish's place at most. */
export const MAX_MATCH_RADIUS_KM = 2000
/** Shown as an estimate, in percent, where the score of a match is not known [WISH-33]. */
export const DEFAULT_MATCH_PERCENT = 85
/** Members who look for the same before anybody is told how many they are. */
export const MIN_DEMAND = 5
/** Commission of a resale as a fraction [RES-06, RES-12]; the slider goes by whole percents. */
export const MIN_COMMISSION = 0.05
export const MAX_COMMISSION = 0.3
export const DEFAULT_COMMISSION = 0.1
/** Days after which a telephone that was left at a link is forgotten, counted from the end of what it led to. */
export const CONTACT_DAYS = 90
/**
 * Days after the decision about a document of identity until its picture is destroyed [D26]: enough to ask about the decision and to look
 * once more, and no longer than it serves what it was sent for (Ley 25.326, artículo 4, inciso 7).
 */
export const IDENTITY_DAYS = 30
/** Days that a visit through a link is remembered. */
export const ATTRIBUTION_DAYS = 30
/** Suggestions while somebody types. */
export const SUGGESTIONS = 8
/** Results in «Top Productos», of which the first three have a badge [SRCH-20]. */
export const TOP_RESULTS = 5
export const BADGED_RESULTS = 3
/** Below this score a result is not offered as the cheapest of what was looked for [SRCH-21]. */
export const RELEVANCE_FLOOR = 0.35
/** Searches that are remembered on a device [SRCH-39]. */
export const RECENT_SEARCHES = 10
/** Notices that a device keeps [NOTI-18]; the badge pulses for a second when their count changes [NOTI-04]; one sound in 3 s. */
export const KEPT_NOTICES = 50
/** Browsers of a member that are told while they are not open; one more takes the place of the oldest. */
export const MAX_PUSH_BROWSERS = 10
export const PULSE_MS = 1000
export const SOUND_PAUSE_MS = 3000
/** Socket reconnection [RT-01 to RT-03]. */
export const RECONNECT_MS = 1000
export const RECONNECT_MAX_MS = 5000
export const SOCKET_TIMEOUT_MS = 20_000
export const RECONNECT_RANDOM = 0.5
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
/** Minutes that the amount due, its rate and the stock are kept for a checkout at the provider's page. */
export const CHECKOUT_MINUTES = 30
/** Days after the delivery in which a purchase can be claimed or withdrawn from (Ley 24.240, artículo 34). */
export const CLAIM_DAYS = 10
/** Photographs of a claim or of its answer. */
export const CLAIM_PHOTOS = 4
/** Seconds that a search of buyers takes at most [PROS-06]. */
export const LONGEST_BUYER_SEARCH_SECONDS = 180
/** Buyers that a search answers at most, the likeliest first. */
export const MAX_BUYERS = 30
/** Cases that a band of prices rests on at least. */
export const MIN_PRICE_CASES = 5
