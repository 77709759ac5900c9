import type { Category } from '@feria/contract/catalogue/schemas'
import { PAGE_SIZE } from '@feria/contract/limits'
import type { Caller } from '@feria/contract/rendering'
import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import type { RankedCard, SearchReading } from '@feria/contract/search/schemas'
import { callPage } from '../../lib/call.ts'
import type { ListPage } from '../../lib/use-more-pages.ts'
import { writeNarrowing } from '../catalogue/narrowing.ts'
import type { RankingFilters } from './ranking-filters.ts'

export interface LoadedRanking {
  /** The place from which distances are measured. */
  near: string
  categories: Category[]
  reading: SearchReading | null
  /** The first products; null where they could not be found. */
  first: ListPage<RankedCard> | null
  /** Why not, if it is known. */
  error?: unknown
}

/** The request for a page of the ranking; distances are measured from a place, if any, unless the filters name another. */
const rankingRequest = ({ search, category, sort, ...narrowing }: RankingFilters, near: string, cursor?: string) => {
  const narrowed = writeNarrowing(narrowing)
  return {
    query: {
      limit: PAGE_SIZE,
      search: search || undefined,
      category: category || undefined,
      ...narrowed,
      near: narrowed.near ?? (near || undefined),
      sort,
      view: 'card' as const,
      cursor,
    },
  }
}

/** The request for how its search is understood. */
const rankingReading = ({ search, category, sort: _, ...narrowing }: RankingFilters) => ({
  query: { search: search || undefined, category: category || undefined, ...writeNarrowing(narrowing), in_stock: 'true' },
})

/** A page of the ranked products. */
const rankedPage = (callPage: Caller['callPage'], filters: RankingFilters, near: string, cursor?: string): Promise<ListPage<RankedCard>> =>
  callPage(cardsOf(api.search.ranking), rankingRequest(filters, near, cursor))

/** A further page, for the browser. */
export const moreRanked = (filters: RankingFilters, near: string, cursor: string): Promise<ListPage<RankedCard>> =>
  rankedPage(callPage as Caller['callPage'], filters, near, cursor)

/** What the page of the ranking shows. What fails takes nothing else with it. */
export const loadRanking = async (caller: Caller, filters: RankingFilters, near: string): Promise<LoadedRanking> => {
  const [found, categories, reading] = await Promise.all([
    rankedPage(caller.callPage, filters, near).then(
      (first) => ({ first }),
      (error: unknown) => ({ first: null, error }),
    ),
    caller.call(api.catalogue.categories, {}).catch(() => []),
    filters.search
      ? caller.call(api.search.read, rankingReading(filters)).then(
          ({ reading }) => reading,
          () => null,
        )
      : null,
  ])
  return { near, categories, reading, ...found }
}
