import { MAX_PAGE_SIZE } from '@feria/contract/limits'
import * as api from '@feria/contract/routes'
import type { Wish } from '@feria/contract/wishes/schemas'
import { call, callPage } from '../../lib/call.ts'
import { type Listed, useWishes, work } from './wishes-store.ts'

/** Maximum number of wishes shown: the allowed active ones, and four times as many inactive ones. */
const MOST = 500
/** Entries per page of the panel. */
const PAGE = 24

/** Errors are in the store's `error`; the caller has nothing to add. */
const quietly = (fetching: Promise<unknown>): Promise<void> =>
  fetching.then(
    () => undefined,
    () => undefined,
  )

/** A sequence number per list: an older response must not overwrite a newer one. */
const turns = { requests: 0, matches: 0, products: 0, nearby: 0 }

/** Fetches the member's wishes. Never rejects: errors are in the store. */
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

/** Fetches one wish, for its form, and updates it in the list too. Rejects with CallError. */
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

/** Fetches the matches of the member's wishes, or of one of them; with `isMore` the next page. Never rejects. */
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

/** Fetches who looks for what the member sells; shares the flag of the matches. Never rejects. */
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

/** Fetches the member's products, with the number of wishes that each matches. Never rejects. */
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
