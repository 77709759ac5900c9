import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOpenAiCompatible } from './openai-compatible.ts'
import { announced } from './prefixes.ts'

let answer: (body: { model: string; input: string[]; encoding_format: string }, response: ServerResponse, request: IncomingMessage) => void
let asked = 0
let close: () => Promise<void>
let url = ''

beforeEach(async () => {
  asked = 0
  const server = createServer(async (request, response) => {
    asked++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    answer(JSON.parse(Buffer.concat(chunks).toString()), response, request)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  close = () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
})
afterEach(() => close())

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const listOf = (vectors: number[][]) => ({
  object: 'list',
  data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
  model: 'm',
  usage: { prompt_tokens: 1, total_tokens: 1 },
})
const open = (embeddingModel = 'multilingual-e5-small', key?: string) => {
  const { embeddings } = openOpenAiCompatible({ url, key, embeddingModel })
  if (!embeddings) throw new Error('There are no embeddings.')
  return embeddings
}

describe('embeddings of an OpenAI-compatible endpoint', () => {
  test('are requested in one call, prefixed as the model wants, and come back in order with length 1', async () => {
    let seen: unknown
    answer = (body, response, request) => {
      seen = { ...body, path: request.url, key: request.headers.authorization }
      const { data, ...rest } = listOf([
        [3, 4],
        [0, 2],
      ])
      json(response, 200, { ...rest, data: data.toReversed() })
    }
    expect(await open('multilingual-e5-small', 'clave').embed(['una mesa', 'una silla'], 'passage', 1000)).toEqual([
      [0.6, 0.8],
      [0, 1],
    ])
    expect(seen).toEqual({
      model: 'multilingual-e5-small',
      input: ['passage: una mesa', 'passage: una silla'],
      encoding_format: 'float',
      path: '/v1/embeddings',
      key: 'Bearer clave',
    })
    expect(asked).toBe(1)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['an error in the usual shape', (response) => void json(response, 500, { error: { message: 'no', type: 'server_error', code: null } })],
    ['an error as plain text', (response) => void response.writeHead(404).end('404 page not found')],
    ['too few vectors', (response) => void json(response, 200, listOf([]))],
    ['vectors of two lengths', (response) => void json(response, 200, listOf([[1, 2], [1]]))],
    [
      'a vector of nothing',
      (response) =>
        void json(
          response,
          200,
          listOf([
            [0, 0],
            [0, 0],
          ]),
        ),
    ],
    ['no vector at all', (response) => void json(response, 200, { object: 'list', data: [{ index: 0 }, { index: 1 }] })],
    ['HTML', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hola</p>')],
    ['half of an answer', (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[')],
  ])('are null for %s', async (_, respond) => {
    answer = (_body, response) => respond(response)
    expect(await open().embed(['una mesa', 'una silla'], 'query', 1000)).toBeNull()
  })

  test('are null when the endpoint hangs, before or after its headers; after three failures it is not asked for a while', async () => {
    answer = (_body, response) =>
      void (asked === 1 ? undefined : response.writeHead(200, { 'content-type': 'application/json' }).write('{'))
    const embeddings = open()
    for (let n = 0; n < 5; n++) expect(await embeddings.embed(['mesa'], 'query', 50)).toBeNull()
    expect(asked).toBe(3)
  })

  test('of nothing are nothing, without a call; a long text is cut', async () => {
    let length = 0
    answer = ({ input }, response) => {
      length = input[0]?.length ?? 0
      json(response, 200, listOf([[1]]))
    }
    expect(await open().embed([], 'query', 50)).toEqual([])
    expect(asked).toBe(0)
    await open('bge-m3').embed(['x'.repeat(100_000)], 'query', 1000)
    expect(length).toBe(1600)
  })
})

test('every family of models gets its own prefix', () => {
  expect(announced('intfloat/multilingual-e5-large', 'query', 'mesa')).toBe('query: mesa')
  expect(announced('multilingual-e5-large-instruct', 'passage', 'mesa')).toBe('mesa')
  expect(announced('multilingual-e5-large-instruct', 'query', 'mesa')).toMatch(/^Instruct: .*\nQuery: mesa$/s)
  expect(announced('embeddinggemma:300m', 'passage', 'mesa')).toBe('title: none | text: mesa')
  expect(announced('bge-m3', 'query', 'mesa')).toBe('mesa')
})
