import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AiEndpoint, answerJson, calling, eventsOf, openAiEndpoint, stream } from '../../testing/ai-endpoint.ts'
import type { Chat, ChatPiece, Tool, Vision } from './ai.ts'
import { openOpenAiCompatible } from './openai-compatible.ts'

let endpoint: AiEndpoint
beforeEach(async () => {
  endpoint = await openAiEndpoint()
})
afterEach(() => endpoint.close())

const timeouts = { withinMs: 3000, silenceMs: 1000 }
const look: Tool = { name: 'buscar', description: 'Searches.', input: z.object({ what: z.string(), max: z.number().optional() }) }

const open = (): { chat: Chat; vision: Vision } => {
  const { chat, vision } = openOpenAiCompatible({
    url: endpoint.url,
    key: 'k',
    embeddingModel: undefined,
    chatModel: 'c',
    visionModel: 'v',
  })
  if (!chat || !vision) throw new Error('There are no models.')
  return { chat, vision }
}

const onText = async (tools: Tool[] = [], chat = open().chat, wait = timeouts): Promise<ChatPiece[]> => {
  const pieces: ChatPiece[] = []
  for await (const piece of chat.converse([{ role: 'user', content: 'hola' }], tools, wait)) pieces.push(piece)
  return pieces
}
const textOf = (pieces: ChatPiece[]) => pieces.map((piece) => (piece.kind === 'text' ? piece.text : `<${piece.kind}>`)).join('')

describe('a conversation', () => {
  test.each([1, 3, 7, 50, 10_000])('arrives in chunks, wherever the stream is cut: every %i bytes', async (bytes) => {
    const events = eventsOf([{ role: 'assistant', content: '' }, { content: 'Hola, ñandú' }, { content: ' 🧉' }])
    endpoint.answer = (response) => void stream(response, events, bytes)
    const pieces = await onText()
    expect(textOf(pieces)).toBe('Hola, ñandú 🧉')
    expect(pieces).toHaveLength(2)
    expect(endpoint.asked[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer k', body: { model: 'c', stream: true } })
  })

  test('is streamed before it is complete', async () => {
    let goOn = () => {}
    endpoint.answer = (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(eventsOf([{ content: 'uno' }], null).replace('data: [DONE]\n\n', ''))
      goOn = () => void response.end(eventsOf([{ content: 'dos' }]))
    }
    const pieces = open()
      .chat.converse([{ role: 'user', content: 'hola' }], [], timeouts)
      [Symbol.asyncIterator]()
    expect((await pieces.next()).value).toEqual({ kind: 'text', text: 'uno' })
    goOn()
    expect((await pieces.next()).value).toEqual({ kind: 'text', text: 'dos' })
  })

  test("is relayed without the model's reasoning", async () => {
    endpoint.answer = (response) =>
      void stream(
        response,
        eventsOf([
          { reasoning: 'secreto' },
          { reasoning_content: 'secreto' },
          { content: '<thi' },
          { content: 'nk>secreto</th' },
          { content: 'ink>Hola <b' },
          { content: '> chau' },
        ]),
      )
    expect(textOf(await onText())).toBe('Hola <b> chau')
  })

  test('calls tools with arguments in fragments, or whole as some servers send them; tool_choice is never sent', async () => {
    endpoint.answer = (response, _, n) =>
      void stream(
        response,
        n === 1
          ? calling('buscar', { what: 'mesa', max: 5 })
          : eventsOf([{ tool_calls: [{ index: 0, id: 'x', function: { name: 'buscar', arguments: { what: 'silla' } } }] }], 'tool_calls'),
        9,
      )
    expect(await onText([look])).toEqual([{ kind: 'call', call: { id: 'call_1', name: 'buscar', input: { what: 'mesa', max: 5 } } }])
    expect(await onText([look])).toEqual([{ kind: 'call', call: { id: 'x', name: 'buscar', input: { what: 'silla' } } }])
    expect(endpoint.asked[0]?.body).not.toHaveProperty('tool_choice')
    expect(endpoint.asked[0]?.body.tools?.[0]).toMatchObject({
      function: { name: 'buscar', parameters: { type: 'object', required: ['what'] } },
    })
  })

  test.each([
    ['broken JSON', 'buscar', '{"what": "me'],
    ['another shape', 'buscar', '{"what": 7}'],
    ['an unknown tool', 'borrar_todo', '{"what": "mesa"}'],
  ])('reads nothing from a call with %s', async (_, name, args) => {
    endpoint.answer = (response) =>
      void stream(response, eventsOf([{ tool_calls: [{ index: 0, id: 'x', function: { name, arguments: args } }] }], 'tool_calls'))
    expect(await onText([look])).toEqual([{ kind: 'call', call: { id: 'x', name, input: null } }])
  })

  test.each<[string, Parameters<typeof answerWith>[0]]>([
    [
      'an error in the usual shape',
      (response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}'),
    ],
    [
      '«does not support tools»',
      (response) =>
        void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"m does not support tools"}}'),
    ],
    ['HTML', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hola</p>')],
    ['malformed JSON', (response) => void stream(response, 'data: {"choices": [\n\ndata: [DONE]\n\n')],
    ['another shape', (response) => void stream(response, 'data: {"hola": 1}\n\ndata: [DONE]\n\n')],
    ['nothing at all', (response) => void stream(response, eventsOf([]))],
    ['half of an answer', (response) => void stream(response, eventsOf([{ content: 'Hola' }], null).replace('data: [DONE]\n\n', ''))],
    ['a filter', (response) => void stream(response, eventsOf([{ content: 'Ho' }], 'content_filter'))],
    ['a refusal', (response) => void stream(response, eventsOf([{ refusal: 'No puedo.' }]))],
    ['a broken connection', (response) => void response.destroy()],
  ])('fails at %s', async (_, answer) => {
    answerWith(answer)
    expect((await onText()).at(-1)).toEqual({ kind: 'failed' })
  })

  test('fails above 10 MB instead of buffering', async () => {
    const event = `data: ${JSON.stringify({ choices: [{ delta: { content: '', junk: 'x'.repeat(100_000) }, finish_reason: null }] })}\n\n`
    let sent = 0
    endpoint.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const more = () => {
        while (!response.destroyed && sent < 60_000_000) {
          sent += event.length
          if (!response.write(event)) return void response.once('drain', more)
        }
      }
      more()
    }
    expect(await onText()).toEqual([{ kind: 'failed' }])
    expect(sent).toBeLessThan(40_000_000)
  })

  test('fails on silence, before or after the headers; after three failures the model is not asked for a while', async () => {
    const { chat } = open()
    endpoint.answer = (response, _, n) =>
      void (n === 1 ? undefined : response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: '))
    for (let n = 0; n < 5; n++) expect(await onText([], chat, { withinMs: 5000, silenceMs: 400 })).toEqual([{ kind: 'failed' }])
    expect(endpoint.asked).toHaveLength(3)
  })

  test('fails when it takes too long', async () => {
    endpoint.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const timer = setInterval(() => response.write(eventsOf([{ content: 'a' }], null).replace('data: [DONE]\n\n', '')), 10)
      response.on('close', () => clearInterval(timer))
    }
    expect((await onText([], open().chat, { withinMs: 150, silenceMs: 1000 })).at(-1)).toEqual({ kind: 'failed' })
  })

  test('ends when its reader leaves, which is no failure', async () => {
    let closed = 0
    endpoint.answer = (response) => {
      response.on('close', () => closed++)
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(eventsOf([{ content: 'a' }], null).replace('data: [DONE]\n\n', ''))
    }
    const { chat } = open()
    for (let n = 0; n < 4; n++) for await (const _ of chat.converse([{ role: 'user', content: 'x' }], [], timeouts)) break
    for (let n = 0; n < 50 && closed < 4; n++) await sleep(10)
    expect([closed, endpoint.asked.length]).toEqual([4, 4])
  })
})

