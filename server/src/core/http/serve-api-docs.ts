import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Generated from the contract by `npm run openapi`. */
const file = fileURLToPath(import.meta.resolve('@feria/contract/openapi.json'))
const JSON_TYPE = 'application/json; charset=utf-8'

/** The contract as OpenAPI 3.1 at /api/v1/openapi.json, and a page to read and try its calls at /api/docs. Both are public. */
export const serveApiDocs = async (http: FastifyInstance): Promise<void> => {
  const document = await readFile(file, 'utf8')
  http.get('/api/v1/openapi.json', (_request, reply) => reply.type(JSON_TYPE).send(document))
  // The page asks this plugin for the document; it is passed as generated.
  await http.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.1', info: { title: 'Feria', version: '' }, paths: {} } },
  })
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecificationClone: false,
    transformSpecification: (_document, _request, reply) => {
      reply.type(JSON_TYPE)
      return document as never
    },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true },
    theme: { title: 'API de Feria' },
  })
}
