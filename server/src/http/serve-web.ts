import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { answerError } from './answer-error.ts'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the built web; every address that is not a call or a file answers the page, which knows its own routes. */
export const serveWeb = async (http: FastifyInstance): Promise<void> => {
  const isBuilt = existsSync(`${webFolder}/index.html`)
  if (isBuilt) {
    await http.register(staticFiles, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache')
      },
    })
  }
  http.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|files|sandbox|assets|health)\//.test(request.url)
    if (!isPage || !isBuilt) return answerError(new AppError('no-such-call'), request, reply)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
