import { expect, test } from 'vitest'
import * as accounts from './accounts/values.ts'
import * as admin from './admin/values.ts'
import * as assistant from './assistant/values.ts'
import * as blocks from './blocks/values.ts'
import * as catalogue from './catalogue/values.ts'
import * as chat from './chat/values.ts'
import * as help from './help/values.ts'
import * as identities from './identities/values.ts'
import * as shared from './limits.ts'
import * as moderation from './moderation/values.ts'
import { MAX_PRICE } from './money.ts'
import * as notifications from './notifications/values.ts'
import * as operations from './operations/values.ts'
import * as orders from './orders/values.ts'
import * as payments from './payments/values.ts'
import * as prospecting from './prospecting/values.ts'
import * as reselling from './reselling/values.ts'
import * as reviews from './reviews/values.ts'
import * as search from './search/values.ts'
import * as uploads from './uploads/values.ts'
import * as wishes from './wishes/values.ts'

const values = {
  ...shared,
  ...accounts,
  ...admin,
  ...assistant,
  ...blocks,
  ...catalogue,
  ...chat,
  ...help,
  ...moderation,
  ...identities,
  ...notifications,
  ...operations,
  ...orders,
  ...payments,
  ...prospecting,
  ...reselling,
  ...reviews,
  ...search,
  ...uploads,
  ...wishes,
}
type Bound = number | number[]
type Bounds = { [Name in keyof typeof values as (typeof values)[Name] extends number | readonly number[] ? Name : never]: Bound }

const MIB = 1024 * 1024