const answerWith = (answer: AiEndpoint['answer']) => {
  endpoint.answer = answer
}

describe('reading pictures', () => {
  const answer = z.object({ name: z.string().max(20) })
  const see = (withinMs = 2000, { vision } = open()) =>
    vision.look({ instructions: 'Look.', text: 'What is it?', pictures: [Buffer.from('jpeg')], answer }, withinMs)

  test('sends them as data and requires the answer to match a schema', async () => {
    endpoint.answer = (response) => answerJson(response, '{"name":"Mesa"}')
    expect(await see()).toEqual({ name: 'Mesa' })
    expect(endpoint.asked[0]?.body).toMatchObject({
      model: 'v',
      messages: [
        { role: 'system', content: 'Look.' },
        { role: 'user', content: [{ type: 'text' }, { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,anBlZw==' } }] },
      ],
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
    })
  })

  test.each(['```json\n{"name":"Mesa"}\n```', '<think>{"name":"x"}</think>{"name":"Mesa"}', 'Claro: {"name":"Mesa"}'])(
    'finds the JSON in «%s»',
    async (answer) => {
      endpoint.answer = (response) => answerJson(response, answer)
      expect(await see()).toEqual({ name: 'Mesa' })
    },
  )

  test.each<[string, AiEndpoint['answer']]>([
    ['prose', (response) => answerJson(response, 'Es una mesa.')],
    ['malformed JSON', (response) => answerJson(response, '{"name": "Me')],
    ['another shape', (response) => answerJson(response, '{"name": 7}')],
    ['nothing', (response) => answerJson(response, null)],
    ['a refusal', (response) => answerJson(response, '{"name":"Mesa"}', { refusal: 'No.' })],
    ['a filter', (response) => answerJson(response, '{"name":"Mesa"}', { finish_reason: 'content_filter' })],
    ['HTML', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['more than 10 MB', (response) => answerJson(response, `{"name":"Mesa"}${' '.repeat(11_000_000)}`)],
    ['a hang after the head', (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{')],
  ])('is null for %s', async (_, respond) => {
    endpoint.answer = respond
    expect(await see(400)).toBeNull()
  })
})
