import type { Currency } from '@feria/contract/money'
import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import type { Ctx } from '../../core/context.ts'
import type { Point } from '../../engines/geo/geo.ts'
import { bandOf, type findWanting, sentencesOf } from '../wishes/wishes.module.ts'
import { confidenceOf, dayOf, freshness, rangeOf, signalScore, urgencyOf, withoutContacts } from './rules.ts'
import type { Signal } from './signals.ts'

type Wanting = Awaited<ReturnType<typeof findWanting>>[number]

/** The evidence that one member may want a product. */
export interface Evidence {
  memberId: string
  wanting: Wanting[]
  signals: Signal[]
  /** The best score of any part, from 0 to 1. */
  score: number
}

interface Member {
  id: string
  name: string
  imageUrl: string | null
  address: string | null
  isVerified: boolean
}

/** The score of an unknown place, the distance that scores a half, and the weight of distance. */
const UNKNOWN_PLACE = 0.7
const HALFWAY_KM = 50
const PLACE_PART = 0.15
const MAX_INTERESTS = 5
const MAX_SENTENCES = 8

/** The evidence by member, the best first. A member's best wish or signal counts; many weak ones do not add up to a strong one. */
export const gather = (wanting: Wanting[], signals: Signal[], now: Date): Evidence[] => {
  const wishesOf = Map.groupBy(wanting, ({ memberId }) => memberId)
  const signalsOf = Map.groupBy(signals, ({ memberId }) => memberId)
  return [...new Set([...wishesOf.keys(), ...signalsOf.keys()])]
    .map((memberId) => {
      const own = (wishesOf.get(memberId) ?? []).toSorted((a, b) => b.score - a.score)
      const done = signalsOf.get(memberId) ?? []
      const scores = [
        ...own.map(({ score, updatedAt }) => score * freshness(updatedAt, now)),
        ...done.map(({ kind, like, at }) => signalScore(kind, like.likeness, at, now)),
      ]
      return { memberId, wanting: own, signals: done, score: Math.max(...scores) }
    })
    .sort((a, b) => b.score - a.score || a.memberId.localeCompare(b.memberId))
}

const newest = (dates: Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())))

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The reasons in favour. Words of a wish that the product lacks are left out, since they could be part of an email or a phone number. */
const reasonsFor = ({ reasons }: Wanting) => reasons.filter(({ kind }) => kind !== 'missing')

/** What a member did, as sentences with dates; never what others sell them, nor where they are. */
const sentencesAbout = ({ wanting, signals }: Evidence): string[] => {
  const of = (kind: Signal['kind']) => signals.filter((signal) => signal.kind === kind)
  const [chats, saved] = [of('chat'), of('favorite')]
  const last = (some: Signal[]) => dayOf(newest(some.map(({ at }) => at)))
  const [best] = wanting
  return [
    ...wanting.slice(0, 2).map(({ name, since }) => `Busca «${withoutContacts(name)}» desde el ${dayOf(since)}.`),
    ...(best ? sentencesOf(reasonsFor(best), 'vendo').map((sentence) => `${sentence}.`) : []),
    ...(chats.length > 0 ? [`Habló con quien vende un producto parecido; la última vez, el ${last(chats)}.`] : []),
    ...(saved.length === 1 ? [`Guardó un producto parecido el ${last(saved)}.`] : []),
    ...(saved.length > 1 ? [`Guardó ${saved.length} productos parecidos; el último, el ${last(saved)}.`] : []),
  ].slice(0, MAX_SENTENCES)
}

/**
 * One row of a search result. Unknown fields stay empty; the place is only a distance band, emails and phone numbers are never included.
 */
export const toBuyer = (
  ctx: Ctx,
  { evidence, member, here, currency }: { evidence: Evidence; member: Member; here: Point | null; currency: Currency },
): PotentialBuyer => {
  const { wanting, signals } = evidence
  const now = ctx.now()
  const lastActivity = newest([...wanting.map(({ updatedAt }) => updatedAt), ...signals.map(({ at }) => at)])
  const known = wanting.find(({ distanceKm }) => distanceKm !== null)?.distanceKm ?? null
  const km = known ?? distanceTo(ctx, here, member.address)
  const isByWish = wanting.length > 0
  const place = km === null ? UNKNOWN_PLACE : HALFWAY_KM / (HALFWAY_KM + km)
  // The score of a matching wish already includes the place.
  const score = isByWish ? evidence.score : evidence.score * (1 - PLACE_PART + PLACE_PART * place)
  const prices = signals.flatMap(({ like }) => (like.priceMinor !== null && like.currency === currency ? like.priceMinor : []))
  const row = {
    location: km === null ? null : sentenceCase(bandOf(km)),
    lastActivity: lastActivity.toISOString(),
    profilePicture: member.imageUrl,
    about: null,
    interests: interestsOf(evidence),
    priceRange: rangeOf([...new Set(prices)], currency),
    urgency: urgencyOf(lastActivity, now),
    verified: member.isVerified,
  }
  return {
    ...row,
    id: member.id,
    name: member.name,
    platform: ctx.config.BRAND_NAME,
    matchScore: Math.round(Math.min(1, score) * 100) / 100,
    sourceUrl: null,
    scrapeMethod: 'miembros',
    scrapeDate: now.toISOString(),
    dataConfidence: confidenceOf(row),
    contactPreference: 'oferta',
    engagement: sentencesAbout(evidence),
    extractedAt: now.toISOString(),
  }
}

const interestsOf = ({ wanting, signals }: Evidence): string[] => {
  const interests = [...wanting.map(({ name }) => withoutContacts(name)), ...signals.flatMap(({ like }) => like.category ?? [])]
  return [...new Set(interests)].slice(0, MAX_INTERESTS)
}

const distanceTo = (ctx: Ctx, here: Point | null, address: string | null): number | null => {
  const there = here && address ? ctx.engines.geo.locate(address) : null
  return here && there ? ctx.engines.geo.kilometres(here, there) : null
}
