import { MAX_STARS, REVIEW_ANSWER_DAYS, REVIEW_DAYS, type ReviewWindow, SHOWN_FROM_REVIEWS } from '@feria/contract/reviews/values'

const DAY_MS = 86_400_000
/** So many reviews with the mean of the market are added to a member's own. */
const PRIOR = 5
/** Days after which a review weighs a half. */
const HALF_LIFE_DAYS = 365
/** Of what one member says of another in so many days only the last counts. */
const PAIR_DAYS = 30
/** The mean of a market without reviews: the middle of the scale. */
export const MIDDLE = (1 + MAX_STARS) / 2

/** A review that counts. */
export interface Counted {
  id: string
  authorId: string
  stars: number
  at: Date
}

const isLater = (one: Counted, other: Counted): boolean =>
  one.at.getTime() > other.at.getTime() || (one.at.getTime() === other.at.getTime() && one.id > other.id)

/** Reviews about one member without those that the same author followed up within 30 days, in no particular order. */
export const lastOfPairs = (reviews: readonly Counted[]): Counted[] =>
  [...Map.groupBy(reviews, ({ authorId }) => authorId).values()].flatMap((ofPair) => {
    const sorted = ofPair.toSorted((a, b) => (isLater(a, b) ? 1 : -1))
    return sorted.filter((one, at) => {
      const next = sorted[at + 1]
      return !next || next.at.getTime() - one.at.getTime() > PAIR_DAYS * DAY_MS
    })
  })

/** What a review weighs: 1 on its day, a half after a year, and never more, also where a clock went back. */
export const weightOf = (at: Date, now: Date): number => 0.5 ** (Math.max(0, now.getTime() - at.getTime()) / (HALF_LIFE_DAYS * DAY_MS))

/**
 * The score of a member, from 1 to 5: (C·m + Σ wᵢ·sᵢ) / (C + Σ wᵢ), with C = 5, m the mean of the market, s the stars and w the weight of
 * each review that counts. In whatever order they come; one review moves it by 4/6 of a star at most.
 */
export const scoreOf = (reviews: readonly Counted[], mean: number, now: Date): number => {
  let [stars, weights] = [PRIOR * mean, PRIOR]
  // In one order, since sums of fractions differ in the last digit by theirs.
  for (const { at, stars: given } of lastOfPairs(reviews).sort((a, b) => (isLater(a, b) ? 1 : -1))) {
    const weight = weightOf(at, now)
    stars += weight * given
    weights += weight
  }
  return stars / weights
}

/** A score as it is shown, with one decimal; null below three reviews. */
export const shownScore = (score: number, reviews: number): number | null =>
  reviews < SHOWN_FROM_REVIEWS ? null : Math.round(score * 10) / 10

interface Ended {
  status: string
  completedAt: Date | null
  refundedAt: Date | null
  /** When its last claim was decided; undefined without one, null while it is open. */
  claimSettledAt?: Date | null | undefined
}

/**
 * When an order came to its end, from which its parties have 14 days: its delivery, its refund after a claim, the end of its last claim.
 * Null while it is under way, and for one that was neither delivered nor claimed about.
 */
export const endOf = ({ status, completedAt, refundedAt, claimSettledAt }: Ended): Date | null => {
  if (status !== 'completada' && status !== 'reembolsada') return null
  const isClaimed = claimSettledAt !== undefined
  if (claimSettledAt === null || (!completedAt && !isClaimed)) return null
  const moments = [completedAt, status === 'reembolsada' ? refundedAt : null, claimSettledAt].flatMap((at) => at?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.max(...moments)) : null
}

/** When the time to review an order that ended then is over. */
export const closingOf = (end: Date): Date => new Date(end.getTime() + REVIEW_DAYS * DAY_MS)

/** Whether a party can review now. What is published closes the other's window, or they would write knowing what was said of them. */
export const windowOf = (end: Date | null, now: Date, known: { isWritten: boolean; isOtherPublished: boolean }): ReviewWindow => {
  if (known.isWritten) return 'escrita'
  if (!end) return 'todavía no'
  return known.isOtherPublished || now > closingOf(end) ? 'vencida' : 'abierta'
}

/** Whether what was published then can still be answered, or appealed, so many days later. */
export const isWithinDays = (publishedAt: Date, now: Date, days: number = REVIEW_ANSWER_DAYS): boolean =>
  now.getTime() <= publishedAt.getTime() + days * DAY_MS

/** A sale of a seller, as far as the facts are about it. */
export interface Sale {
  /** Until when it was to be sent, or handed over. */
  sendBy: Date
  /** Sent, or handed over at once. */
  sentAt: Date | null
  status: string
  /** The seller did not deliver and gave the money back, or the clock did it for them. */
  isCancelledBySeller: boolean
  /** A problem that ended with the buyer's money, or a part of it. */
  isClaimLost: boolean
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/**
 * What a seller's sales say: how many were completed; of those sent or overdue, how many were sent in time; of all, how many the seller
 * cancelled, and how many ended with a claim lost. A sale that its buyer took back before it was due says nothing about the sending.
 */
export const factsOf = (sales: readonly Sale[], now: Date) => {
  const due = sales.filter(
    ({ sendBy, sentAt, status, isCancelledBySeller }) =>
      sentAt !== null || isCancelledBySeller || (status !== 'reembolsada' && now >= sendBy),
  )
  const inTime = due.filter(({ sendBy, sentAt }) => sentAt !== null && sentAt < sendBy)
  return {
    sales: sales.filter(({ status }) => status === 'completada').length,
    sentInTime: shareOf(inTime.length, due.length),
    cancelled: shareOf(sales.filter(({ isCancelledBySeller }) => isCancelledBySeller).length, sales.length),
    claimsLost: shareOf(sales.filter(({ isClaimLost }) => isClaimLost).length, sales.length),
  }
}

/** How others read who wrote a review: the first name and the initial of the last. */
export const shortName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('es-AR')}.` : first
}
