import { matchPercent } from '@feria/contract/wishes/match-percent'
import { DEFAULT_MATCH_PERCENT } from '@feria/contract/wishes/values'

/** The match score in percent; 85, marked as an estimate, if unknown. */
export const percentOf = (score: number | null | undefined): { percent: number; isEstimated: boolean } =>
  typeof score === 'number' && Number.isFinite(score)
    ? { percent: matchPercent(score), isEstimated: false }
    : { percent: DEFAULT_MATCH_PERCENT, isEstimated: true }

/** The reasons of a match: for it and against it. What was stored before they were told apart has none against. */
export const sidesOf = ({ reasons = [], reasonsAgainst = [] }: { reasons?: string[]; reasonsAgainst?: string[] }) => ({
  inFavour: reasons.filter((reason) => !reasonsAgainst.includes(reason)),
  against: reasonsAgainst,
})

/** The topic of a reason, as far as its words tell, for its icon. */
export type Topic = 'price' | 'place' | 'model' | 'condition' | 'missing' | 'other'

const topics: [Topic, RegExp][] = [
  ['missing', /^(no |falta|sin )/i],
  ['price', /precio|presupuesto|barat|\$|usd|ars/i],
  ['place', /\bkm\b|distancia|ubicaci|zona|ciudad|cerca de|provincia/i],
  ['condition', /condici|nuevo|usado|estado|reparar/i],
  ['model', /modelo|marca|medida|talle|color|almacenamiento|memoria|versi|palabra|nombre|otro|otra/i],
]

/** The topic of a reason. */
export const topicOf = (reason: string): Topic => topics.find(([, words]) => words.test(reason))?.[0] ?? 'other'
