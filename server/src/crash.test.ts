import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OwnProduct, ProductDetail } from '@feria/contract/catalogue'
import type { Order } from '@feria/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bicycle, PASSWORD } from './testing/people.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let dir: string
let server: { url: string; process: ChildProcess }
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-crash-'))
})
afterAll(async () => {
  server?.process.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

/** Starts the real server on the folder of this test and answers once it listens. */
const startServer = (): Promise<{ url: string; process: ChildProcess }> =>
  new Promise((ready, failed) => {
    const env = { DATA_DIR: dir, PORT: '0', DEMO: 'no', RATE_LIMITS: 'false', LOG_LEVEL: 'fatal' }
    const process_ = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const url = /is ready: (http:\/\/localhost:\d+)/.exec(said)?.[1]?.replace('localhost', '127.0.0.1')
      if (url) ready({ url, process: process_ })
    }
    process_.stdout.on('data', listen)
    process_.stderr.on('data', listen)
    process_.on('exit', () => failed(new Error(said)))
  })

const kill = (): Promise<void> =>
  new Promise((dead) => {
    server.process.removeAllListeners('exit')
    server.process.on('exit', () => dead())
    server.process.kill('SIGKILL')
  })

const call = async <T>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: T }> => {
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

const join_ = async (name: string): Promise<string> => {
  const answer = await call<{ token: string }>('POST', '/api/v1/auth/register', {
    name,
    email: `${name}@feria.example`,
    password: PASSWORD,
  })
  return answer.body.token
}

test('kill -9 in the middle of orders loses nothing that was answered and doubles nothing', { timeout: 120_000 }, async () => {
  server = await startServer()
  const [ana, beto] = [await join_('ana'), await join_('beto')]
  const stock = 60
  const product = (await call<OwnProduct>('POST', '/api/v1/products', { ...bicycle, stock }, { authorization: ana })).body

  const buy = async (key: string) => {
    const card = await call<{ id: string }>('POST', '/sandbox/card-tokens', {
      number: '4509953566233704',
      name: 'APRO',
      expiry: '11/30',
      cvc: '123',
    })
    return call<Order>(
      'POST',
      '/api/v1/orders',
      { products: [{ productId: product.id }], cardToken: card.body.id, paymentMethod: 'credit' },
      { authorization: beto, 'idempotency-key': key },
    )
  }

  const answered = new Map<string, string>()
  const keys: string[] = []
  for (let round = 0; round < 3; round++) {
    const running = Array.from({ length: 8 }, async (_, n) => {
      const key = `ronda-${round}-compra-${n}`
      keys.push(key)
      // Staggered, so that the kill meets orders in every phase.
      await new Promise((go) => setTimeout(go, n * 10))
      const answer = await buy(key).catch(() => undefined)
      if (answer?.status === 201) answered.set(key, answer.body.id)
    })
    // The kill comes the moment that a few are answered: the others are then in every phase of their way.
    while (answered.size < (round + 1) * 2) await new Promise((go) => setTimeout(go, 1))
    await kill()
    await Promise.all(running)
    server = await startServer()
  }
  const final = new Map<string, string>()
  for (const key of keys) {
    const answer = await buy(key)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body.status).toBe('pendiente')
    final.set(key, answer.body.id)
  }
  for (const [key, id] of answered) expect(final.get(key)).toBe(id)
  expect(new Set(final.values()).size).toBe(keys.length)
  const left = (await call<ProductDetail>('GET', `/api/v1/products/${product.id}`)).body.stock
  expect(left).toBe(stock - keys.length)

  const second = startServer()
  await expect(second).rejects.toThrow('Another Feria is already running')
})
