import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/lib/free-port.mjs'
import { createLog } from '../../core/log.ts'
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

    test('keeps a value until it expires or is deleted', async () => {
      const key = randomUUID()
      expect(await kv.get(key)).toBeNull()
      await kv.set(key, 'ñandú', 1)
      expect(await kv.get(key)).toBe('ñandú')
      await kv.delete(key)
      expect(await kv.get(key)).toBeNull()
      await kv.set(key, 'x', 1)
      await sleep(300)
      expect(await kv.get(key)).toBe('x')
      await sleep(800)
      expect(await kv.get(key)).toBeNull()
    })

    test('counts within a window that starts with the first count', async () => {
      const key = randomUUID()
      expect(await kv.count(key, 1)).toEqual({ count: 1, leftSeconds: 1 })
      await sleep(600)
      expect((await kv.count(key, 1)).count).toBe(2)
      await sleep(600)
      expect((await kv.count(key, 1)).count).toBe(1)
    })

    test('counts in the same window when the count must be reliable', async () => {
      const key = randomUUID()
      expect(await kv.countSurely(key, 10)).toEqual({ count: 1, leftSeconds: 10 })
      expect((await kv.count(key, 10)).count).toBe(2)
    })

    test('takes back what it counted, not below nothing and nothing of a window that is over', async () => {
      const key = randomUUID()
      await kv.takeBack(key)
      expect(await kv.get(key)).toBeNull()
      await kv.count(key, 1)
      await kv.count(key, 1)
      await kv.takeBack(key)
      expect((await kv.count(key, 1)).count).toBe(2)
      for (let n = 0; n < 3; n++) await kv.takeBack(key)
      expect((await kv.count(key, 1)).count).toBe(1)
      await sleep(1100)
      await kv.takeBack(key)
      expect(await kv.get(key)).toBeNull()
    })

    test('marks entries until a moment, and hands each due entry to one caller only', async () => {
      const set = randomUUID()
      const now = Date.now()
      expect(await kv.marked(set)).toEqual(new Map())
      for (let n = 0; n < 20; n++) await kv.mark(set, `ñ${n}`, now + n, 10)
      await kv.mark(set, 'ñ0', now + 100, 10)
      expect([await kv.unmark(set, 'ñ1'), await kv.unmark(set, 'ñ1')]).toEqual([true, false])
      const taken = (await Promise.all(Array.from({ length: 5 }, () => kv.takeDue(set, now + 10)))).flat()
      expect(taken.sort()).toEqual(Array.from({ length: 9 }, (_, n) => `ñ${n + 2}`).sort())
      expect((await kv.marked(set)).get('ñ0')).toBe(now + 100)
      expect((await kv.marked(set)).size).toBe(10)
      await kv.delete(set)
      expect((await kv.marked(set)).size).toBe(0)
      await kv.mark(set, 'x', now + 100_000, 1)
      await sleep(1100)
      expect((await kv.marked(set)).size).toBe(0)
    })

    test('hands out a hundred at a time, so that nobody holds all due entries', async () => {
      const set = randomUUID()
      await Promise.all(Array.from({ length: 103 }, (_, n) => kv.mark(set, `${n}`, n, 10)))
      const [first, second, third] = [await kv.takeDue(set, 200), await kv.takeDue(set, 200), await kv.takeDue(set, 200)]
      expect([first.length, second.length, third.length, new Set([...first, ...second]).size]).toEqual([100, 3, 0, 103])
    })

    test('loses no count under concurrency', async () => {
      const key = randomUUID()
      const counts = await Promise.all(Array.from({ length: 50 }, () => kv.count(key, 10)))
      expect(new Set(counts.map(({ count }) => count)).size).toBe(50)
    })
  })
})

test('reliable counts are kept by each process while Redis is down; everything else fails at once', { timeout: 20_000 }, async () => {
  const kv = await openRedisKv(`redis://127.0.0.1:${await freePort()}`, silent)
  expect([await kv.countSurely('x', 60), await kv.countSurely('x', 60)].map(({ count }) => count)).toEqual([1, 2])
  await expect(kv.count('x', 60)).rejects.toThrow()
  await kv.close()
})

test('a Redis in protected mode, which refuses us, is reported at the start', async () => {
  const server = createServer((socket) => socket.end('-DENIED Redis is running in protected mode because no password is set\r\n'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await expect(openRedisKv(`redis://127.0.0.1:${port}`, silent)).rejects.toThrow(/^DENIED/)
  server.close()
})
