import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../errors.ts'
import type { PageHead } from '../module.ts'
import { answerError } from './answer-error.ts'
import { filledPage, manifest } from './filled-page.ts'
import { headedPage } from './headed-page.ts'
import { readPreloads } from './preloads.ts'

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Serves the built web: the landing page at `/`, files, and for every other path outside the API the app's page, which has its own
 * router. Both pages and the manifest carry the configured name; `headOf` gives some paths their own head.
 */
export const serveWeb = async (
  http: FastifyInstance,
  config: Config,
  folder = webFolder,
  headOf: (path: string) => Promise<PageHead | null> = async () => null,
): Promise<void> => {
  const appFile = join(folder, 'index.html')
  const isBuilt = existsSync(appFile)
  const words = { brand: config.BRAND_NAME, url: config.PUBLIC_URL }
  const showApp = isBuilt ? await filledPage(appFile, words) : null
  const withHead = isBuilt ? await headedPage(appFile, words) : null
  const preloadsOf = isBuilt ? await readPreloads(join(folder, 'preloads.json')) : () => undefined
  if (isBuilt) {
    http.get('/', await filledPage(join(folder, 'landing', 'index.html'), words))
    http.get('/manifest.webmanifest', await filledPage(join(folder, 'manifest.webmanifest'), words, manifest))
    const served = { preCompressed: true, index: false, cacheControl: false } as const
    // Hashed files are looked up on request: a route for each of hundreds of files would take a tenth of a cold start.
    await http.register(async (assets) => {
      // Path traversal and hidden files are reported as errors; to the client they are simply not found.
      assets.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
        answerError(error.statusCode && error.statusCode < 500 ? new AppError('no-such-call') : error, request, reply),
      )
      await assets.register(staticFiles, {
        ...served,
        root: join(folder, 'assets'),
        prefix: '/assets/',
        decorateReply: false,
        setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
      })
    })
    await http.register(staticFiles, {
      ...served,
      root: folder,
      wildcard: false,
      // Pages as built still lack their words.
      globIgnore: ['**/*.html', '**/*.html.*', 'preloads.json*', 'manifest.webmanifest*', 'assets/**'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  }
  http.setNotFoundHandler(async (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|files|private-files|mails|sandbox|assets|health|metrics)(\/|$)/.test(request.url)
    if (!isPage || !showApp) return answerError(new AppError('no-such-call'), request, reply)
    const link = preloadsOf(request.url)
    if (link) reply.header('link', link)
    const head = await headOf(request.url.split('?')[0] ?? '').catch((error: unknown) => {
      request.log.error({ err: error }, 'a page is shown without its own head')
      return null
    })
    if (!head || !withHead) return showApp(request, reply)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(withHead(head))
  })
}
