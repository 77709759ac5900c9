import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../errors.ts'
import { serverFolder } from '../server-folder.ts'
import { answerError } from './answer-error.ts'
import { filledManifest } from './filled-manifest.ts'
import { type PageParts, servePages } from './serve-pages.ts'

/** Where the web is built. */
export const webFolder = join(serverFolder, '..', 'web', 'dist')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NO_PAGE = /^\/(api|files|private-files|mails|sandbox|assets|health|metrics)(\/|\?|$)|\.data(\?|$)/

/** Serves the built web: its files, and for every other path outside the API the page that it renders there. */
export const serveWeb = async (http: FastifyInstance, config: Config, folder: string, parts: PageParts): Promise<void> => {
  const client = join(folder, 'client')
  const showPage = servePages(join(folder, 'server', 'index.js'), config, parts)
  if (existsSync(client)) {
    http.get('/manifest.webmanifest', await filledManifest(join(client, 'manifest.webmanifest'), { brand: config.BRAND_NAME }))
    const served = { preCompressed: true, index: false, cacheControl: false } as const
    // Hashed files are looked up on request: a route for each of hundreds of files would take a tenth of a cold start.
    await http.register(async (assets) => {
      // Path traversal and hidden files are reported as errors; to the client they are simply not found.
      assets.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
        answerError(error.statusCode && error.statusCode < 500 ? new AppError('no-such-call') : error, request, reply),
      )
      await assets.register(staticFiles, {
        ...served,
        root: join(client, 'assets'),
        prefix: '/assets/',
        decorateReply: false,
        setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
      })
    })
    await http.register(staticFiles, {
      ...served,
      root: client,
      wildcard: false,
      // The manifest as built still lacks its words.
      globIgnore: ['manifest.webmanifest*', 'assets/**'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  }
  http.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !NO_PAGE.test(request.url)
    if (!isPage || !showPage) return answerError(new AppError('no-such-call'), request, reply)
    return showPage(request, reply)
  })
}
