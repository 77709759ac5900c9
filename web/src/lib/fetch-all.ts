import type { Request, Route } from '@feria/contract'
import { MAX_PAGE_SIZE } from '@feria/contract/limits'
import { callPage, type ItemOf } from './call.ts'

/** The items of a paginated list up to the page that reaches `most`, a page at a time. Rejects with CallError. */
export const fetchAll = async <R extends Route>(route: R, most: number, signal: AbortSignal): Promise<ItemOf<R>[]> => {
  const items: ItemOf<R>[] = []
  let cursor: string | null | undefined
  do {
    const page = await callPage(route, { query: { limit: MAX_PAGE_SIZE, cursor: cursor ?? undefined } } as Request<R>, { signal })
    items.push(...page.items)
    cursor = page.next
  } while (cursor && items.length < most)
  return items
}
