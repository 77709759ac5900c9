import type { Coincidence, DistanceBand } from '@feria/contract/wishes/values'
import { roundKm } from '../search/rules.ts'
import type { MatchReason } from './match-models.rules.ts'

/** The side of the reader: buyer or seller. */
export type Side = 'busco' | 'vendo'

/** A distance as far as the other side may know it. */
export const bandOf = (km: number): DistanceBand => {
  if (km < 5) return 'a menos de 5 km'
  if (km < 20) return 'a menos de 20 km'
  return km < 100 ? 'a menos de 100 km' : 'a más de 100 km'
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const exactly = (km: number): string => (km < 1 ? 'A menos de 1 km' : `A ${roundKm(km).toLocaleString('es-AR')} km`)

/** The distance that a side may know as a number: the buyer, since products state their place; never the seller. */
export const shownKm = (km: number | null, side: Side): number | null => (km === null || side === 'vendo' ? null : roundKm(km))

type Sentence = (detail: string) => string

/** Sentences for both sides. */
const common = {
  'same-model': (detail) =>
    detail ? `Mismo modelo: ${/\d/.test(detail) && !detail.includes(' ') ? detail.toUpperCase() : detail}` : 'Mismo modelo',
  'other-model': (detail) => `Otro modelo: ${detail}`,
  'other-number': (detail) => `Es ${detail}`,
  'other-storage': (detail) => `Otro almacenamiento: ${detail}`,
  'other-size': (detail) => `Otro tamaño: ${detail}`,
  'other-measure': (detail) => `Otra medida: ${detail}`,
  'same-size': (detail) => `Mismo tamaño: ${detail}`,
  said: (detail) => (detail ? `Dice «${detail}»` : 'Se parece a lo buscado'),
  abroad: (detail) => `Está en otro país: ${detail}`,
  missing: (detail) => `No dice «${detail}»`,
} satisfies Partial<Record<MatchReason['kind'], Sentence>>

const sentences: Record<Side, Record<MatchReason['kind'], Sentence>> = {
  busco: {
    ...common,
    'same-kind': (detail) => `Es lo que buscás: ${detail}`,
    'within-budget': () => 'Dentro de tu presupuesto',
    'over-budget': (percent) => `${percent} % por encima de tu presupuesto`,
    'same-condition': (detail) => `En la condición que pediste: ${detail}`,
    'worse-condition': (detail) => `Otra condición que la que pediste: ${detail}`,
    near: (km) => exactly(Number(km)),
    far: (km) => exactly(Number(km)),
    outside: (km) => `${exactly(Number(km))}, fuera de tu radio`,
    broken: (detail) => `Tiene ${detail}, y lo pediste sin`,
  },
  // A buyer's place and maximum price are private: a seller gets only approximations.
  vendo: {
    ...common,
    'same-kind': (detail) => `Es lo que busca: ${detail}`,
    'within-budget': () => 'Dentro de su presupuesto',
    'over-budget': () => 'Un poco por encima de su presupuesto',
    'same-condition': (detail) => `En la condición que busca: ${detail}`,
    'worse-condition': (detail) => `Otra condición que la que busca: ${detail}`,
    near: (km) => sentenceCase(bandOf(Number(km))),
    far: (km) => sentenceCase(bandOf(Number(km))),
    outside: (km) => `${sentenceCase(bandOf(Number(km)))}, fuera de su radio`,
    broken: (detail) => `Tiene ${detail}, y lo busca sin`,
  },
}

/** The reasons of a match as sentences for one side, the strongest first. */
export const sentencesOf = (reasons: readonly MatchReason[], side: Side): string[] =>
  reasons.map(({ kind, detail }) => sentences[side][kind](detail))

const against = new Set<MatchReason['kind']>([
  'other-model',
  'other-number',
  'other-storage',
  'other-size',
  'other-measure',
  'over-budget',
  'far',
  'outside',
  'abroad',
  'missing',
  'broken',
  'worse-condition',
])

/** Whether a reason speaks against the product: what it is not, lacks, or has too much of. */
export const isAgainst = ({ kind }: Pick<MatchReason, 'kind'>): boolean => against.has(kind)

/** The sentences for one side: all of them, and those that speak against the product, each in the same order. */
export const sentencesFor = (reasons: readonly MatchReason[], side: Side): { reasons: string[]; reasonsAgainst: string[] } => ({
  reasons: sentencesOf(reasons, side),
  reasonsAgainst: sentencesOf(reasons.filter(isAgainst), side),
})

/** A score as it is told everywhere: of two decimals, from 0 to 1. */
const shownScore = (score: number): number => Math.round(score * 100) / 100

/** How well a product fits, as a match's card tells it to one side: the same score and sentences wherever it stands. */
export const judgementOf = (
  { coincidence, score, reasons }: { coincidence: Coincidence; score: number; reasons: readonly MatchReason[] },
  side: Side,
) => ({ coincidencia: coincidence, matchScore: shownScore(score), ...sentencesFor(reasons, side) })

/** The same in a line, for a notification: the score, the strongest reason for it and the strongest against it. */
export const briefOf = (match: Parameters<typeof judgementOf>[0], side: Side) => {
  const { matchScore, reasons, reasonsAgainst } = judgementOf(match, side)
  return { matchScore, reasonFor: reasons.find((reason) => !reasonsAgainst.includes(reason)), reasonAgainst: reasonsAgainst[0] }
}
