import { defineScript } from '@redis/client'
import type { Logger } from 'pino'
import { type Kv, MAX_TAKEN } from './kv.ts'
import { openMemoryKv } from './memory.ts'
import { connectSoon, createRedis, listenTo } from './redis-client.ts'

const PREFIX = 'feria:'
/** Nothing kept here is worth a longer wait. */
const TIMEOUT_MS = 1000
/** Increments a key and returns its remaining time in one command; separately it would be five commands, in one round trip. */
const countOne = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local count = redis.call('INCR', KEYS[1])
    local left = redis.call('TTL', KEYS[1])
    if left >= 0 then return { count, left } end
    redis.call('EXPIRE', KEYS[1], ARGV[1])
    return { count, tonumber(ARGV[1]) }`,
  parseCommand: (parser, key: string, seconds: number) => {
    parser.pushKey(key)
    parser.push(String(seconds))
  },
  transformReply: ([count, leftSeconds]: [number, number]) => ({ count, leftSeconds }),
})

/** A key that is over would come back without an end. */
const takeOne = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`,
  parseCommand: (parser, key: string) => parser.pushKey(key),
  transformReply: () => undefined,
})

const markOne = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
    return redis.call('EXPIRE', KEYS[1], ARGV[3])`,
  parseCommand: (parser, set: string, entry: string, until: number, seconds: number) => {
    parser.pushKey(set)
    parser.push(entry, String(until), String(seconds))
  },
  transformReply: () => undefined,
})

const takeSome = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
    if #due > 0 then redis.call('ZREM', KEYS[1], unpack(due)) end
    return due`,
  parseCommand: (parser, set: string, now: number) => {
    parser.pushKey(set)
    parser.push(String(now), String(MAX_TAKEN))
  },
  transformReply: (due: string[]) => due,
})

/**
 * Values in Redis 7, shared by every process, or in a cluster of it: each command is about one key. Throws when Redis refuses us; while it
 * is unreachable, at the start or later, it is reconnected to, and each command but `countSurely` fails at once. Logs when Redis is lost
 * and when it is back.
 */
export const openRedisKv = async (url: string, log: Logger): Promise<Kv> => {
  // Queued commands, and their requests, would wait for as long as Redis is down.
  const client = createRedis(url, { isQueuing: false, scripts: { countOne, takeOne, markOne, takeSome } })
  let isAway = false
  let reconnections = 0
  listenTo(client, {
    // Logged once per outage: retries would repeat it.
    onLost: (error) => {
      if (!isAway) log.warn({ err: error }, 'Redis is away')
      isAway = true
    },
    onReady: () => {
      if (isAway) log.info('Redis is back')
      isAway = false
    },
    onRetry: () => {
      reconnections += 1
    },
  })
  await connectSoon(client)
  const count = (key: string, seconds: number) => inTime(client.countOne(PREFIX + key, seconds))
  const ownCounts = openMemoryKv()
  return {
    isShared: true,
    count,
    countSurely: (key, seconds) => count(key, seconds).catch(() => ownCounts.count(key, seconds)),
    takeBack: (key) => inTime(client.takeOne(PREFIX + key)).catch(() => ownCounts.takeBack(key)),
    get: (key) => inTime(client.get(PREFIX + key)),
    set: async (key, value, seconds) => {
      await inTime(client.set(PREFIX + key, value, { expiration: { type: 'EX', value: seconds } }))
    },
    delete: async (key) => {
      await inTime(client.del(PREFIX + key))
    },
    mark: (set, entry, until, seconds) => inTime(client.markOne(PREFIX + set, entry, until, seconds)),
    unmark: async (set, entry) => (await inTime(client.zRem(PREFIX + set, entry))) === 1,
    marked: async (set) => {
      const entries = await inTime(client.zRangeWithScores(PREFIX + set, 0, -1))
      return new Map(entries.map(({ value, score }) => [value, score]))
    },
    takeDue: (set, now) => inTime(client.takeSome(PREFIX + set, now)),
    reconnections: () => reconnections,
    close: async () => {
      client.destroy()
      await ownCounts.close()
    },
  }
}

const inTime = <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer.')), TIMEOUT_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
