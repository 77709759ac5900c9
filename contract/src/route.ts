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

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Paged extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/v1/${string}`
  access: Access
  /** One English sentence for the API documentation. */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  status?: 200 | 201 | 202 | 204
  /** A list that goes on: answered as an array, its next page in a `Link: rel="next"` header. */
  isPaged?: Paged
  limit?: Limit
  /** With an `Idempotency-Key` header the same call again does nothing more and answers the same. */
  hasIdempotencyKey?: true
}

/** Keeps the precise types of one call; the object itself is what both sides use. */
export const route = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Paged extends boolean = false,
>(
  route: Route<Params, Query, Body, Answer, Paged>,
) => route

type Part<S, Side extends 'input' | 'output'> = S extends z.ZodType ? (Side extends 'input' ? z.input<S> : z.output<S>) : never

/** What a use case receives: parsed, trimmed, with defaults filled in. */
export interface Input<R extends Route> {
  params: Part<R['params'], 'output'>
  query: Part<R['query'], 'output'>
  body: Part<R['body'], 'output'>
}

type Sent<K extends string, S> = undefined extends S ? { [k in K]?: S } : { [k in K]: S }

/** What a caller sends: defaults may be left out. */
export type Request<R extends Route> = Sent<'params', Part<NonNullable<R['params']>, 'input'>> &
  Sent<'query', Part<NonNullable<R['query']>, 'input'>> &
  Sent<'body', Part<NonNullable<R['body']>, 'input'>>

/** What is answered, on the wire and in the types of both sides. */
export type Answer<R extends Route> = z.output<R['answer']>
