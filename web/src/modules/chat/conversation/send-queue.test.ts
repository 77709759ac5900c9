import { expect, test } from 'vitest'
import { CallError } from '../../../lib/call.ts'
import type { Waiting } from './outbox.ts'
import { whySendFailed } from './send-failure.ts'
import { createQueue } from './send-queue.ts'

const emit = (text: string): Waiting => ({ originalId: text, text, at: '2026-11-20T15:00:00.000Z' })
const settle = () => new Promise((done) => setTimeout(done))

/** A queue whose network and server can be changed, and what it told. */
const start = () => {
  const log: string[] = []
  const line = { isUp: true, answers: (_text: string): unknown => null }
  const queue = createQueue<string>({
    deliver: async ({ text }) => {
      log.push(`→ ${text}`)
      await settle()
      const failure = line.answers(text)
      if (failure) throw failure
      return text
    },
    mayTry: () => line.isUp,
    onSent: ({ text }) => log.push(`${text} sent`),
    onRefused: ({ text }) => log.push(`${text} refused`),
    onHalted: (waiting) => log.push(`halted ${waiting.map(({ text }) => text).join()}`),
    onResumed: (waiting) => log.push(`resumed ${waiting.map(({ text }) => text).join()}`),
  })
  return { log, line, queue }
}

test('[CHAT-65] messages go one at a time, in the order they were written', async () => {
  const { queue, log } = start()
  for (const text of ['a', 'b', 'c']) queue.add(emit(text))
  await expect.poll(queue.isEmpty).toBe(true)
  expect(log).toEqual(['→ a', 'a sent', '→ b', 'b sent', '→ c', 'c sent'])
})

test('messages written offline wait unsent and go in order when the network returns', async () => {
  const { queue, log, line } = start()
  line.isUp = false
  queue.add(emit('a'))
  queue.add(emit('b'))
  await settle()
  expect(log).toEqual([])
  line.isUp = true
  queue.resumeAfterSilence()
  await expect.poll(queue.isEmpty).toBe(true)
  expect(log).toEqual(['→ a', 'a sent', '→ b', 'b sent'])
})

test('[CHAT-75] a server that does not answer pauses all of them; retrying starts with the first', async () => {
  const { queue, log, line } = start()
  line.answers = () => new CallError(0)
  queue.add(emit('a'))
  queue.add(emit('b'))
  await expect.poll(() => log.at(-1)).toBe('halted a,b')
  line.answers = () => null
  queue.resumeAfterSilence()
  await expect.poll(queue.isEmpty).toBe(true)
  expect(log.slice(2)).toEqual(['resumed a,b', '→ a', 'a sent', '→ b', 'b sent'])
})

test('a refused message does not block those behind it; a failing server waits for the member', async () => {
  const { queue, log, line } = start()
  line.answers = (text) => (text === 'a' ? new CallError(409) : new CallError(503))
  queue.add(emit('a'))
  queue.add(emit('b'))
  await expect.poll(() => log.at(-1)).toBe('halted b')
  expect(log).toContain('a refused')
  queue.resumeAfterSilence()
  expect(log.at(-1)).toBe('halted b')
  queue.resume()
  expect(log.at(-2)).toBe('resumed b')
})

test.each([401, 408, 429, 500])('a message that is answered %i is not lost: it waits and is resent under its id', async (status) => {
  const { queue, log, line } = start()
  line.answers = () => new CallError(status)
  queue.add(emit('a'))
  queue.add(emit('b'))
  await expect.poll(() => log.at(-1)).toBe('halted a,b')
  expect(queue.has('a')).toBe(true)
  line.answers = () => null
  queue.resume()
  await expect.poll(queue.isEmpty).toBe(true)
  expect(log.slice(-4)).toEqual(['→ a', 'a sent', '→ b', 'b sent'])
})

test('an emptied queue drops messages in progress', async () => {
  const { queue, log } = start()
  queue.add(emit('a'))
  queue.clear()
  await settle()
  await settle()
  expect(log).toEqual(['→ a'])
})

test('a refusal of a message in progress when the queue was emptied is ignored', async () => {
  const { queue, log, line } = start()
  line.answers = () => new CallError(409)
  queue.add(emit('a'))
  queue.clear()
  await settle()
  await settle()
  expect(log).toEqual(['→ a'])
})

test.each([
  ['[CHAT-71]', 401, 'Error de autenticación. Por favor, inicia sesión nuevamente.'],
  ['[CHAT-71]', 403, 'Error de autenticación. Por favor, inicia sesión nuevamente.'],
  ['[CHAT-72]', 404, 'La URL del API no es correcta. Contacta al administrador.'],
  ['[CHAT-73]', 502, 'Error del servidor: 502. Intenta nuevamente.'],
  ['[CHAT-74]', 0, 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
])('%s the manager shows a send that failed with %i with its stated message', (_, status, expected) =>
  expect(whySendFailed(new CallError(status), 'manager')).toBe(expected),
)

test("[CHAT-22] the product’s chat shows a failed send with its stated message, else with the server's", () => {
  expect(whySendFailed(new CallError(500), 'product')).toBe('Error al enviar el mensaje. Intenta nuevamente.')
  expect(whySendFailed(new CallError(409, { message: 'La otra persona dejó la feria.' }), 'product')).toBe('La otra persona dejó la feria.')
})