/** Every bound as the specification and its decisions have it: a number that is changed in the code is changed here too, or by mistake. */
const bounds: Bounds = {
  NEWCOMER_REQUESTS: 5,
  NEWCOMER_LISTINGS: 3,
  NEWCOMER_MESSAGES: 20,
  NEWCOMER_HOURS: 72,
  MAX_BLOCKS: 1000,
  MAX_EXTENSION_DAYS: 30,
  MAX_EXTENDED_DAYS: 60,
  MAX_ACT_REASON: 500,
  REPEATED_EMAILS_AN_HOUR: 3,
  MAX_RESTRICTED_DAYS: 365,
  MAX_RESTRICTION_REASON: 140,
  MAX_RESTRICTION_NOTE: 1000,
  SIMILAR_PRODUCTS: 4,
  MAX_BRIEF: 50,
  SOLD_LISTED_DAYS: 30,
  PROOF_MINUTES: 30,
  PROOF_DAYS: 7,
  PAGE_SIZE: 20,
  MAX_PAGE_SIZE: 100,
  WHOLE_LIST: 1000,
  MAX_PICTURES: 8,
  MAX_UPLOAD_BYTES: 15 * MIB,
  MAX_UPLOAD_PIXELS: 50_000_000,
  PICTURE_WIDTHS: [320, 640, 1280],
  UPLOAD_PART_BYTES: 8 * MIB,
  UPLOAD_PARALLEL_PARTS: 6,
  UPLOAD_PROGRESS_MS: 150,
  UPLOAD_TRIES: 10,
  UPLOAD_FIRST_WAIT_MS: 1000,
  ORDER_QUANTITY: 1,
  MAX_ORDERED: 10,
  DELIVERY_CODE_DIGITS: 6,
  MAX_DESCRIPTION: 2000,
  MAX_BRAND: 60,
  MAX_PICKUP_AREA: 120,
  MAX_ADDRESSES: 10,
  MAX_KEPT_CARDS: 10,
  ADDRESS_DAYS: 90,
  RESERVATION_MINUTES: 15,
  SESSION_DAYS: 30,
  SESSION_MAX_DAYS: 180,
  PAYOUT_HOLD_HOURS: 24,
  RESET_MINUTES: 60,
  PHONE_CODE_MINUTES: 10,
  PHONE_CODE_TRIES: 5,
  PHONE_CODES_AN_HOUR: 3,
  PHONE_CODES_A_DAY: 6,
  CODES_OF_A_PHONE_A_DAY: 3,
  MIN_PASSWORD: 8,
  MAX_NAME: 200,
  DESKTOP_PX: 1024,
  MOBILE_PX: 768,
  REDIRECT_MS: 2000,
  RESTORE_MS: 5000,
  FORM_CLOSE_MS: 1500,
  MESSAGE_CLEAR_MS: 3000,
  PLENTY_OF_STOCK: 5,
  MAX_NEAR: 120,
  MAX_RADIUS_KM: 2000,
  FIRST_CONFIRMATION_HOURS: 24,
  CONFIRMATION_MINUTES: 60,
  INVITATION_HOURS: 24,
  UNDO_HOURS: 72,
  DEFAULT_DISTANCE_KM: 2,
  SHOWN_INTERESTS: 3,
  MAX_WISHES: 100,
  MAX_WISH_SIZE: 40,
  MAX_WISH_SENTENCE: 300,
  MAX_MATCH_RADIUS_KM: 2000,
  DEFAULT_MATCH_PERCENT: 85,
  MIN_DEMAND: 5,
  MIN_COMMISSION: 0.05,
  MAX_COMMISSION: 0.3,
  DEFAULT_COMMISSION: 0.1,
  CONTACT_DAYS: 90,
  IDENTITY_DAYS: 30,
  ATTRIBUTION_DAYS: 30,
  MAX_STARS: 5,
  MAX_REVIEW_TAGS: 4,
  MAX_REVIEW_TEXT: 600,
  REVIEW_DAYS: 14,
  REVIEW_REMINDER_DAYS: 3,
  REVIEW_ANSWER_DAYS: 14,
  APPEAL_DAYS: 30,
  APPEAL_HOURS: 72,
  MAX_ABUSE_TEXT: 1000,
  VISITOR_REPORTS_A_DAY: 5,
  MEMBER_REPORTS_A_DAY: 20,
  MAX_RESTRICTION_DAYS: 365,
  TAKEN_MINUTES: 30,
  ABUSE_APPEAL_DAYS: 30,
  ABUSE_APPEAL_HOURS: 72,
  HOLD_HOURS: 72,
  ABUSE_KEPT_DAYS: 730,
  MAX_HIDE_REASON: 500,
  MAX_BULK: 100,
  MAX_FIND: 300,
  MAX_AUDIT_WORDS: 100,
  MIN_ADMIN_SEARCH: 2,
  MAX_ADMIN_SEARCH: 200,
  SEARCH_RESULTS: 5,
  MAX_TIMELINE: 100,
  MAX_ORDER_TIMELINE: 200,
  MAX_EARLIER: 20,
  MAX_SAVED_FILTERS: 50,
  MAX_DECISION_TEMPLATES: 30,
  MAX_TEMPLATE_TITLE: 60,
  MAX_FILTER_NAME: 60,
  MAX_FILTER_QUERY: 1000,
  MAX_DOWNLOAD_ROWS: 10_000,
  SHOWN_FROM_REVIEWS: 3,
  FACT_DAYS: 180,
  SUGGESTIONS: 8,
  TOP_RESULTS: 5,
  BADGED_RESULTS: 3,
  RELEVANCE_FLOOR: 0.35,
  RECENT_SEARCHES: 10,
  KEPT_NOTICES: 50,
  MAX_PUSH_BROWSERS: 10,
  PULSE_MS: 1000,
  SOUND_PAUSE_MS: 3000,
  RECONNECT_MS: 1000,
  RECONNECT_MAX_MS: 5000,
  SOCKET_TIMEOUT_MS: 20_000,
  RECONNECT_RANDOM: 0.5,
  CHAT_REQUEST_MS: 10_000,
  ASK_AGAIN_DAYS: 7,
  MAX_MESSAGE: 4000,
  MAX_MESSAGE_PICTURES: 2,
  HELD_HOURS: 2,
  CHAT_PAGE: 100,
  CHAT_OFFSET_STEP: 50,
  CHAT_POLL_MS: 5000,
  PRESENCE_BEAT_MS: 30_000,
  PRESENCE_SECONDS: 75,
  TYPING_MS: 3000,
  TYPING_SHOWN_MS: 4000,
  SAME_MESSAGE_MS: 1000,
  OWN_MESSAGE_MS: 60_000,
  CHECKOUT_MINUTES: 30,
  CLAIM_DAYS: 10,
  SILENCE_DAYS: 7,
  RECOVER_DAYS: 10,
  HAND_OVER_DAYS: 30,
  ANSWER_DAYS: 3,
  DECIDE_DAYS: 14,
  UNDECIDED_DAYS: 30,
  MAX_CONTACT_TEXT: 4000,
  CLAIM_PHOTOS: 4,
  LONGEST_BUYER_SEARCH_SECONDS: 180,
  MAX_BUYERS: 30,
  MIN_PRICE_CASES: 5,
  REFUSED_MAIL_DAYS: 90,
}

const isBound = (value: unknown): value is Bound => typeof value === 'number' || (Array.isArray(value) && typeof value[0] === 'number')

test('every limit has its decided value', () => {
  expect(Object.fromEntries(Object.entries(values).filter(([, value]) => isBound(value)))).toEqual(bounds)
})

test('the highest price is a cent below a thousand million', () => expect(MAX_PRICE).toBe(999_999_999.99))

test('[CAT-10] Feria opens with ten categories in their order', () => {
  expect(catalogue.firstCategories.map((name, index) => `${index + 1} ${name}`)).toEqual([
    '1 Electrónicos',
    '2 Ropa y Accesorios',
    '3 Hogar y Jardín',
    '4 Deportes',
    '5 Automóviles',
    '6 Libros y Música',
    '7 Salud y Belleza',
    '8 Juguetes',
    '9 Servicios',
    '10 Otros',
  ])
})

test('[ACC-28] the countries of a business are Argentina, Brasil and Chile', () => {
  expect(accounts.countryNames).toEqual({ ar: 'Argentina', br: 'Brasil', cl: 'Chile' })
})
