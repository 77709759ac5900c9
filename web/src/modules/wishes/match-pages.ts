import type { Route } from '@feria/contract'
import * as api from '@feria/contract/routes'
import type { InterestedMember, Match } from '@feria/contract/wishes/schemas'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { routeKey, usePages } from '../../lib/use-route.ts'

/** Entries per page of the panel. */
const PAGE = 24
/** Refetched on each opening: what is new without an event must show too. */
const FRESH = { staleTime: 0 }

/** The matches of the member's wishes, or of one of them. */
export const useMatches = (wishId: string | undefined) => usePages(api.wishes.matches, { query: { wishId, limit: PAGE } }, FRESH)

/** Who looks for what the member sells. */
export const useNearby = () => usePages(api.wishes.nearby, { query: { limit: PAGE } }, FRESH)

/** The member's products, each with the number of wishes that it matches. */
export const useOwnProducts = () => usePages(api.wishes.products, { query: { limit: PAGE } }, FRESH)

/** Changes the items of a list on all of its cached pages, whatever they were asked for. */
const changePages =
  <T>(route: Pick<Route, 'method' | 'path'>) =>
  (client: QueryClient, change: (items: T[]) => T[]): void =>
    void client.setQueriesData<InfiniteData<{ items: T[] }>>(
      { queryKey: [routeKey(route)] },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) },
    )

/** Changes the cached matches. */
export const changeMatches = changePages<Match>(api.wishes.matches)

/** Changes the cached members who look for what the member sells. */
export const changeInterested = changePages<InterestedMember>(api.wishes.nearby)

/** Removes a match from the cached lists of both sides. */
export const dropMatch = (client: QueryClient, matchId: string): void => {
  changeMatches(client, (matches) => matches.filter((match) => match.matchId !== matchId))
  changeInterested(client, (members) => members.filter((member) => member.matchId !== matchId))
}

/** The matches as displayed: exact ones and close ones. */
export const split = (matches: Match[]): { exact: Match[]; close: Match[] } => ({
  exact: matches.filter(({ coincidencia }) => coincidencia === 'MATCH'),
  close: matches.filter(({ coincidencia }) => coincidencia === 'CERCANO'),
})
