import type { z } from 'zod'
import type { StaffRole } from './accounts/values.ts'

/** Who may make a call: anybody, a member with a session, or an admin. The use case checks ownership. */
export type Access = 'public' | 'member' | 'admin'

/**
 * At most `max` calls in `seconds`: by member where only members may call, otherwise by address, whatever the token. `isPerCaller` counts
 * by member in public calls too: only where nothing can be guessed, created or sent, since accounts are cheap to register.
 */
export interface Limit {
  max: number
  seconds: number
  isPerCaller?: true
}

/** What only the server knows of a call, above all the schemas of its request and response: the browser has just their types. */
export interface RouteSchemas {
  /** One English sentence for the API documentation. */
  summary: string
  /**
   * What members do by it, in the words of the refusal `accounts.confirm-email`: they need a confirmed email for it where
   * `REQUIRE_CONFIRMED_EMAIL` is on.
   */
  needsConfirmedEmail?: string
  /** Left to members whose account is suspended: money, orders under way, their own data, and the way out. */
  whenSuspended?: boolean
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
  /** The answer to a query with `view: 'card'`, for calls that read it. */
  cards?: z.ZodType
}

/** A call as its clients know it. */
export interface Route<Schemas extends RouteSchemas = RouteSchemas, Paged extends boolean = boolean> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/v1/${string}`
  access: Access
  /** Who else may make an admin's call. */
  staff?: readonly StaffRole[]
  status?: 200 | 201 | 202 | 204
  /** A list in pages: the response is an array, with the next page in a `Link: rel="next"` header. */
  isPaged?: Paged
  limit?: Limit
  /** With an `Idempotency-Key` header a repeated call has no further effect and gets the same response. */
  hasIdempotencyKey?: true
  /** Absent at run time: ties the call to its schemas for the type checker. */
  readonly schemas?: Schemas
}

/** A call as the server serves it: with its schemas. */
export type ServedRoute = Route & RouteSchemas

/** Defines the calls of a module, one for each of its schemas, with their types. */
export const defineRoutes =
  <Schemas extends Record<string, RouteSchemas>>() =>
  <const Routes extends { [Name in keyof Schemas]: Omit<Route, 'schemas'> }>(routes: Routes) =>
    routes as unknown as { [Name in keyof Schemas]: Route<Schemas[Name], Routes[Name] extends { isPaged: true } ? true : false> }

type InCards<Schemas extends RouteSchemas> = Omit<Schemas, 'answer' | 'query'> & {
  answer: NonNullable<Schemas['cards']>
  query: z.ZodType<z.output<NonNullable<Schemas['query']>>, Omit<z.input<NonNullable<Schemas['query']>>, 'view'> & { view: 'card' }>
}

/** A call that knows cards, as one that answers them: its query then says so. */
export const cardsOf = <Schemas extends RouteSchemas, Paged extends boolean>(route: Route<Schemas, Paged>) =>
  route as unknown as Route<InCards<Schemas>, Paged>

/** Each call together with its schemas, as the server needs it. */
export const withSchemas = <Routes extends Record<string, Route>, Schemas extends { [Name in keyof Routes]: RouteSchemas }>(
  routes: Routes,
  schemas: Schemas,
) =>
  Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, { ...route, ...schemas[name as keyof Routes] }])) as {
    [Name in keyof Routes]: Routes[Name] & Schemas[Name]
  }

type Part<R extends Route, Name extends string, Side extends 'input' | 'output'> =
  NonNullable<R['schemas']> extends { [name in Name]: infer Schema extends z.ZodType }
    ? Side extends 'input'
      ? z.input<Schema>
      : z.output<Schema>
    : undefined

/** What a use case receives: parsed, trimmed, with defaults filled in. */
export interface Input<R extends Route> {
  params: Part<R, 'params', 'output'>
  query: Part<R, 'query', 'output'>
  body: Part<R, 'body', 'output'>
}

type Sent<Name extends string, Value> = undefined extends Value ? { [name in Name]?: Value } : { [name in Name]: Value }

/** What a caller sends: defaults may be omitted. */
export type Request<R extends Route> = Sent<'params', Part<R, 'params', 'input'>> &
  Sent<'query', Part<R, 'query', 'input'>> &
  Sent<'body', Part<R, 'body', 'input'>>

/** The response, in JSON and in the types of both sides. */
export type Answer<R extends Route> = Part<R, 'answer', 'output'>

/** The response in cards; never, where a call has none. */
export type CardAnswer<R extends Route> = NonNullable<Part<R, 'cards', 'output'>>
