import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call.ts'
import { readLines } from './read-lines.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (pieces: (string | Uint8Array)[], isCut = false) =>
  vi.stubGlobal('fetch', async () => {
    const encoder = new TextEncoder()
    const queue = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece))
    const body = new ReadableStream({
      pull: (controller) => {
        const piece = queue.shift()
        if (piece) return controller.enqueue(piece)
        return isCut ? controller.error(new TypeError('network')) : controller.close()
      },
    })
    return new Response(body)
  })

const read = async (signal = new AbortController().signal) => {
  const lines: unknown[] = []
  const failure = await readLines('/x', { signal, onLine: (line) => lines.push(line) }).catch((error: unknown) => error)
  return { lines, failure }
}

test('[SRCH-02] lines arrive one by one, wherever the network cuts them, within two-byte letters too', async () => {
  const bytes = new TextEncoder().encode('{"a":"ñandú"}\n')
  answer(['{"a":1}\n{"a"', ':2}\n', bytes.slice(0, 7), bytes.slice(7)])
  expect(await read()).toEqual({ lines: [{ a: 1 }, { a: 2 }, { a: 'ñandú' }], failure: undefined })
  answer([])
  expect(await read()).toEqual({ lines: [], failure: undefined })
})

test.each([
  ['breaks off between two lines', ['{"a":1}\n'], true],
  ['breaks off in a line', ['{"a":1}\n{"a":'], false],
  ['is no JSON', ['{"a":1}\n<html>\n'], false],
])('an answer that %s is a failure after its first lines', async (_, pieces, isCut) => {
  answer(pieces, isCut)
  const { lines, failure } = await read()
  expect(lines).toEqual([{ a: 1 }])
  expect((failure as CallError).code).toBe('offline')
})

test('a refusal keeps its sentence, a browser without streams and a missing network count as no answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"error":"bad-input","message":"No va."}', { status: 400 }))
  expect((await read()).failure).toMatchObject({ status: 400, reason: 'No va.' })
  vi.stubGlobal('fetch', async () => ({ ok: true, body: null }))
  expect((await read()).failure).toMatchObject({ status: 0 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  expect((await read()).failure).toBeInstanceOf(CallError)
})

test('a cancelled search is no failure', async () => {
  const controller = new AbortController()
  controller.abort()
  answer(['{"a":1}\n'], true)
  expect((await read(controller.signal)).failure).toMatchObject({ name: 'AbortError' })
})
