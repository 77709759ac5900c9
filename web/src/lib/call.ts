import type { Answer, Request, Route } from '@feria/contract'
import type { ErrorAnswer } from '@feria/contract/errors'
import { readAnswer } from './read-answer.ts'
import { useSession } from './session.ts'

/** Shown when there was no response. */
export const OFFLINE = 'No pudimos conectarnos. Intentá de nuevo.'
/** Shown when the server failed without a message of its own. */
const NO_MESSAGE = 'Ocurrió un error'
/** A call without a response after this long counts as offline. */
const TIMEOUT_MS = 30_000

/** In development Vite renders pages by itself, and asks the server for their data. */
const ORIGIN: string = (import.meta.env.SSR && import.meta.env.DEV && import.meta.env.VITE_SERVER) || ''

/** A failed call. `message` can always be shown; `told` is the server's own message, null if it sent none. */
export class CallError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  /** An error code of the contract, or `offline`. */
  readonly code: ErrorAnswer['error'] | 'offline'
  readonly reason: string | null
  /** Message by field path. */
  readonly fields: Record<string, string>
  readonly requestId: string | null

  constructor(status: number, answer?: Partial<ErrorAnswer>) {
    const reason = answer?.message ?? answer?.msg ?? null
    super(reason ?? (status === 0 ? OFFLINE : NO_MESSAGE))
    this.name = 'CallError'
    this.status = status
    this.code = answer?.error ?? (status === 0 ? 'offline' : 'internal')
    this.reason = reason
    this.fields = answer?.fields ?? {}
    this.requestId = answer?.requestId ?? null
  }
}

/** The message to show for an error: the server's own or the offline one, else `fallback`. */
export const explain = (error: unknown, fallback = NO_MESSAGE): string => {
  if (!(error instanceof CallError)) return fallback
  return error.code === 'offline' ? OFFLINE : (error.reason ?? fallback)
}

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Lets the call outlive the page, for the last call of a session. */
  keepalive?: boolean
  /** Does not end a lost session here: the page tells the member first, then ends it. */
  keepsSession?: boolean
  /** Timeout in milliseconds, after which the call counts as offline; 30 s by default. */
  timeoutMs?: number
}

/** What a request may carry, whatever its route. */
export interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** The URL of a call: `:params` filled in, query without undefined, null or empty values. */
export const addressOf = (route: Pick<Route, 'path'>, { params, query }: Parts): string => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** What can be done about a refusal: true once the call can be made again. Members' code sets them, so that strangers load none of it. */
export const remedies: Partial<Record<CallError['code'], (refusal: string) => Promise<boolean>>> = {}

/**
 * Makes a call and resolves to the response; every refusal is a CallError. A 401 for a lost session ends the session it was made with.
 */
const send = async (
  route: Pick<Route, 'method' | 'path'>,
  parts: Parts,
  options: CallOptions,
): Promise<{ response: Response; json: unknown }> => {
  const { token } = useSession.getState()
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (token) headers.authorization ??= `Bearer ${token}`
  if (parts.body !== undefined) headers['content-type'] = 'application/json'
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  let response: Response
  let json: unknown
  try {
    response = await fetch(ORIGIN + addressOf(route, parts), {
      method: route.method,
      headers,
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      keepalive: options.keepalive,
    })
    json = await readAnswer(response)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new CallError(0)
  }
  if (response.ok) return { response, json }
  const failure = new CallError(response.status, (json ?? undefined) as Partial<ErrorAnswer> | undefined)
  if (await remedies[failure.code]?.(failure.message)) return send(route, parts, options)
  const isOver = failure.code === 'accounts.sign-in' && token && token === useSession.getState().token
  if (isOver && !options.keepsSession) useSession.getState().signOut('server')
  throw failure
}

/** Makes a call of the contract and resolves to its body. Rejects with CallError; an aborted call rejects with the signal's reason. */
export const call = async <R extends Route>(route: R, request: Request<R>, options: CallOptions = {}): Promise<Answer<R>> =>
  (await send(route, request as Parts, options)).json as Answer<R>

/** The type of one item of a paginated call. */
export type ItemOf<R extends Route> = Answer<R> extends (infer Item)[] ? Item : never

/** The cursor of the next page in a `Link` header, null on the last page. */
export const nextCursor = (link: string | null): string | null => {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return address ? new URL(address, 'http://feria').searchParams.get('cursor') : null
}

/** One page of a paginated call: its items and the cursor of the next page. */
export const callPage = async <R extends Route>(
  route: R,
  request: Request<R>,
  options: CallOptions = {},
): Promise<{ items: ItemOf<R>[]; next: string | null }> => {
  const { response, json } = await send(route, request as Parts, options)
  return { items: json as ItemOf<R>[], next: nextCursor(response.headers.get('link')) }
}
