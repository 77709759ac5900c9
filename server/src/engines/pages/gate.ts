import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex, Readable } from 'node:stream'
import { publicLookupOf } from '../public-address.ts'

const HTTPS = 443

/** The browser's only way out: our own proxy on the loopback interface. */
export interface Gate {
  url: string
  /** Sets the byte limit of the next page. The signal aborts when it is exceeded. */
  begin(bytes: number): AbortSignal
  close(): Promise<void>
}

/**
 * Opens the gate. It resolves every host itself, refuses private addresses, and connects to what it checked; this holds for pages,
 * redirects and everything a page loads. Only https to its own port is allowed; tests may allow 127.0.0.1.
 */
export const openGate = async (isLocalAllowed: boolean): Promise<Gate> => {
  let left = 0
  let over = new AbortController()
  const sockets = new Set<Duplex>()
  const known = <S extends Duplex>(socket: S): S => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }
  const counted = (stream: Readable, cut: () => void): void => {
    stream.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left >= 0) return
      over.abort(new Error('the page is too large'))
      cut()
    })
  }

  const server = createServer((request: IncomingMessage, reply: ServerResponse) => {
    void pass(request, reply).catch(() => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
  })

  /** Plain http, for tests only. */
  const pass = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const to = new URL(request.url ?? '')
    if (!isLocalAllowed || to.protocol !== 'http:') throw new Error('only https gets through')
    const lookup = await publicLookupOf(to.hostname, { isLocalAllowed })
    const { method, headers } = request
    const onward = plainRequest(to, { method, headers, lookup }, (answer) => {
      counted(answer, () => {
        answer.destroy()
        reply.destroy()
      })
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    reply.once('close', () => onward.destroy())
    request.pipe(onward)
  }

  const tunnel = async (request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> => {
    const to = new URL(`https://${request.url}`)
    const port = Number(to.port || HTTPS)
    if (port !== HTTPS && !isLocalAllowed) throw new Error('only https gets through')
    const lookup = await publicLookupOf(to.hostname, { isLocalAllowed })
    const onward: Socket = known(connect({ host: to.hostname.replace(/^\[|\]$/g, ''), port, lookup }))
    const cut = () => {
      onward.destroy()
      client.destroy()
    }
    onward.once('close', cut)
    client.once('close', cut)
    onward.once('connect', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      if (head.length > 0) onward.write(head)
      counted(onward, cut)
      onward.pipe(client)
      client.pipe(onward)
    })
  }

  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    known(client)
    void tunnel(request, client, head).catch(() => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
  })
  server.on('connection', known)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin: (bytes) => {
      left = bytes
      over = new AbortController()
      return over.signal
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
