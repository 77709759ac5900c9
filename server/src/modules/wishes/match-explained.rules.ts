import type { MatchDetail } from '@feria/contract/wishes/schemas'
import type { ScorePart } from '@feria/contract/wishes/values'
import { HALFWAY_KM, MAX_REASONS, worth } from './match.rules.ts'
import type { MatchReason } from './match-models.rules.ts'
import { isAgainst, type Side, sentencesOf } from './match-reasons.rules.ts'

type Explanation = MatchDetail['explanation']

const prices = new Set<MatchReason['kind']>(['within-budget', 'over-budget'])
const places = new Set<MatchReason['kind']>(['near', 'far', 'outside', 'abroad'])

const partOf = ({ kind }: MatchReason): ScorePart => (prices.has(kind) ? 'price' : places.has(kind) ? 'place' : 'what')

/** What is said of a part that nothing is known of; it counts as scored, between the best and the worst. */
const unknown: Record<Exclude<ScorePart, 'what'>, string> = {
  price: 'Sin un precio máximo con qué comparar: suma una parte.',
  place: 'No sabemos a qué distancia está: suma una parte.',
}

/** The most that is told of what would make a score higher. */
const MAX_HIGHER = 3
/** Nearer than this, being nearer changes little. */
const NEAR_KM = 10

interface Known {
  /** Whether the wish states them. */
  hasMaxPrice: boolean
  hasPlace: boolean
}

const higherThan = (reason: MatchReason, side: Side): string | null => {
  const { kind, detail } = reason
  if (kind === 'missing')
    return side === 'busco' ? `Que la publicación diga «${detail}».` : `Si lo es o lo tiene, que tu publicación diga «${detail}».`
  if (kind === 'over-budget') return side === 'busco' ? 'Que baje a tu presupuesto.' : 'Que baje a su presupuesto.'
  if (kind === 'worse-condition') return side === 'busco' ? 'Que esté en la condición que pediste.' : 'Que esté en la condición que busca.'
  if (partOf(reason) === 'place') {
    if (kind !== 'abroad' && Number(detail) < NEAR_KM) return null
    return `Que esté más cerca: a ${HALFWAY_KM} km la distancia suma la mitad.`
  }
  if (!isAgainst(reason)) return null
  return side === 'busco' ? 'Que sea exactamente lo que pediste.' : 'Que sea exactamente lo que busca.'
}

const higherOf = (reasons: readonly MatchReason[], { hasMaxPrice, hasPlace }: Known, side: Side): string[] => {
  const ofReasons = reasons.flatMap((reason) => higherThan(reason, side) ?? [])
  const ofWish =
    side === 'vendo'
      ? []
      : [
          ...(hasMaxPrice ? [] : ['Un precio máximo en tu solicitud: lo que no lo pasa suma más.']),
          ...(hasPlace ? [] : ['Un lugar en tu solicitud: lo que está cerca suma más.']),
        ]
  return [...new Set([...ofReasons, ...ofWish])].slice(0, MAX_HIGHER)
}

/**
 * What the score of a match is made of, in the words of one side: what the product is, its price and its distance, each with its weight in
 * percent (those of `scoreMatch`) and what is known of it; and what would make it higher, at most three things. A seller learns no more
 * of the wish than by the reasons. A part of which reasons may have been cut is left out. Pure.
 */
export const explainMatch = (reasons: readonly MatchReason[], known: Known, side: Side): Explanation => {
  const sentenceOf = (part: ScorePart) =>
    sentencesOf(
      reasons.filter((reason) => partOf(reason) === part),
      side,
    ).join(' · ')
  const isCut = reasons.length >= MAX_REASONS
  const parts = (['what', 'price', 'place'] as const).flatMap((part) => {
    const text = sentenceOf(part) || (part === 'what' || isCut ? '' : unknown[part])
    return text ? [{ part, percent: Math.round(worth[weightOf[part]] * 100), text }] : []
  })
  return { parts, higher: higherOf(reasons, known, side) }
}

const weightOf = { what: 'words', price: 'price', place: 'place' } as const
