import type { Answer, Request, Route } from '@feria/contract'
import { PAGE_SIZE } from '@feria/contract/limits'
import {
  type InfiniteData,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallError, type CallOptions, call, callPage, type ItemOf } from './call.ts'

/** First part of the key of every query of a route, by which all of them are found. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`

/** The key of one query: `[method + path, request]`; pages add a third part to keep their queries apart. */
export const queryKey = <R extends Route>(route: R, request: Request<R>) => [routeKey(route), request] as const

type Options<R extends Route, Shown> = Omit<UseQueryOptions<Answer<R>, CallError, Shown>, 'queryKey' | 'queryFn'>

/** Queries a GET route and caches the response. Retries only when offline or after a server error, at most twice. */
export const useRoute = <R extends Route, Shown = Answer<R>>(route: R, request: Request<R>, options: Options<R, Shown> = {}) =>
  useQuery<Answer<R>, CallError, Shown>({
    ...options,
    queryKey: queryKey(route, request),
    queryFn: ({ signal }) => call(route, request, { signal }),
  })

interface Page<R extends Route> {
  items: ItemOf<R>[]
  next: string | null
}

/** The request of one page: 20 items unless it sets a limit. Without a limit the whole list would be returned. */
const pageAt = <R extends Route>(request: Request<R>, cursor: string | null): Request<R> =>
  ({ ...request, query: { limit: PAGE_SIZE, ...(request as { query?: object }).query, cursor } }) as Request<R>

/** What asks for a paginated list page by page. */
export const pagesQuery = <R extends Route>(route: R, request: Request<R>, ask: typeof callPage = callPage) => ({
  queryKey: [...queryKey(route, request), 'pages'] as readonly unknown[],
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal?: AbortSignal }): Promise<Page<R>> =>
    ask(route, pageAt(request, pageParam), { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: Page<R>) => page.next,
})

/** Queries a paginated GET route page by page: `items` is the list so far, `fetchMore` fetches the next page while `hasMore`. */
export const usePages = <R extends Route>(
  route: R,
  request: Request<R>,
  options: { enabled?: boolean; staleTime?: number; keepsPrevious?: boolean } = {},
) => {
  const { keepsPrevious, ...rest } = options
  const query = useInfiniteQuery<Page<R>, CallError, InfiniteData<Page<R>>, readonly unknown[], string | null>({
    ...rest,
    ...pagesQuery(route, request),
    placeholderData: keepsPrevious ? (previous) => previous : undefined,
  })
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    hasMore: query.hasNextPage,
    fetchMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    isFetchingMore: query.isFetchingNextPage,
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
  }
}

interface ActionOptions<R extends Route>
  extends Pick<UseMutationOptions<Answer<R>, CallError, Request<R>>, 'scope' | 'onSuccess' | 'onError' | 'onMutate'> {
  /** Routes to refetch after a success. */
  refreshes?: Pick<Route, 'method' | 'path'>[]
  headers?: CallOptions['headers']
  timeoutMs?: CallOptions['timeoutMs']
  keepsSession?: CallOptions['keepsSession']
}

/** Calls a route that changes something, then refetches the named routes. Never retries by itself. */
export const useAction = <R extends Route>(
  route: R,
  { refreshes = [], headers, timeoutMs, keepsSession, onSuccess, ...options }: ActionOptions<R> = {},
) => {
  const client = useQueryClient()
  return useMutation<Answer<R>, CallError, Request<R>>({
    ...options,
    mutationKey: [routeKey(route)],
    mutationFn: (request) => call(route, request, { headers, timeoutMs, keepsSession }),
    onSuccess: (...args) => {
      for (const stale of refreshes) void client.invalidateQueries({ queryKey: [routeKey(stale)] })
      return onSuccess?.(...args)
    },
  })
}
