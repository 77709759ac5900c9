import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { ChatMessage, ChatRequest } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RedisCluster, startRedisCluster } from '../../../../scripts/lib/redis-cluster.mjs'
import { createLog } from '../../core/log.ts'
import { bicycle, PASSWORD } from '../../testing/people.ts'
import { type Running, startServer } from '../../testing/processes.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres } from '../../testing/servers.ts'
import { type Follower, follow } from '../../testing/sockets.ts'
import type { Kv } from './kv.ts'
import { openRedisKv } from './redis.ts'
import { redisHosts } from './redis-hosts.ts'

const silent = createLog({ LOG_LEVEL: 'silent' })

test('an address of several hosts is one for each, with the same user', () => {
  expect(redisHosts('redis://ana:s%40l@one:7000,two:7001/')).toEqual(['redis://ana:s%40l@one:7000/', 'redis://ana:s%40l@two:7001/'])
  expect(redisHosts('rediss://one')).toEqual(['rediss://one'])
  for (const wrong of [
    'http://one',
    'redis://',
    'redis://one,',
    'redis://one,:7001',
    'redis://one:port',
    'redis://:a/b@one',
    'redis://:%@one',
  ])
    expect(redisHosts(wrong), wrong).toBeNull()
})

describe.skipIf(!hasPostgres || !hasRedis)('a Redis Cluster of three masters', () => {
  let cluster: RedisCluster
  let kv: Kv
  let postgres: OwnPostgres
  let dir: string
  let servers: Running[] = []
  const followers: Follower[] = []
  const call = async <T>(at: Running | undefined, method: string, path: string, body: object, token?: string): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
    const answer = await fetch(at?.url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-cluster-'))
    cluster = await startRedisCluster({ password: 'una-clave' })
    kv = await openRedisKv(cluster.url, silent)
    postgres = await createPostgres()
    const start = () => startServer({ DATA_DIR: dir, DATABASE_URL: postgres.url, REDIS_URL: cluster.url })
    servers = [await start(), await start()]
  }, 120_000)
  afterAll(async () => {
    for (const follower of followers) follower.close()
    await Promise.all(servers.map((server) => server.kill()))
    await kv?.close()
    await postgres?.drop()
    await cluster?.stop()
    await rm(dir, { recursive: true, force: true })
  }, 60_000)

  test('keeps counts, values and marks, whichever master has them', async () => {
    for (const key of Array.from({ length: 20 }, () => randomUUID())) {
      expect([(await kv.count(key, 60)).count, (await kv.countSurely(key, 60)).count]).toEqual([1, 2])
      await kv.takeBack(key)
      expect(await kv.get(key)).toBe('1')
      await kv.delete(key)
      await kv.set(key, 'ñandú', 60)
      expect(await kv.get(key)).toBe('ñandú')
      const set = `${key}:set`
      await kv.mark(set, 'a', 1000, 60)
      await kv.mark(set, 'b', 3000, 60)
      expect(await kv.takeDue(set, 2000)).toEqual(['a'])
      expect(await kv.marked(set)).toEqual(new Map([['b', 3000]]))
      expect([await kv.unmark(set, 'b'), await kv.unmark(set, 'b')]).toEqual([true, false])
    }
  })

  test('is told from one Redis: a start that names a single host, or has another password, says so', async () => {
    await expect(openRedisKv(cluster.oneUrl, silent)).rejects.toThrow('REDIS_URL names one host of a Redis Cluster')
    await expect(openRedisKv(cluster.url.replace('una-clave', 'otra'), silent)).rejects.toThrow('WRONGPASS')
  })

  test('two processes talk through it; the master of live messages dies, its replica takes over, and nothing is lost', {
    timeout: 180_000,
  }, async () => {
    const [first, second] = servers
    const register = async (at: Running | undefined, name: string) =>
      (await call<{ token: string }>(at, 'POST', '/api/v1/auth/register', { name, email: `${name}@feria.example`, password: PASSWORD }))
        .token
    const [buyer, seller] = [await register(first, 'bruno'), await register(second, 'sara')]
    const product = await call<OwnProduct>(first, 'POST', '/api/v1/products', bicycle, seller)
    const { id } = await call<ChatRequest>(first, 'POST', '/api/v1/chat-requests', { productId: product.id }, buyer)
    const accepted = await call<ChatRequest>(second, 'PUT', `/api/v1/chat-requests/${id}/status`, { status: 'accepted' }, seller)
    const room = accepted.room ?? ''
    const [bruno, sara] = [await follow(first?.url ?? '', buyer, room), await follow(second?.url ?? '', seller, room)]
    followers.push(bruno, sara)
    const texts = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ content }) => content)
    await bruno.send('antes', 'n-0')
    await expect.poll(() => texts(sara)).toContain('antes')

    await cluster.killMasterOf('feria:sockets')
    // Whoever writes meanwhile is answered: messages are in the database, limits are those of each process.
    const sent = ['durante 1', 'durante 2', 'durante 3']
    for (const [n, text] of sent.entries()) await bruno.send(text, `n-${n + 1}`)
    await call(first, 'POST', '/api/v1/products', bicycle, seller)
    await expect.poll(() => texts(sara), { timeout: 30_000 }).toEqual(expect.arrayContaining(sent))
    await expect
      .poll(
        async () => {
          const text = `después ${randomUUID()}`
          await bruno.send(text, randomUUID())
          return expect
            .poll(() => texts(sara), { timeout: 1000 })
            .toContain(text)
            .then(
              () => 'live',
              () => 'silent',
            )
        },
        // On a machine that is busy with other tests, three masters with a second each to answer may have to vote again.
        { timeout: 60_000 },
      )
      .toBe('live')
    const ready = await (await fetch(`${second?.url}/health/ready`)).json()
    expect(ready).toMatchObject({ status: 'ok', kv: 'ok' })
  })
})
