import { MAX_PAGE_SIZE } from '@feria/contract/limits'
import { api } from '@feria/contract/routes'
import type { Wish } from '@feria/contract/wishes/schemas'
import { call, callPage } from '../../lib/call.ts'
import { type Listed, useWishes, work } from './wishes-store.ts'

/** Wishes that are shown at most: the allowed active ones, and four times as many switched off. */
const MOST = 500
/** Entries of a page of the panel. */
const PAGE = 24

/** Failures stand in the store's `error`; who asked has nothing to add. */
const quietly = (fetching: Promise<unknown>): Promise<void> =>
  fetching.then(
    () => undefined,
    () => undefined,
  )

/** A number for every fetch of a list: an older answer must not overwrite a newer one. */
const turns = { requests: 0, matches: 0, products: 0, nearby: 0 }

/** Brings the member's wishes up to date. Never rejects: a failure stands in the store. */
export const fetchRequests = (): Promise<void> => {
  const mine = ++turns.requests
  const all = async () => {
    const wishes: Wish[] = []
    let cursor: string | undefined
    do {
      const page = await callPage(api.wishes.list, { query: { limit: MAX_PAGE_SIZE, cursor } })
      wishes.push(...page.items)
      cursor = page.next ?? undefined
    } while (cursor && wishes.length < MOST)
    return wishes
  }
  return quietly(work('requests', all, (wishes) => mine === turns.requests && useWishes.getState().setRequests(wishes)))
}

/** One wish as it is now, for its form; it is brought up to date in the list too. Rejects with CallError. */
export const fetchRequest = (id: string): Promise<Wish> =>
  work('request', () => call(api.wishes.get, { params: { id } }), useWishes.getState().putRequest)

interface Fetched<T> {
  items: T[]
  next: string | null
}

const joined = <T>(before: Listed<T>, page: Fetched<T>, isMore: boolean): Listed<T> => ({
  items: isMore ? [...before.items, ...page.items] : page.items,
  next: page.next,
  isKnown: true,
})

/** What meets the wishes of the member, or one of them; with `isMore` the next page of it. Never rejects. */
export const fetchMatches = (wishId?: string, isMore = false): Promise<void> => {
  const mine = ++turns.matches
  const { matches, matchesOf } = useWishes.getState()
  // Those of another wish must not show meanwhile.
  if (matchesOf !== wishId) useWishes.setState({ matches: { items: [], next: null, isKnown: false }, matchesOf: wishId })
  const query = { wishId, limit: PAGE, cursor: (isMore && matches.next) || undefined }
  return quietly(
    work(
      'matches',
      () => callPage(api.wishes.matches, { query }),
      (page) => mine === turns.matches && useWishes.setState((now) => ({ matches: joined(now.matches, page, isMore) })),
    ),
  )
}

/** Who looks for what the member sells; it shares the flag of the matches. Never rejects. */
export const fetchNearby = (isMore = false): Promise<void> => {
  const mine = ++turns.nearby
  const cursor = (isMore && useWishes.getState().nearby.next) || undefined
  return quietly(
    work(
      'matches',
      () => callPage(api.wishes.nearby, { query: { limit: PAGE, cursor } }),
      (page) => mine === turns.nearby && useWishes.setState((now) => ({ nearby: joined(now.nearby, page, isMore) })),
    ),
  )
}

/** What the member sells, with how many wishes it meets. Never rejects. */
export const fetchProducts = (isMore = false): Promise<void> => {
  const mine = ++turns.products
  const cursor = (isMore && useWishes.getState().products.next) || undefined
  return quietly(
    work(
      'products',
      () => callPage(api.wishes.products, { query: { limit: PAGE, cursor } }),
      (page) => mine === turns.products && useWishes.setState((now) => ({ products: joined(now.products, page, isMore) })),
    ),
  )
}
