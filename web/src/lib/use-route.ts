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
import { addressOf, type CallError, type CallOptions, call, callPage, type ItemOf, type Parts } from './call.ts'
import { readEarly } from './early.ts'
import { useSession } from './session.ts'

/** The first part of the key of every query of a route; all of its queries are found by it. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`

/** The key of one query: `[method + path, request]`; pages keep theirs apart with a third part. */
export const queryKey = <R extends Route>(route: R, request: Request<R>) => [routeKey(route), request] as const

type Options<R extends Route, Shown> = Omit<UseQueryOptions<Answer<R>, CallError, Shown>, 'queryKey' | 'queryFn'>

/** Asks a GET route and keeps its answer. Asks again only when offline or when the server failed, twice at most. */
export const useRoute = <R extends Route, Shown = Answer<R>>(route: R, request: Request<R>, options: Options<R, Shown> = {}) =>
  useQuery<Answer<R>, CallError, Shown>({
    initialData: () => readEarly(addressOf(route, request as Parts), useSession.getState().token) as Answer<R> | undefined,
    ...options,
    queryKey: queryKey(route, request),
    queryFn: ({ signal }) => call(route, request, { signal }),
  })

interface Page<R extends Route> {
  items: ItemOf<R>[]
  next: string | null
}

/** The request of one page: of 20, unless it says how many. Without a number a stated list would come whole. */
const pageAt = <R extends Route>(request: Request<R>, cursor: string | null): Request<R> =>
  ({ ...request, query: { limit: PAGE_SIZE, ...(request as { query?: object }).query, cursor } }) as Request<R>

/** Asks a paged GET route page after page: `items` is the list so far, `fetchMore` gets the next page while `hasMore`. */
export const usePages = <R extends Route>(
  route: R,
  request: Request<R>,
  options: { enabled?: boolean; staleTime?: number; keepsPrevious?: boolean } = {},
) => {
  const { keepsPrevious, ...rest } = options
  const query = useInfiniteQuery<Page<R>, CallError, InfiniteData<Page<R>>, readonly unknown[], string | null>({
    ...rest,
    queryKey: [...queryKey(route, request), 'pages'],
    queryFn: ({ pageParam, signal }) => callPage(route, pageAt(request, pageParam), { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
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
  extends Pick<UseMutationOptions<Answer<R>, CallError, Request<R>>, 'onSuccess' | 'onError' | 'onMutate'> {
  /** Routes whose kept answers are out of date after a success. */
  refreshes?: Pick<Route, 'method' | 'path'>[]
  headers?: CallOptions['headers']
  timeoutMs?: CallOptions['timeoutMs']
  keepsSession?: CallOptions['keepsSession']
}

/** Calls a route that changes something; afterwards asks the named routes again. Never repeats a call by itself. */
export const useAction = <R extends Route>(
  route: R,
  { refreshes = [], headers, timeoutMs, keepsSession, onSuccess, ...options }: ActionOptions<R> = {},
) => {
  const client = useQueryClient()
  return useMutation<Answer<R>, CallError, Request<R>>({
    ...options,
    mutationFn: (request) => call(route, request, { headers, timeoutMs, keepsSession }),
    onSuccess: (...args) => {
      for (const stale of refreshes) void client.invalidateQueries({ queryKey: [routeKey(stale)] })
      return onSuccess?.(...args)
    },
  })
}
