import type { Ctx } from '../../core/context.ts'
import type { HttpPart } from '../../core/http.ts'
import { serveCard } from '../uploads/uploads.module.ts'
import { drawProductCard, drawSellerCard, drawWishCard } from './page-cards.ts'
import { robotsOf } from './rules.ts'
import { INDEX, keyOf, writeSitemap } from './use-cases/write-sitemap.ts'

const CACHE = 'public, max-age=3600'

/**
 * The cards of public pages, robots.txt, and the sitemap as it was last written; a market that has none yet writes its first one when
 * it is asked for.
 */
export const seoHttp: HttpPart = (http, ctxOf) => {
  let writing: Promise<void> | undefined
  const writeOnce = (ctx: Ctx) => {
    writing ??= writeSitemap(ctx).finally(() => {
      writing = undefined
    })
    return writing
  }

  serveCard([http, ctxOf], '/p', drawProductCard)
  serveCard([http, ctxOf], '/v', drawSellerCard)
  serveCard([http, ctxOf], '/busco', drawWishCard)

  http.get('/robots.txt', async (request, reply) => {
    const { config } = await ctxOf(request)
    return reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robotsOf(config.PUBLIC_URL))
  })

  http.get('/sitemap.xml', async (request, reply) => {
    const ctx = await ctxOf(request)
    const read = () => ctx.engines.files.read(INDEX)
    const kept = await read()
    if (!kept) await writeOnce(ctx)
    return reply
      .header('cache-control', CACHE)
      .type('application/xml; charset=utf-8')
      .send(kept ?? (await read()))
  })

  http.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const { name } = request.params
    const ctx = await ctxOf(request)
    const file = /^(pages|(products|sellers|wishes)-\d{1,6})\.xml\.gz$/.test(name) ? await ctx.engines.files.stream(keyOf(name)) : null
    if (!file) return reply.callNotFound()
    return reply.headers({ 'cache-control': CACHE, 'content-length': file.bytes }).type('application/gzip').send(file.body)
  })
}
