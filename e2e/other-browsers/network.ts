import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Reports a page's logged and uncaught errors. It is a file, since no page of Feria runs inline scripts. */
const WATCH = `
  const report = (text) => navigator.sendBeacon('/watch', String(text))
  addEventListener('error', ({ message }) => message && report(message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const { error } = console
  console.error = (...args) => { report(args.join(' ')); error(...args) }
`
const TAG = '<script src="/watch.js"></script>'

const textOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** A proxy between a browser and the server that can be cut. */
export interface Network {
  url: string
  problems: string[]
  cut(): Promise<void>
  restore(): Promise<void>
}

/** Proxies to the server at `port`. `watches` makes pages report their errors, for browsers that do not expose them. */
export const openNetwork = async (port: number, watches: boolean): Promise<Network> => {
  const problems: string[] = []
  const sockets = new Set<Socket>()
  const watch = async (asked: IncomingMessage, response: ServerResponse) => {
    if (asked.method === 'POST') problems.push(await textOf(asked))
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCH)
  }
  const lead = (asked: IncomingMessage, response: ServerResponse) => {
    const headers = watches ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const on = request({ port, host: '127.0.0.1', method: asked.method, path: asked.url, headers }, async (answer) => {
      const status = answer.statusCode ?? 502
      if (!watches || status !== 200 || !answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, answer.headers)
        return answer.pipe(response)
      }
      const page = (await textOf(answer)).replace('<head>', `<head>${TAG}`)
      response.writeHead(status, { ...answer.headers, 'content-length': Buffer.byteLength(page) }).end(page)
    })
    on.on('error', () => response.destroy())
    asked.pipe(on)
  }
  const server = createServer((asked, response) => {
    if (watches && asked.url?.startsWith('/watch')) void watch(asked, response)
    else lead(asked, response)
  })
  server.on('upgrade', (asked, socket, head) => {
    const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    const on = connect(port, '127.0.0.1', () => {
      on.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      on.write(head)
      socket.pipe(on).pipe(socket)
    })
    for (const end of [on, socket]) end.on('error', () => [on, socket].map((it) => it.destroy()))
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listen = (at: number) => new Promise<void>((listens) => server.listen(at, '127.0.0.1', listens))
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const cut = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      for (const socket of sockets) socket.destroy()
    })
  return { url: `http://127.0.0.1:${own}`, problems, cut, restore: async () => void (server.listening || (await listen(own))) }
}
