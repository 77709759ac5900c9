import * as api from '@feria/contract/routes'
import { formatAgo } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { TaskRow } from '../../../ui/task-row.tsx'
import { texts } from './texts.ts'

/** Rows shown; the others stand among the matches. */
const MOST = 3
/** What was found longer ago is no news. */
const NEWS_MS = 7 * 86_400_000

/** What was found for the member's wishes in the last week. Rows of a list, none while they load. */
export const NewMatches = () => {
  const { items } = usePages(api.wishes.matches, { query: { limit: MOST } })
  const now = new Date()
  return items
    .filter(({ matchedAt }) => now.getTime() - Date.parse(matchedAt) < NEWS_MS)
    .map(({ matchId, name, imageUrl, wish, matchedAt }) => (
      <TaskRow
        key={matchId}
        to={`/matches/${matchId}`}
        title={texts.found(name)}
        line={texts.foundFor(wish.name, formatAgo(matchedAt, now))}
        imageUrl={imageUrl}
      />
    ))
}
