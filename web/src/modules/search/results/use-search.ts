import { publicPageOf } from '@feria/contract/catalogue/address'
import type { Finding } from '@feria/contract/search/schemas'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useOnline } from '../../../lib/use-online.ts'
import { readSearch, type Search, writeSearch } from './search-filters.ts'
import type { SearchResults } from './search-results.ts'
import { type Answered, firstResults, isOf, useSearchStore } from './search-store.ts'

/** The number of cards seen or scrolled past: those that start above the bottom of the screen. */
const countSeen = (list: HTMLElement | null): number => {
  const cards = [...(list?.children ?? [])]
  const firstBelow = cards.findIndex((card) => card.getBoundingClientRect().top >= innerHeight)
  return firstBelow === -1 ? cards.length : firstBelow
}

/** Results whose own products lead to the pages that everybody may see. */
const toPublic = (found: SearchResults): SearchResults => {
  const seen = new Map<Finding, Finding>()
  const open = (finding: Finding): Finding => {
    const known = seen.get(finding) ?? (finding.product ? { ...finding, url: publicPageOf(finding.product) } : finding)
    seen.set(finding, known)
    return known
  }
  return { ...found, cards: found.cards.map(open), filteredProducts: found.filteredProducts.map(open) }
}

interface Options {
  isPublic: boolean
  /** What the server has already found. */
  first: Answered | null
}

/** The search in the URL with its results so far; `go` navigates to another search. Leaving the page aborts the search. */
export const useSearch = ({ isPublic, first }: Options) => {
  const [params, setParams] = useSearchParams()
  const search = useMemo(() => readSearch(params), [params])
  const store = useSearchStore()
  // Until the store has something of this search: the first time, and on the server.
  const current = first && !isOf(store, search) ? { ...store, ...firstResults(search, first) } : store
  const found = useMemo(() => (isPublic ? { ...current, ...toPublic(current) } : current), [current, isPublic])
  const list = useRef<HTMLUListElement>(null)
  const isOnline = useOnline()
  const { search: ask, leave, retry, error } = store
  const seen = useRef(() => countSeen(list.current)).current
  // Before the browser paints: what the store still has of another search must not flash up.
  useLayoutEffect(() => {
    void ask(search, seen, first)
    return leave
  }, [search, ask, leave, seen, first])
  const hasFailed = useRef(false)
  hasFailed.current = error !== null
  // Retries when the network returns.
  useEffect(() => {
    if (isOnline && hasFailed.current) void ask(search, seen)
  }, [isOnline, search, ask, seen])
  return {
    search,
    found,
    list,
    isOnline,
    go: (next: Search) => setParams(writeSearch(next)),
    again: () => void ask(search, seen),
    retry: (platform: Parameters<typeof retry>[0]) => void retry(platform, seen),
  }
}
