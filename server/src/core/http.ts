import type { Input, Route, ServedRoute } from '@feria/contract'
import { serves } from '@feria/contract/accounts/values'
import type { Page } from '@feria/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limit } from '../platform/rate-limit.ts'
import { markWrite } from '../platform/replica.ts'
import { type Authentication, tokenOf } from './authentication.ts'
import type { Ctx } from './context.ts'
import { fail } from './errors.ts'
import { asksForCards, writersOf } from './http/answer-writer.ts'
import { noteCaller } from './http/refusals.ts'
import { traceparentOf } from './http/trace-requests.ts'
import { parse } from './parse.ts'
import { readAgain } from './read-again.ts'
import { checkRoom } from './room.ts'
import { refuseSuspended } from './suspended.ts'
import type { Served } from './use-case.ts'

/** How much of a user agent is kept: enough to recognise the program. */
const AGENT_LETTERS = 300

const JSON_TYPE = 'application/json; charset=utf-8'

/** Builds the ctx of a request: the caller and the address; visitors have no actor. */
export type CtxOf = (request: FastifyRequest) => Promise<Ctx>

/** Routes of a module that no JSON contract fits; they answer errors like all others. */
export type HttpPart = (http: FastifyInstance, ctxOf: CtxOf) => void

/** Builds each request's ctx from the server's. The session token is the only source of the caller's identity. */
export const ctxFactory =
  (base: Ctx, { findActor }: Authentication): CtxOf =>
  async (request) => {
    const token = tokenOf(request.headers.authorization)
    const key = request.headers['idempotency-key']
    const ctx: Ctx = {
      ...base,
      address: request.ip,
      agent: request.headers['user-agent']?.slice(0, AGENT_LETTERS) || null,
      log: request.log,
      traceparent: traceparentOf(request),
      idempotencyKey: typeof key === 'string' ? key : null,
    }
    if (token) ctx.actor = await readAgain(() => findActor(ctx, token))
    if (ctx.actor) noteCaller(request, ctx.actor.id)
    return ctx
  }

/**
 * Refuses callers without access to a route: visitors with 401, members without the role with 403, and the suspended unless it is one of
 * those left to them. An admin's call lets in the staff that it names. What anybody may call without signing in they may too.
 */
export const checkAccess = (
  ctx: Ctx,
  { access, staff = [], whenSuspended }: Pick<ServedRoute, 'access' | 'staff' | 'whenSuspended'>,
): void => {
  if (access === 'public') return
  const { actor } = ctx
  if (!actor) fail('accounts.sign-in')
  if (!whenSuspended) refuseSuspended(ctx)
  if (access === 'admin' && !(actor && serves(actor, staff))) {
    fail(actor?.lacksSecondFactor ? 'accounts.second-factor-needed' : 'accounts.not-allowed')
  }
}

/** Refuses an act that needs a confirmed email, with the address that the link was mailed to. */
export const checkConfirmed = ({ actor }: Ctx, act: ServedRoute['needsConfirmedEmail']): void => {
  if (act && actor?.unconfirmedEmail) fail('accounts.confirm-email', { act, email: actor.unconfirmedEmail })
}

/** What a rate limit counts by. Accounts are cheap to register, so where visitors may call too, only the address counts. */
const countedOf = ({ actor, address }: Ctx, { access, limit }: Route): string =>
  actor && (access !== 'public' || limit?.isPerCaller) ? actor.id : address

/** Admits a request to a route of the contract: access, confirmed email, rate limit, parsing. Refusals come before anything is done. */
export const receive = async <R extends ServedRoute>(
  route: R,
  request: FastifyRequest,
  ctxOf: CtxOf,
): Promise<{ ctx: Ctx; input: Input<R> }> => {
  const ctx = await ctxOf(request)
  return { ctx, input: await admit(route, ctx, request) }
}

/** Admits what was received for a route, over HTTP or in process, and returns what its use case is given. */
export const admit = async <R extends ServedRoute>(
  route: R,
  ctx: Ctx,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
): Promise<Input<R>> => {
  checkAccess(ctx, route)
  checkConfirmed(ctx, route.needsConfirmedEmail)
  if (route.method !== 'GET') await checkRoom(ctx)
  if (route.limit) await limit(ctx, `${route.method}${route.path}:${countedOf(ctx, route)}`, route.limit)
  return { params: parse(route.params, params), query: parse(route.query, query), body: parse(route.body, body ?? {}) } as Input<R>
}

/** Runs a use case that was admitted; one that only reads is run again while the database is away for a moment. */
export const runServed = ({ route, run }: Served, ctx: Ctx, input: Input<Route>): Promise<unknown> =>
  route.method === 'GET' ? readAgain(() => run(ctx, input)) : run(ctx, input)

/** Serves one route of the contract: access, rate limit, parsing, use case, response. */
export const mount = (http: FastifyInstance, served: Served, ctxOf: CtxOf): void => {
  const { route } = served
  const status = route.status ?? 200
  const [write, writeCards] = writersOf(route)
  http.route({
    method: route.method,
    url: route.path,
    schema: { response: { [status]: {} } },
    serializerCompiler: () => write,
    handler: async (request, reply) => {
      const { ctx, input } = await receive(route, request, ctxOf)
      const result = await runServed(served, ctx, input)
      if (route.method !== 'GET') await markWrite(ctx)
      reply.status(status)
      if (asksForCards(input)) reply.type(JSON_TYPE).serializer(writeCards)
      return route.isPaged ? answerPage(request, reply, result as Page<unknown>) : result
    },
  })
}

const answerPage = (request: FastifyRequest, reply: FastifyReply, page: Page<unknown>): unknown[] => {
  if (page.next) reply.header('link', `<${addressOf(request.url, page.next)}>; rel="next"`)
  return page.items
}

/** The requested URL with another cursor. Built by hand: `URL` would cost a thirtieth of a list's time. */
const addressOf = (asked: string, cursor: string): string => {
  const from = `${asked}?`.indexOf('?')
  const kept = asked
    .slice(from + 1)
    .split('&')
    .filter((part) => part && !/^(cursor|page)=/.test(part))
  return `${asked.slice(0, from)}?${[...kept, `cursor=${cursor}`].join('&')}`
}
