import { type Currency, toMajor } from '@feria/contract/money'
import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'

const DAY_MS = 86_400_000

/** The maximum score of a signal: a wish as it is scored, a conversation, a favourite. Set by hand; decision 36. */
const worth = { chat: { least: 0.4, byLikeness: 0.35 }, favorite: { least: 0.25, byLikeness: 0.35 } } as const
/** After this time the fading part of a score is halved; the rest stays. */
const HALF_LIFE_DAYS = 60
const LASTING = 0.6
/** Days since the last activity that count as urgent, or soon. */
const HURRY_DAYS = 3
const SOON_DAYS = 21

const daysBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / DAY_MS)

/** The factor left of a score after a time: 1 today, six tenths after years. */
export const freshness = (at: Date, now: Date): number => LASTING + (1 - LASTING) * 2 ** (-daysBetween(at, now) / HALF_LIFE_DAYS)

/** The score of a favourite or a conversation, from 0 to 1, by the similarity of its product (0 to 1) and its age. */
export const signalScore = (kind: keyof typeof worth, likeness: number, at: Date, now: Date): number =>
  (worth[kind].least + worth[kind].byLikeness * likeness) * freshness(at, now)

/** How soon somebody may buy, judged only by their last activity. */
export const urgencyOf = (lastActivity: Date, now: Date): NonNullable<PotentialBuyer['urgency']> => {
  const days = daysBetween(lastActivity, now)
  if (days <= HURRY_DAYS) return 'alta'
  return days <= SOON_DAYS ? 'media' : 'baja'
}

const optionalFields = ['location', 'lastActivity', 'profilePicture', 'about', 'interests', 'priceRange', 'urgency', 'verified'] as const

/** From 0 to 1: the share of the eight optional fields that the source of a row gives. Nothing is filled in to raise it. */
export const confidenceOf = (row: Pick<PotentialBuyer, (typeof optionalFields)[number]>): number => {
  const known = optionalFields.filter((name) => {
    const value = row[name]
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
  })
  return Math.round((100 * known.length) / optionalFields.length) / 100
}

/** The range of the public prices of what somebody saved or talked about, in one currency; null below two of them. */
export const rangeOf = (pricesMinor: number[], currency: Currency): PotentialBuyer['priceRange'] =>
  pricesMinor.length < 2 ? null : { min: toMajor(Math.min(...pricesMinor)), max: toMajor(Math.max(...pricesMinor)), currency }

const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A date for sentences, e.g. «3 nov 2026». */
export const dayOf = (at: Date): string => day.format(at).replace(/ de /g, ' ').replace(/\./g, '')

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu
/** Seven or more digits with nothing but spaces, dots, dashes, brackets or slashes between them. */
const TELEPHONE = /[(+]*(?:\d[\s().\-/]{0,3}){6,}\d/g

/** A price in millions, e.g. «12.500.000», is not a phone number. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/

/** A text without its emails and phone numbers: contact is made only through offers and links. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '…')
    .replace(TELEPHONE, (found) => (GROUPED.test(found) ? found : '…'))
    .trim()

/** The best first; ties by the latest activity. */
export const byScore = (a: PotentialBuyer, b: PotentialBuyer): number =>
  b.matchScore - a.matchScore || (b.lastActivity ?? '').localeCompare(a.lastActivity ?? '')

/** Whether a product can be offered, and an offer of it accepted: visible, not sold, in stock. */
export const isAvailable = ({ isVisible, soldAt, stock }: { isVisible: boolean; soldAt: Date | null; stock: number }): boolean =>
  isVisible && soldAt === null && stock > 0
