import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { ChatMessage, ChatRequest } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { openBalancer, type Running, startServer } from '../testing/processes.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres } from '../testing/servers.ts'
import { type Follower, follow } from '../testing/sockets.ts'

/** A Redis of this test's own, which it may end and start again on the same port. */
const startRedis = async (port: number): Promise<ChildProcess> => {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'pipe',
  })
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break
  return child
}

describe.skipIf(!hasPostgres || !hasRedis)('two processes over PostgreSQL and Redis', () => {
  let postgres: OwnPostgres
  let redis: ChildProcess
  let redisPort: number
  let dir: string
  let servers: Running[] = []
  let balancer: Awaited<ReturnType<typeof openBalancer>>
  let people: { buyer: string; seller: string; room: string }
  const followers: Follower[] = []

  const start = () => startServer({ DATA_DIR: dir, DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${redisPort}` })
  const call = async <T>(method: string, path: string, body: object, token?: string): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
    const answer = await fetch(balancer.url + path, { method, headers, body: JSON.stringify(body) })
    return (await answer.json()) as T
  }
  const register = async (name: string) =>
    (await call<{ token: string }>('POST', '/api/v1/auth/register', { name, email: `${name}@feria.example`, password: PASSWORD })).token

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-delivery-'))
    redisPort = await freePort()
    ;[postgres, redis] = await Promise.all([createPostgres(), startRedis(redisPort)])
    servers = [await start(), await start()]
    balancer = await openBalancer(() => servers.map(({ port }) => port))
    const [buyer, seller] = [await register('bruno'), await register('sara')]
    const product = await call<OwnProduct>('POST', '/api/v1/products', bicycle, seller)
    const { id } = await call<ChatRequest>('POST', '/api/v1/chat-requests', { productId: product.id }, buyer)
    const accepted = await call<ChatRequest>('PUT', `/api/v1/chat-requests/${id}/status`, { status: 'accepted' }, seller)
    people = { buyer, seller, room: accepted.room ?? '' }
  })
  afterAll(async () => {
    for (const follower of followers) follower.close()
    await balancer?.close()
    await Promise.all(servers.map((server) => server.kill()))
    redis?.kill('SIGKILL')
    await postgres?.drop()
    if (dir) await rm(dir, { recursive: true, force: true })
  })

  const open = async (url: string, token: string): Promise<Follower> => {
    const follower = await follow(url, token, people.room)
    followers.push(follower)
    return follower
  }
  /** Sends one after another, as a person does, and answers what was acknowledged. */
  const talk = async (from: Follower, name: string, count: number): Promise<ChatMessage[]> => {
    const acknowledged: ChatMessage[] = []
    for (let i = 0; i < count; i++) acknowledged.push(await from.send(`${name} ${i}`, `${name}-${i}`))
    return acknowledged
  }
  const stored = async () => {
    const all: ChatMessage[] = []
    for (;;) {
      // The newest process: a connection kept through the balancer may lead to one that was killed.
      const address = `${servers.at(-1)?.url}/api/v1/chat/${people.room}?after=${all.length}`
      const page = (await (await fetch(address, { headers: { authorization: people.buyer } })).json()) as ChatMessage[]
      all.push(...page)
      if (page.length < 100) return all
    }
  }
  /** Everything acknowledged is stored once, in the order of its sender, and every client has exactly what is stored. */
  const expectWhole = async (acknowledged: ChatMessage[][], clients: Follower[]) => {
    const all = await stored()
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => i + 1))
    expect(new Set(all.map(({ originalId }) => originalId)).size).toBe(all.length)
    for (const sent of acknowledged) {
      const ids = new Set(sent.map(({ id }) => id))
      expect(all.filter(({ id }) => ids.has(id)).map(({ content }) => content)).toEqual(sent.map(({ content }) => content))
    }
    for (const client of clients) {
      await client.until(all.length)
      expect(client.messages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    }
  }

  test('undisturbed, every open client of both parties receives each message once, on either process', async () => {
    const [first, second] = servers as [Running, Running]
    const clients = [await open(first.url, people.buyer), await open(second.url, people.buyer), await open(second.url, people.seller)]
    const [buyer, , seller] = clients as [Follower, Follower, Follower]
    const acknowledged = await Promise.all([talk(buyer, 'calma-b', 60), talk(seller, 'calma-s', 60)])
    for (const client of clients) {
      // A page that was caught up with may hold a message before its push has come.
      await client.until(120)
      await expect.poll(() => client.received.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
    }
    await expectWhole(acknowledged, clients)
    for (const client of followers.splice(0)) client.close()
  })

  test('killing a process and restarting Redis during a conversation neither loses nor duplicates a message', {
    timeout: 90_000,
  }, async () => {
    const clients = [
      await open(balancer.url, people.buyer),
      await open(balancer.url, people.seller),
      await open(balancer.url, people.buyer),
      await open(balancer.url, people.seller),
    ]
    const [buyer, seller] = clients as [Follower, Follower]
    const talking = Promise.all([talk(buyer, 'corte-b', 250), talk(seller, 'corte-s', 250)])
    const isAt = async (count: number) => {
      while (buyer.messages.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await isAt(180)
    await servers[0]?.kill()
    servers = servers.slice(1)
    servers.push(await start())
    await isAt(300)
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    redis = await startRedis(redisPort)
    await isAt(420)
    await servers[0]?.kill()
    servers = servers.slice(1)
    await expectWhole(await talking, clients)
    // Sent once more, long after: still the same message.
    const again = await buyer.send('otra vez', 'corte-b-7')
    expect(again.content).toBe('corte-b 7')
    expect(await stored()).toHaveLength(620)
  })
})
