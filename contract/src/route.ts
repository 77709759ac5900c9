import type { z } from 'zod'

/** Who may make a call: anybody, a member with a session, or an admin. Whose things they may touch is the use case's to say. */
export type Access = 'public' | 'member' | 'admin'

/**
 * At most `max` calls in `seconds`: of the member where only members may call, else of the address, whatever token comes along.
 * `isPerCaller` counts members of a public call too: only where nothing can be guessed, made or sent by it, since a token is soon
 * registered.
 */
export interface Limit {
  max: number
  seconds: number
  isPerCaller?: true
}

/** What a call takes and answers, and what it does. Only the server loads these: the browser knows them as types. */
export interface RouteSchemas {
  /** One English sentence for the API documentation. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
}

/** A call as whoever makes it knows it. */
export interface Route<Schemas extends RouteSchemas = RouteSchemas, Paged extends boolean = boolean> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/v1/${string}`
  access: Access
  status?: 200 | 201 | 202 | 204
  /** A list that goes on: answered as an array, its next page in a `Link: rel="next"` header. */
  isPaged?: Paged
  limit?: Limit
  /** With an `Idempotency-Key` header the same call again does nothing more and answers the same. */
  hasIdempotencyKey?: true
  /** Never there at run time: ties the call to its schemas for the type checker. */
  readonly schemas?: Schemas
}

/** A call as the server serves it: with its schemas. */
export type ServedRoute = Route & RouteSchemas

/** Names the calls of a module, one for each of its schemas; their types are those of the schemas. */
export const defineRoutes =
  <Schemas extends Record<string, RouteSchemas>>() =>
  <const Routes extends { [Name in keyof Schemas]: Omit<Route, 'schemas'> }>(routes: Routes) =>
    routes as unknown as { [Name in keyof Schemas]: Route<Schemas[Name], Routes[Name] extends { isPaged: true } ? true : false> }

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

/** What a caller sends: defaults may be left out. */
export type Request<R extends Route> = Sent<'params', Part<R, 'params', 'input'>> &
  Sent<'query', Part<R, 'query', 'input'>> &
  Sent<'body', Part<R, 'body', 'input'>>

/** What is answered, on the wire and in the types of both sides. */
export type Answer<R extends Route> = Part<R, 'answer', 'output'>
