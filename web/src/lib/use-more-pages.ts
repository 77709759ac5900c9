import { useState } from 'react'
import { onSignOut } from './session.ts'

/** Part of a list, and the cursor of the next one; null on the last. */
export interface ListPage<Item> {
  items: Item[]
  next: string | null
}

/** How many lists are kept for going back, and for how long. */
const KEPT = 6
const FRESH_MS = 300_000

const kept = new Map<string, { pages: ListPage<unknown>[]; at: number }>()
onSignOut(() => kept.clear())

const keep = (key: string, pages: ListPage<unknown>[]) => {
  kept.delete(key)
  kept.set(key, { pages, at: Date.now() })
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old)
}

const keptOf = <Item>(key: string) => {
  const found = kept.get(key)
  const pages = found && Date.now() - found.at < FRESH_MS ? found.pages : []
  return { key, pages: pages as ListPage<Item>[], state: 'ready' as 'ready' | 'asking' | 'failed' }
}

/**
 * The pages of a list after the first, which a loader brings: `items` is the list so far, `fetchMore` asks for the next page while
 * `hasMore`. Going back to a list shows as many pages as before; `key` says which list it is.
 */
export const useMorePages = <Item>(key: string, first: ListPage<Item>, ask: (cursor: string) => Promise<ListPage<Item>>) => {
  const [more, setMore] = useState(() => keptOf<Item>(key))
  if (more.key !== key) setMore(keptOf<Item>(key))
  const { pages, state } = more
  const next = (pages.at(-1) ?? first).next
  const fetchMore = async () => {
    if (next === null || state === 'asking') return
    const change = (changes: Partial<typeof more>) => setMore((now) => (now.key === key ? { ...now, ...changes } : now))
    change({ state: 'asking' })
    try {
      const all = [...pages, await ask(next)]
      keep(key, all)
      change({ pages: all, state: 'ready' })
    } catch {
      change({ state: 'failed' })
    }
  }
  return {
    items: [first, ...pages].flatMap(({ items }) => items),
    hasMore: next !== null,
    fetchMore: () => void fetchMore(),
    isFetchingMore: state === 'asking',
    hasFailed: state === 'failed',
  }
}
