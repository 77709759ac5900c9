import * as api from '@feria/contract/routes'
import type { Match } from '@feria/contract/wishes/schemas'
import { formatAgo } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { TaskRow } from '../../../ui/task-row.tsx'
import { percentOf, sidesOf } from '../match-words.ts'
import { texts as shared } from '../texts.ts'
import { scoreTexts } from './score-texts.ts'
import { texts } from './texts.ts'

/** Rows shown; the others stand among the matches. */
const MOST = 3
/** What was found longer ago is no news. */
const NEWS_MS = 7 * 86_400_000

/** The score with the strongest reason for it and against it; nothing without a reason. */
const scoreLine = (match: Match): string[] => {
  const { inFavour, against } = sidesOf(match)
  const sides = [inFavour[0] && `${scoreTexts.inFavour}: ${inFavour[0]}`, against[0] && `${scoreTexts.against}: ${against[0]}`]
  const known = sides.filter((side) => side !== undefined)
  return known.length === 0 ? [] : [shared.percent(percentOf(match.matchScore).percent), ...known]
}

/** What was found for the member's wishes in the last week. Rows of a list, none while they load. */
export const NewMatches = () => {
  const { items } = usePages(api.wishes.matches, { query: { limit: MOST } })
  const now = new Date()
  return items
    .filter(({ matchedAt }) => now.getTime() - Date.parse(matchedAt) < NEWS_MS)
    .map((match) => (
      <TaskRow
        key={match.matchId}
        to={`/matches/${match.matchId}`}
        title={texts.found(match.name)}
        line={[texts.foundFor(match.wish.name, formatAgo(match.matchedAt, now)), ...scoreLine(match)].join(' · ')}
        imageUrl={match.imageUrl}
      />
    ))
}
