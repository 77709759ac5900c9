import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stopListening } from './stop-listening.ts'

const ask = (port: number) =>
  new Promise<string>((resolve) => {
    const asked = request({ host: '127.0.0.1', port, agent: new Agent() }, (answer) =>
      answer.resume().on('end', () => resolve(String(answer.statusCode))),
    )
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end()
  })

test('whoever comes back right after the signal is let in and answered, and refused once the listener closed', async () => {
  let closing: Promise<unknown> | null = null
  const server = createServer(async (_, reply) => {
    await closing
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await ask(port)).toBe('200')
  const stopped = stopListening(server)
  closing = stopped
  await sleep(20)
  expect(await ask(port)).toBe('200')
  const everybodyLeft = await stopped
  expect(await ask(port)).toBe('ECONNREFUSED')
  await everybodyLeft()
})
