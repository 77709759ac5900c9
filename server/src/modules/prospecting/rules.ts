import { type Currency, toMajor } from '@feria/contract/money'
import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'

const DAY_MS = 86_400_000

/** What something that a member did counts at most: a wish as it is judged, a conversation, a favourite. Set by hand; decision 36. */
const worth = { chat: { least: 0.4, byLikeness: 0.35 }, favorite: { least: 0.25, byLikeness: 0.35 } } as const
/** What was done so long ago counts half of the part that fades; the rest stays. */
const HALF_LIFE_DAYS = 60
const LASTING = 0.6
/** Within so many days of what they last did somebody is in a hurry, or soon. */
const HURRY_DAYS = 3
const SOON_DAYS = 21

const daysBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / DAY_MS)

/** The part of a score that is left of something done then: all of it today, six tenths after years. */
export const freshness = (at: Date, now: Date): number => LASTING + (1 - LASTING) * 2 ** (-daysBetween(at, now) / HALF_LIFE_DAYS)

/** What a favourite or a conversation says, from 0 to 1, by how like the product it was about is (0 to 1) and how long ago. */
export const signalScore = (kind: keyof typeof worth, likeness: number, at: Date, now: Date): number =>
  (worth[kind].least + worth[kind].byLikeness * likeness) * freshness(at, now)

/** How soon somebody may buy, by the last thing that they did about it; it is all that is known of it. */
export const urgencyOf = (lastActivity: Date, now: Date): NonNullable<PotentialBuyer['urgency']> => {
  const days = daysBetween(lastActivity, now)
  if (days <= HURRY_DAYS) return 'alta'
  return days <= SOON_DAYS ? 'media' : 'baja'
}

const telling = ['location', 'lastActivity', 'profilePicture', 'about', 'interests', 'priceRange', 'urgency', 'verified'] as const

/** From 0 to 1: the part of the eight fields that may be unknown which the source of a row says. Nothing is filled in to raise it. */
export const confidenceOf = (row: Pick<PotentialBuyer, (typeof telling)[number]>): number => {
  const known = telling.filter((name) => {
    const value = row[name]
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
  })
  return Math.round((100 * known.length) / telling.length) / 100
}

/**
 * From the cheapest to the dearest of the public prices of what somebody saved or talked about, in one currency; null below two of them.
 */
export const rangeOf = (pricesMinor: number[], currency: Currency): PotentialBuyer['priceRange'] =>
  pricesMinor.length < 2 ? null : { min: toMajor(Math.min(...pricesMinor)), max: toMajor(Math.max(...pricesMinor)), currency }

const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day as sentences say it, e.g. «3 nov 2026». */
export const dayOf = (at: Date): string => day.format(at).replace(/ de /g, ' ').replace(/\./g, '')

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu
/** Seven digits or more with nothing but spaces, dots, dashes, brackets or slashes between them. */
const TELEPHONE = /[(+]*(?:\d[\s().\-/]{0,3}){6,}\d/g

/** A price in millions, e.g. «12.500.000», which is no telephone. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/

/** A text without the emails and telephones in it: contacts go through offers and links alone. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '…')
    .replace(TELEPHONE, (found) => (GROUPED.test(found) ? found : '…'))
    .trim()

/** The best first; of equals those who did something last. */
export const byScore = (a: PotentialBuyer, b: PotentialBuyer): number =>
  b.matchScore - a.matchScore || (b.lastActivity ?? '').localeCompare(a.lastActivity ?? '')
