import type { Ctx } from '../../core/context.ts'
import type { HttpPart } from '../../core/http.ts'
import { limit } from '../../platform/rate-limit.ts'

/** By address: link previews request each once. */
const LIMIT = { max: 60, seconds: 60 }

/** Answers with the card of a page at `{path}/:page/image.jpg`; `draw` fails for one that not everybody may see. */
export const serveCard = (
  [http, ctxOf]: Parameters<HttpPart>,
  path: string,
  draw: (ctx: Ctx, page: string) => Promise<{ bytes: Buffer; version: string }>,
): void => {
  http.get<{ Params: { page: string } }>(`${path}/:page/image.jpg`, async (request, reply) => {
    // The same for everybody, whoever asks.
    const ctx = { ...(await ctxOf(request)), actor: null }
    await limit(ctx, `card:${ctx.address}`, LIMIT)
    const { bytes, version } = await draw(ctx, request.params.page)
    const etag = `"${version}"`
    reply.headers({ 'cache-control': 'public, max-age=3600', etag, 'cross-origin-resource-policy': 'cross-origin' }).type('image/jpeg')
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(bytes)
  })
}
