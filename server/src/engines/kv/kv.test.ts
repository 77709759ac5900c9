import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { hasRedis, redisUrl } from '../../testing/servers.ts'
import type { Kv } from './kv.ts'
import { openMemoryKv } from './memory.ts'
import { openRedisKv } from './redis.ts'

const silent = createLog({ LOG_LEVEL: 'silent' })
const kinds = [
  { kind: 'memory', isHere: true, open: async () => openMemoryKv() },
  { kind: 'redis', isHere: hasRedis, open: () => openRedisKv(redisUrl, silent) },
]

describe.each(kinds)('the store $kind', ({ isHere, open }) => {
  describe.skipIf(!isHere)('keeps the promises of its interface', () => {
    let kv: Kv
    beforeAll(async () => {
      kv = await open()
    })
    afterAll(() => kv.close())

    test('keeps a value until its time is over or it is deleted', async () => {
      const key = randomUUID()
      expect(await kv.get(key)).toBeNull()
      await kv.set(key, 'ñandú', 1)
      expect(await kv.get(key)).toBe('ñandú')
      await kv.delete(key)
      expect(await kv.get(key)).toBeNull()
      await kv.set(key, 'x', 1)
      await sleep(1100)
      expect(await kv.get(key)).toBeNull()
    })

    test('counts within a window that the first one starts', async () => {
      const key = randomUUID()
      expect(await kv.count(key, 1)).toEqual({ count: 1, leftSeconds: 1 })
      await sleep(600)
      expect((await kv.count(key, 1)).count).toBe(2)
      await sleep(600)
      expect((await kv.count(key, 1)).count).toBe(1)
    })

    test('loses no count when many come at once', async () => {
      const key = randomUUID()
      const counts = await Promise.all(Array.from({ length: 50 }, () => kv.count(key, 10)))
      expect(new Set(counts.map(({ count }) => count)).size).toBe(50)
    })
  })
})

test('a Redis in protected mode, which shows us the door, is told at the start', async () => {
  const server = createServer((socket) => socket.end('-DENIED Redis is running in protected mode because no password is set\r\n'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await expect(openRedisKv(`redis://127.0.0.1:${port}`, silent)).rejects.toThrow(/^DENIED/)
  server.close()
})
