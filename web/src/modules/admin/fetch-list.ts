import type { Request, Route } from '@feria/contract'
import { MAX_DOWNLOAD_ROWS } from '@feria/contract/admin/values'
import { MAX_PAGE_SIZE } from '@feria/contract/limits'
import { callPage, type ItemOf } from '../../lib/call.ts'

interface Options {
  signal: AbortSignal
  onProgress: (count: number) => void
}

/** A whole list as it is filtered, a hundred at a time, up to 10,000, and whether there are more. Rejects with CallError. */
export const fetchList = async <R extends Route>(
  route: R,
  query: object,
  { signal, onProgress }: Options,
): Promise<{ items: ItemOf<R>[]; hasMore: boolean }> => {
  const items: ItemOf<R>[] = []
  let cursor: string | null = null
  do {
    const request = { query: { ...query, limit: MAX_PAGE_SIZE, cursor } } as unknown as Request<R>
    const page: { items: ItemOf<R>[]; next: string | null } = await callPage(route, request, { signal })
    items.push(...page.items)
    cursor = page.next
    onProgress(items.length)
  } while (cursor && items.length < MAX_DOWNLOAD_ROWS)
  return { items, hasMore: cursor !== null }
}
