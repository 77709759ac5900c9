import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SmsRequest {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: { from: string; to: string; text: string }
}

/** How the next messages are answered: with a status and maybe `Retry-After`, or never. */
type SmsMood = 'hang' | { status: number; headers?: Record<string, string> }

export interface SmsLoopback {
  url: string
  asked: SmsRequest[]
  /** The mood for each next message; the last one stays. */
  moods: SmsMood[]
  close(): Promise<void>
}

/** A local gateway that takes messages in the documented shape. */
export const openSmsLoopback = async (): Promise<SmsLoopback> => {
  const asked: SmsRequest[] = []
  const moods: SmsMood[] = [{ status: 202 }]
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method, url: path, headers } = request
    asked.push({ method, path, headers, body: JSON.parse(text) as SmsRequest['body'] })
    const mood = moods.length > 1 ? moods.shift() : moods[0]
    if (mood && mood !== 'hang') response.writeHead(mood.status, mood.headers).end('{"id":"1"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    asked,
    moods,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
