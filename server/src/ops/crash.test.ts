import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnProduct, ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { callsTo } from '../testing/over-http.ts'
import { bicycle } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'

let dir: string
let server: Running
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-crash-'))
})
afterAll(async () => {
  await server?.kill()
  await rm(dir, { recursive: true, force: true })
})

const { call, register, buy } = callsTo(() => server.url)

test('kill -9 during orders loses nothing that was answered and duplicates nothing', { timeout: 240_000 }, async () => {
  await copyEmbedded(dir)
  server = await startServer({ DATA_DIR: dir })
  const [ana, beto] = [await register('ana'), await register('beto')]
  const stock = 60
  const product = (await call<OwnProduct>('POST', '/api/v1/products', { body: { ...bicycle, stock }, token: ana })).body

  /** Repeats it as the answer says, while what was cut off in mid-charge is being asked about. */
  const buyPatiently = async (key: string) => {
    for (;;) {
      const answer = await buy<Order>(product.id, beto, key)
      if ((answer.body as Order & { error?: string }).error !== 'orders.in-progress') return answer
      await new Promise((go) => setTimeout(go, 500))
    }
  }

  const answered = new Map<string, string>()
  const keys: string[] = []
  for (let round = 0; round < 3; round++) {
    const running = Array.from({ length: 8 }, async (_, n) => {
      const key = `ronda-${round}-compra-${n}`
      keys.push(key)
      // Staggered, so that the kill meets orders in every phase.
      await new Promise((go) => setTimeout(go, n * 10))
      const answer = await buy<Order>(product.id, beto, key).catch(() => undefined)
      if (answer?.status === 201) answered.set(key, answer.body.id)
    })
    // The kill comes the moment that a few are answered: the others are then in every phase of their way.
    while (answered.size < (round + 1) * 2) await new Promise((go) => setTimeout(go, 1))
    await server.kill()
    await Promise.all(running)
    server = await startServer({ DATA_DIR: dir })
  }
  const final = new Map<string, string>()
  for (const key of keys) {
    const answer = await buyPatiently(key)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body.status).toBe('pendiente')
    final.set(key, answer.body.id)
  }
  for (const [key, id] of answered) expect(final.get(key)).toBe(id)
  expect(new Set(final.values()).size).toBe(keys.length)
  const left = (await call<ProductDetail>('GET', `/api/v1/products/${product.id}`)).body.stock
  expect(left).toBe(stock - keys.length)

  const second = startServer({ DATA_DIR: dir })
  await expect(second).rejects.toThrow('Another Feria is already running')
})
