import type { BuyerLine, BuyerSource, PotentialBuyer } from '@feria/contract/prospecting/schemas'
import type { BuyerStage } from '@feria/contract/prospecting/values'

/** The results of a buyer search so far. */
export interface FoundBuyer {
  state: 'idle' | 'searching' | 'done' | 'failed'
  /** The running stage, and what it reads. */
  stage: BuyerStage
  about: string | null
  finished: BuyerStage[]
  /** From 0 to 1. */
  progress: number
  buyers: PotentialBuyer[]
  sources: BuyerSource[]
  /** Duration of the whole search in milliseconds; null until its end. */
  took: number | null
}

export const nothing: FoundBuyer = {
  state: 'idle',
  stage: 'producto',
  about: null,
  finished: [],
  progress: 0,
  buyers: [],
  sources: [],
  took: null,
}

/** Adds a line of the stream. The last line has everything in its order, so it replaces what came before. */
export const addLine = (found: FoundBuyer, { stage, isDone, about, progress, buyers, source, result }: BuyerLine): FoundBuyer => ({
  state: result ? 'done' : 'searching',
  stage,
  about: isDone ? null : about,
  finished: isDone && !found.finished.includes(stage) ? [...found.finished, stage] : found.finished,
  progress: Math.max(found.progress, progress),
  buyers: result?.buyers ?? [...found.buyers, ...buyers].toSorted((a, b) => b.matchScore - a.matchScore),
  sources: result?.stats.sources ?? (source ? [...found.sources, source] : found.sources),
  took: result?.stats.searchDuration ?? null,
})

/** The key of a row: a member, or a public page, which has no id. */
export const rowKey = ({ id, platform, sourceUrl, name }: PotentialBuyer): string => id ?? `${platform} ${sourceUrl} ${name}`
