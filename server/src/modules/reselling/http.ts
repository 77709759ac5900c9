import { api } from '@feria/contract'
import { ATTRIBUTION_DAYS } from '@feria/contract/reselling/values'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../core/context.ts'
import { type HttpPart, receive } from '../../core/http.ts'
import { serveCard } from '../uploads/uploads.module.ts'
import { drawLink } from './link-cards.ts'
import { buyThrough } from './use-cases/buy-through.ts'
import { rememberLink } from './use-cases/remember-link.ts'
import { readVisitor, visitLink } from './use-cases/visit-link.ts'

const COOKIE = 'feria_resale'
const SECONDS = ATTRIBUTION_DAYS * 86_400

/** Over https the browser accepts it only from this very host: no sibling domain can set one. */
const isSecure = (ctx: Ctx): boolean => ctx.config.PUBLIC_URL.startsWith('https:')
const nameOf = (ctx: Ctx): string => (isSecure(ctx) ? `__Host-${COOKIE}` : COOKIE)

const cookieOf = (ctx: Ctx, { headers }: FastifyRequest): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(ctx)}=([\\w.~-]{1,300})`).exec(headers.cookie ?? '')?.[1] ?? null

/** The hash of the browser that a request comes from, by the cookie of a link that was opened there; null without one. */
export const visitorIn = (ctx: Ctx, request: FastifyRequest): Promise<string | null> => readVisitor(ctx, cookieOf(ctx, request))

/** The three calls that read or write a link's cookie, with the usual access and errors, and the card of a link. */
export const resellingHttp: HttpPart = (http, ctxOf) => {
  http.post(api.reselling.visit.path, async (request, reply) => {
    const { ctx, input } = await receive(api.reselling.visit, request, ctxOf)
    const { answer, cookie } = await visitLink(ctx, input, cookieOf(ctx, request))
    const secure = isSecure(ctx) ? '; Secure' : ''
    reply.header('set-cookie', `${nameOf(ctx)}=${cookie}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`)
    return answer
  })

  http.get(api.reselling.remembered.path, async (request) => {
    const { ctx, input } = await receive(api.reselling.remembered, request, ctxOf)
    return rememberLink(ctx, input, cookieOf(ctx, request))
  })

  serveCard([http, ctxOf], '/resale', drawLink)

  http.post(api.reselling.buy.path, async (request, reply) => {
    const { ctx, input } = await receive(api.reselling.buy, request, ctxOf)
    const order = await buyThrough(ctx, input, await visitorIn(ctx, request))
    return reply.status(201).send(order)
  })
}
