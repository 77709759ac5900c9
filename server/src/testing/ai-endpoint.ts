import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the endpoint as a test sees it. */
export interface AskedOfAi {
  path: string
  key: string | undefined
  body: {
    model: string
    stream?: boolean
    messages: { role: string; content: unknown; tool_calls?: unknown[]; tool_call_id?: string }[]
    tools?: { function: { name: string; parameters: object } }[]
    tool_choice?: unknown
    response_format?: { type: string; json_schema: { schema: object } }
  }
}

export interface AiEndpoint {
  url: string
  asked: AskedOfAi[]
  /** Sets the handler of later requests. */
  answer: (response: ServerResponse, asked: AskedOfAi, n: number) => void
  close(): Promise<void>
}

/** A local server with OpenAI's protocol, controlled by a test. */
export const openAiEndpoint = async (): Promise<AiEndpoint> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedOfAi['body']
    const asked = { path: request.url ?? '', key: request.headers.authorization, body }
    endpoint.asked.push(asked)
    endpoint.answer(response, asked, endpoint.asked.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endpoint: AiEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: (response) => void response.writeHead(500).end(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return endpoint
}

const chunkOf = (delta: object, finish_reason: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
})

/** Deltas as server-sent events, as in the protocol's documentation. */
export const eventsOf = (deltas: object[], finish: string | null = 'stop'): string => {
  const chunks = [...deltas.map((delta) => chunkOf(delta)), ...(finish ? [chunkOf({}, finish)] : [])]
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`
}

/** Streams events in parts of a number of bytes, wherever that splits them. */
export const stream = async (response: ServerResponse, events: string, bytes = Number.MAX_SAFE_INTEGER): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const all = Buffer.from(events)
  for (let at = 0; at < all.length; at += bytes) {
    response.write(all.subarray(at, at + bytes))
    await new Promise((done) => setImmediate(done))
  }
  response.end()
}

/** A text answer. */
export const answering = (text: string) => (response: ServerResponse) =>
  void stream(response, eventsOf([{ role: 'assistant', content: '' }, { content: text }]))

/** A tool call, its arguments in fragments. */
export const calling = (name: string, input: object): string => {
  const text = JSON.stringify(input)
  const half = Math.ceil(text.length / 2)
  const part = (rest: object) => ({ tool_calls: [{ index: 0, ...rest }] })
  return eventsOf(
    [
      { role: 'assistant', content: null, ...part({ id: 'call_1', type: 'function', function: { name, arguments: '' } }) },
      part({ function: { arguments: text.slice(0, half) } }),
      part({ function: { arguments: text.slice(half) } }),
    ],
    'tool_calls',
  )
}

/** A whole answer, not streamed. */
export const answerJson = (
  response: ServerResponse,
  content: string | null,
  rest: { refusal?: string; finish_reason?: string } = {},
): void => {
  const message = { role: 'assistant', content, ...(rest.refusal ? { refusal: rest.refusal } : {}) }
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message, finish_reason: rest.finish_reason ?? 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}
