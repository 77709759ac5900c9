import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Serves only the metrics, without a token, on a port that the operator keeps private. */
export const openMetricsPort = async (metrics: Metrics, port: number, host: string): Promise<Server> => {
  const server = createServer(async (request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text())
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening))
  return server
}
