import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../errors.ts'
import { serverFolder } from '../server-folder.ts'
import { answerError } from './answer-error.ts'
import { filledManifest } from './filled-manifest.ts'
import { keepFiles } from './kept-files.ts'
import { type PageParts, servePages } from './serve-pages.ts'

/** Where the web is built. */
export const webFolder = join(serverFolder, '..', 'web', 'dist')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const MANIFEST = 'manifest.webmanifest'
const NO_PAGE = /^\/(api|files|private-files|mails|sandbox|assets|health|metrics)(\/|\?|$)|\.data(\?|$)/

const answerNone = (request: FastifyRequest, reply: FastifyReply) => answerError(new AppError('no-such-call'), request, reply)

/** The files of the built web that stand beside its hashed ones, by their paths; the manifest as built still lacks its words. */
const filesBeside = async (client: string): Promise<string[]> => {
  const names = (await readdir(client)).filter((name) => name !== 'assets' && !name.startsWith('.'))
  const inside = await Promise.all(names.map((name) => readdir(join(client, name), { recursive: true }).catch(() => [])))
  return names
    .flatMap((name, n) => [name, ...(inside[n] ?? []).map((path) => join(name, path))])
    .filter((path) => /\.\w+$/.test(path) && !/\.(br|gz)$/.test(path) && path !== MANIFEST)
}

/** Serves the files of the built web. They are compressed already, where that makes them smaller. */
const serveFiles = async (http: FastifyInstance, client: string): Promise<void> => {
  const [hashed, others] = [keepFiles(join(client, 'assets'), IMMUTABLE), keepFiles(client, 'no-cache')]
  // Hashed files are looked up on request: a route for each of hundreds of files would take a tenth of a cold start.
  http.get<{ Params: { '*': string } }>('/assets/*', { compress: false }, async (request, reply) =>
    (await hashed(request.params['*'], request, reply)) ? reply : answerNone(request, reply),
  )
  for (const path of await filesBeside(client)) {
    http.get(`/${path.replaceAll('\\', '/')}`, { compress: false }, async (request, reply) =>
      (await others(path, request, reply)) ? reply : answerNone(request, reply),
    )
  }
}

/** Serves the built web: its files, and for every other path outside the API the page that it renders there. */
export const serveWeb = async (http: FastifyInstance, config: Config, folder: string, parts: PageParts): Promise<void> => {
  const client = join(folder, 'client')
  const showPage = servePages(join(folder, 'server', 'index.js'), config, parts)
  if (existsSync(client)) {
    http.get(`/${MANIFEST}`, await filledManifest(join(client, MANIFEST), { brand: config.BRAND_NAME }))
    await serveFiles(http, client)
  }
  http.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !NO_PAGE.test(request.url)
    if (!isPage || !showPage) return answerNone(request, reply)
    return showPage(request, reply)
  })
}
