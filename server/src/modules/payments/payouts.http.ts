import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../core/context.ts'
import { AppError } from '../../core/errors.ts'
import type { HttpPart } from '../../core/http.ts'
import { limit } from '../../platform/rate-limit.ts'
import { PAYOUT_STOP } from './payout-holds.ts'
import { askStopPage, badStopPage, stoppedPage } from './payout-stop-page.ts'
import { findStoppable, stopByLink } from './use-cases/stop-payout.ts'

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Rate limit of stop links by address. */
const OPENINGS = { max: 120, seconds: 3600 }

/** The emailed link about a held withdrawal. GET shows a page with a button and changes nothing; the button stops the withdrawal. */
export const payoutsHttp: HttpPart = (http, ctxOf) => {
  const answer = async (request: TokenRequest, reply: FastifyReply, draw: (ctx: Ctx, token: string) => Promise<string>) => {
    const ctx = await ctxOf(request)
    await limit(ctx, `payout-stop:${ctx.address}`, OPENINGS)
    const html = await draw(ctx, request.params.token).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      reply.status(error.status)
      return badStopPage(error.message, ctx.config.BRAND_NAME)
    })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }

  http.get(PAYOUT_STOP, (request: TokenRequest, reply) =>
    answer(request, reply, async (ctx, token) => askStopPage(await findStoppable(ctx, token), ctx.config.BRAND_NAME)),
  )

  void http.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null))
    forms.post(PAYOUT_STOP, (request: TokenRequest, reply) =>
      answer(request, reply, async (ctx, token) => {
        await stopByLink(ctx, token)
        return stoppedPage(ctx.config.BRAND_NAME)
      }),
    )
  })
}
