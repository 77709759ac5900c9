import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallLimits } from '../engines/marketplaces/call-limits.ts'

export interface AskedRequest {
  /** Method and path. */
  call: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export interface LoopbackAnswer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** Failures that no service documents. */
export const badWays = ['hang', 'html', 'huge', 'truncated', 'hang up', 'elsewhere'] as const
export type BadWay = (typeof badWays)[number]

export interface LoopbackMarket {
  url: string
  /** The requests received. */
  requests: AskedRequest[]
  /** Overrides responses, where it returns any. */
  instead: ((request: AskedRequest) => LoopbackAnswer | BadWay | undefined) | null
  /** The delay of every response, in milliseconds. */
  delay: number
  /** How many requests had a method and path with this start. */
  count(call: string): number
  close(): Promise<void>
}

/** Short timeouts, so that a test sees what happens after them. */
export const quickCallLimits: Partial<CallLimits> = { callMs: 1500, searchMs: 4000, firstWaitMs: 5, longestWaitMs: 50, resetMs: 200 }

const misbehave: Record<BadWay, (reply: ServerResponse) => void> = {
  hang: () => undefined,
  html: (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Verificá tu cuenta</title>'),
  huge: (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    const part = `"${'x'.repeat(1_000_000)}",`
    reply.write('[')
    for (let megabytes = 0; megabytes < 10; megabytes++) reply.write(part)
    reply.end('0]')
  },
  truncated: (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[{"id":"MLA'),
  'hang up': (reply) => reply.destroy(),
  elsewhere: (reply) => reply.writeHead(302, { location: 'http://127.0.0.2:9/thief' }).end(),
}

/** A local server that responds as a marketplace documents it, and records its requests. */
export const openLoopbackMarket = async (
  answer: (request: AskedRequest) => LoopbackAnswer | Promise<LoopbackAnswer>,
): Promise<LoopbackMarket> => {
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = { call: `${request.method} ${pathname}`, query: searchParams, headers: request.headers, body }
    loopback.requests.push(asked)
    const response = loopback.instead?.(asked) ?? (await answer(asked))
    if (loopback.delay > 0) await sleep(loopback.delay)
    if (typeof response === 'string') return misbehave[response](reply)
    reply
      .writeHead(response.status, { 'content-type': 'application/json;charset=utf-8', ...response.headers })
      .end(JSON.stringify(response.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const loopback: LoopbackMarket = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    instead: null,
    delay: 0,
    count: (call) => loopback.requests.filter((request) => request.call.startsWith(call)).length,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return loopback
}
