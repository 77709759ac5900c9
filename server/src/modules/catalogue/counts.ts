import { rankingCounts } from './kept-rankings.ts'
import { textCounts } from './prepared-texts.ts'

/** What the searches of this process did not have to do again: rankings and texts by outcome, since it started. For the metrics. */
export const countSearches = () => ({ rankings: { ...rankingCounts }, texts: { ...textCounts } })
