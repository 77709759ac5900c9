import * as api from '@feria/contract/routes'
import type { Match } from '@feria/contract/wishes/schemas'
import { Button, Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { routeKey, usePages } from '../../../lib/use-route.ts'
import grid from '../../../ui/card-grid.module.css'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { useRequests } from '../use-requests.ts'
import { matchingQuery } from '../wishes-queries.ts'
import classes from './first-matches.module.css'
import { MatchCard } from './match-card.tsx'
import { texts } from './texts.ts'

const labels = texts.first
/** Cards shown; and the most that a wish has, to pick the best of. */
const SHOWN = 4
const MOST = 50

const bestFirst = (matches: Match[]): Match[] =>
  matches.toSorted((a, b) => Number(b.coincidencia === 'MATCH') - Number(a.coincidencia === 'MATCH') || b.matchScore - a.matchScore)

const Summary = ({ children }: { children: ReactNode }) => (
  <div role="status" className={classes.summary}>
    {children}
  </div>
)

/** What is there already for a wish that was just created: a look through the market, then the best of it, or that there is none yet. */
export const FirstMatches = ({ wishId }: { wishId: string }) => {
  const client = useQueryClient()
  const { items: wishes } = useRequests({ enabled: false })
  const { data: wish, isError } = useQuery(matchingQuery(wishId))
  const isMatched = wish?.isMatched === true
  const { items, isPending, error } = usePages(api.wishes.matches, { query: { wishId, limit: MOST } }, { enabled: isMatched, staleTime: 0 })
  // The lists of this page may be older.
  useEffect(() => {
    if (isMatched) void client.invalidateQueries({ queryKey: [routeKey(api.wishes.matches)] })
  }, [isMatched, client])
  // It may have been removed or switched off since.
  if (!wishes.some(({ id, activo }) => id === wishId && activo)) return null
  if (isError || error) return <InlineNotice kind="error">{labels.failed}</InlineNotice>
  if (!wish || !isMatched || isPending) {
    return (
      <Summary>
        <Loader size="sm" aria-hidden="true" />
        <span>
          <strong>{labels.searching}</strong> {labels.searchingHint}
        </span>
      </Summary>
    )
  }
  if (items.length === 0) return <Summary>{labels.none(wish.name)}</Summary>
  return (
    <section className={classes.found} aria-labelledby="first-matches">
      <div role="status">
        <h2 id="first-matches" className={classes.title}>
          {labels.found(items.length, wish.name)}
        </h2>
      </div>
      <ul className={grid.grid}>
        {bestFirst(items)
          .slice(0, SHOWN)
          .map((match) => (
            <li key={match.matchId}>
              <MatchCard match={match} hasWish={false} heading="h3" />
            </li>
          ))}
      </ul>
      <Button component={Link} to={`/matches?wish=${wishId}`} variant="default">
        {labels.all}
      </Button>
    </section>
  )
}
