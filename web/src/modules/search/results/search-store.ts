import type { Answer } from '@feria/contract'
import type { Platform } from '@feria/contract/catalogue/values'
import * as api from '@feria/contract/routes'
import type { SearchLine } from '@feria/contract/search/schemas'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { create } from 'zustand'
import { addressOf, CallError, call } from '../../../lib/call.ts'
import { PlainError, readLines } from '../../../lib/read-lines.ts'
import { onSignOut } from '../../../lib/session.ts'
import { keptNear } from '../kept-near.ts'
import { isBlank, type Search, writeSearch } from './search-filters.ts'
import { addLine, addPage, askAgain, begin, failed, finish, finishOne, nothingFound, type SearchResults } from './search-results.ts'

/** Results per page of ours. */
const PAGE = 24
/** How many searches are cached for going back, and for how long. */
const KEPT = 6
const FRESH_MS = 120_000

export type Answered = Answer<typeof api.search.find>

/** How many cards have been seen; those must not move. */
type Seen = () => number

interface SearchStore extends SearchResults {
  /** Runs a search, or shows it from the cache; `first` is what is known of it already. Aborts any search in progress. */
  search(search: Search, seen: Seen, first?: Answered | null): Promise<void>
  /** Retries one platform. */
  retry(platform: Platform, seen: Seen): Promise<void>
  /** Fetches our next page. Resolves to false on failure. */
  more(): Promise<boolean>
  /** Aborts the search in progress. */
  leave(): void
}

let controller = new AbortController()
const kept = new Map<string, { found: SearchResults; at: number }>()

const requestOf = (search: Search) => ({ ...writeSearch(search), near: search.filters.near || keptNear() || undefined, limit: PAGE })
const keyOf = (search: Search) => JSON.stringify(requestOf(search))

/** The complete response as the lines of a stream. */
const linesOf = ({ products, platforms, reading, rate }: Answered): SearchLine[] =>
  platforms.map((part) => ({
    ...part,
    products: products.filter(({ platform }) => platform === part.platform),
    reading: part.platform === 'Local' ? reading : null,
    rate,
  }))

const withFirst = (found: SearchResults, first: Answered): SearchResults => linesOf(first).reduce((so, line) => addLine(so, line, 0), found)

/** What a page that the server rendered shows of a search before the other platforms are asked. */
export const firstResults = (search: Search, first: Answered): SearchResults => {
  const found = withFirst(begin(nothingFound, search), first)
  return { ...found, loading: false, parts: found.parts.filter(({ state }) => state !== 'esperando') }
}

/** True if the results are of this search. */
export const isOf = (found: Search, search: Search): boolean => keyOf(found) === keyOf(search)

/** True if the complete response may be requested instead of the stream: a refusal would only repeat. */
const mayAskWhole = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** The server's message of a failure, plain text included; empty if there is none. */
const messageOf = (error: unknown): string => {
  if (error instanceof PlainError) return error.plain
  return error instanceof CallError ? (error.reason ?? '') : ''
}

const keep = (found: SearchResults) => {
  const key = keyOf(found)
  kept.delete(key)
  if (found.error !== null || found.parts.some(({ state }) => state === 'sin respuesta')) return
  kept.set(key, { found, at: Date.now() })
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old)
}

/** The page's search and its results so far. It outlives the page, so that going back shows what was left. */
export const useSearchStore = create<SearchStore>()((set, get) => {
  const ask = async (search: Search, signal: AbortSignal, onLine: (line: SearchLine) => void) => {
    const query = requestOf(search)
    const answered = new Set<Platform>()
    try {
      await readLines<SearchLine>(addressOf({ path: SEARCH_STREAM }, { query }), {
        signal,
        onLine: (line) => {
          answered.add(line.platform)
          onLine(line)
        },
      })
    } catch (error) {
      if (!mayAskWhole(error)) throw error
      const whole = await call(api.search.find, { query }, { signal }).catch((again: unknown) => {
        throw messageOf(again) ? again : error
      })
      for (const line of linesOf(whole)) if (!answered.has(line.platform)) onLine(line)
    }
  }
  return {
    ...nothingFound,
    search: async (search, seen, first) => {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      const old = kept.get(keyOf(search))
      if (old && Date.now() - old.at < FRESH_MS) return set(old.found)
      if (isBlank(search)) return set({ ...nothingFound, ...search })
      set((state) => (first ? withFirst(begin(state, search), first) : begin(state, search)))
      try {
        await ask(search, signal, (line) => !signal.aborted && set((state) => addLine(state, line, seen())))
        if (signal.aborted) return
        set(finish)
        keep(get())
      } catch (error) {
        if (signal.aborted) return
        set((state) => failed(state, messageOf(error)))
      }
    },
    retry: async (platform, seen) => {
      const { signal } = controller
      const { query, filters } = get()
      set((state) => askAgain(state, platform))
      try {
        const found = await call(api.search.find, { query: { ...requestOf({ query, filters }), platform } }, { signal })
        if (signal.aborted) return
        for (const line of linesOf(found)) set((state) => addLine(state, line, seen()))
      } catch {
        if (signal.aborted) return
      }
      set((state) => finishOne(state, platform))
      if (!get().loading) keep(get())
    },
    more: async () => {
      const { signal } = controller
      const { query, filters, parts } = get()
      const cursor = parts.find((part) => part.platform === 'Local')?.next
      if (!cursor) return true
      try {
        const found = await call(api.search.find, { query: { ...requestOf({ query, filters }), cursor } }, { signal })
        if (signal.aborted) return true
        for (const line of linesOf(found)) set((state) => addPage(state, line))
        keep(get())
        return true
      } catch {
        return signal.aborted
      }
    },
    leave: () => controller.abort(),
  }
})

onSignOut(() => {
  kept.clear()
  useSearchStore.setState(nothingFound)
})
