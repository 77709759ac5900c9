import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface WhatsappRequest {
  path: string
  headers: IncomingHttpHeaders
  body: { to: string; template: { components: { parameters: { text: string }[] }[] } }
}

/** How the next messages are answered: accepted, refused with a code of the service, broken, or never. */
type WhatsappMood = 'take' | 'hang' | 'break' | { status: number; code: number; message: string }

export interface WhatsappLoopback {
  url: string
  asked: WhatsappRequest[]
  /** The mood for each next message; the last one stays. */
  moods: WhatsappMood[]
  close(): Promise<void>
}

/** A local server that responds as WhatsApp's Cloud API does, in its documented shapes. */
export const openWhatsappLoopback = async (): Promise<WhatsappLoopback> => {
  const asked: WhatsappRequest[] = []
  const moods: WhatsappMood[] = ['take']
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text) as WhatsappRequest['body']
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    const mood = moods.length > 1 ? moods.shift() : moods[0]
    if (mood === 'hang') return
    if (mood === 'break') return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const { to } = body
    if (mood === 'take' || !mood) {
      const messages = [{ id: `wamid.${asked.length}`, message_status: 'accepted' }]
      return json(response, 200, { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages })
    }
    const { status, code, message } = mood
    const error = {
      message,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: message },
      fbtrace_id: 'Az8',
    }
    json(response, status, { error })
  })
  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v26.0`,
    asked,
    moods,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
