import { api } from '@feria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../core/context.ts'
import { AppError } from '../../core/errors.ts'
import type { HttpPart } from '../../core/http.ts'
import { knownError } from '../../core/known-error.ts'
import { limit } from '../../platform/rate-limit.ts'
import { UNSUBSCRIBE_PATH } from '../../platform/unsubscribe.ts'
import { askingPage, badEndPage, endedPage } from './unsubscribe-page.ts'
import { readUnsubscribe, unsubscribe } from './use-cases/unsubscribe.ts'

const { unsubscribe: route } = api.notifications
type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/**
 * The unsubscribe link of an email. GET shows a page with a button and changes nothing; POST unsubscribes, from the button or by a mail
 * client (RFC 8058), whatever its body. It answers pages, with a status that clients understand.
 */
export const notificationsHttp: HttpPart = (http, ctxOf) => {
  const answer = async (request: TokenRequest, reply: FastifyReply, draw: (ctx: Ctx, token: string) => Promise<string>) => {
    const ctx = await ctxOf(request)
    if (route.limit) await limit(ctx, `${route.method}${route.path}:${ctx.address}`, route.limit)
    const html = await draw(ctx, request.params.token).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'notifications.bad-end') throw error
      reply.status(400)
      return badEndPage(knownError(error).message, ctx.config.BRAND_NAME)
    })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }

  http.get(UNSUBSCRIBE_PATH, (request: TokenRequest, reply) =>
    answer(request, reply, async (ctx, token) => askingPage((await readUnsubscribe(ctx, token)).kind, ctx.config.BRAND_NAME)),
  )

  void http.register(async (posts) => {
    posts.removeAllContentTypeParsers()
    posts.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null))
    posts.post(UNSUBSCRIBE_PATH, (request: TokenRequest, reply) =>
      answer(request, reply, async (ctx, token) => {
        const { kind } = await unsubscribe(ctx, { params: undefined, query: undefined, body: { token } })
        return endedPage(kind, ctx.config.BRAND_NAME)
      }),
    )
  })
}
