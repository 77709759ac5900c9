import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useOnline } from '../../../lib/use-online.ts'
import { readSearch, type Search, writeSearch } from './search-filters.ts'
import { useSearchStore } from './search-store.ts'

/** The number of cards seen or scrolled past: those that start above the bottom of the screen. */
const countSeen = (list: HTMLElement | null): number => {
  const cards = [...(list?.children ?? [])]
  const firstBelow = cards.findIndex((card) => card.getBoundingClientRect().top >= innerHeight)
  return firstBelow === -1 ? cards.length : firstBelow
}

/** The search in the URL with its results so far; `go` navigates to another search. Leaving the page aborts the search. */
export const useSearch = () => {
  const [params, setParams] = useSearchParams()
  const search = useMemo(() => readSearch(params), [params])
  const found = useSearchStore()
  const list = useRef<HTMLUListElement>(null)
  const isOnline = useOnline()
  const { search: ask, leave, retry, error } = found
  const seen = useRef(() => countSeen(list.current)).current
  // Before the browser paints: what the store still has of another search must not flash up.
  useLayoutEffect(() => {
    void ask(search, seen)
    return leave
  }, [search, ask, leave, seen])
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
