import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, defineScript } from '@redis/client'
import type { Logger } from 'pino'
import { type Kv, MAX_TAKEN } from './kv.ts'
import { openMemoryKv } from './memory.ts'

const PREFIX = 'feria:'
/** What is kept here is never worth waiting longer for. */
const TIMEOUT_MS = 1000
/**
 * By itself the client gives every command an AbortSignal of five seconds against waiting in its queue. Each stays for those five seconds
 * and is then old: under a busy chat they were most of what the collector had to look at.
 */
export const NO_TIMER = { timeout: 0 }
/** Whoever starts waits so long for the first connection, then goes on without. */
const FIRST_MS = 3000

/**
 * One more under a key and how long it lasts, in one command: the three that it takes are one trip, but five commands with those around
 * them.
 */
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
 * Values in Redis 7, shared by every process. Throws when Redis refuses us; one that is away, at the start or later, is connected to as
 * soon as it is there, and until then each command but `countSurely` fails at once. The log is told when Redis goes and when it is back.
 */
export const openRedisKv = async (url: string, log: Logger): Promise<Kv> => {
  const client = createClient({
    url,
    socket: { connectTimeout: 5000, reconnectStrategy: (tries) => Math.min(tries * 100, 2000) },
    // In a queue commands would wait for as long as Redis is away, and every request with them.
    disableOfflineQueue: true,
    commandOptions: NO_TIMER,
    scripts: { countOne, markOne, takeSome },
  })
  tellOfLoss(client, log)
  await connectSoon(client, FIRST_MS)
  const count = (key: string, seconds: number) => inTime(client.countOne(PREFIX + key, seconds))
  const ownCounts = openMemoryKv()
  return {
    count,
    countSurely: (key, seconds) => count(key, seconds).catch(() => ownCounts.count(key, seconds)),
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
    close: async () => {
      client.destroy()
      await ownCounts.close()
    },
  }
}

interface Connecting {
  connect(): Promise<unknown>
  on(event: 'error' | 'ready', act: (error: Error) => void): unknown
  destroy(): void
}

/** Once for each time: the tries in between would all say the same. */
const tellOfLoss = (client: Connecting, log: Logger): void => {
  let isAway = false
  // Without a listener a lost connection would end the process.
  client.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
}

/**
 * Connects, waiting a little at most; goes on trying afterwards. Throws what Redis itself refuses, such as a wrong password or, in its
 * protected mode, whoever comes from another machine.
 */
export const connectSoon = async (client: Connecting, ms: number): Promise<void> => {
  const refused = new Promise<never>((_, reject) => {
    client.on('error', (error: Error) => {
      if (/^(WRONGPASS|NOAUTH|NOPERM|DENIED|ERR) /.test(error.message)) reject(error)
    })
  })
  const connecting = client.connect()
  for (const promise of [connecting, refused]) promise.catch(() => undefined)
  try {
    await Promise.race([connecting, refused, sleep(ms, undefined, { ref: false })])
  } catch (error) {
    client.destroy()
    throw error
  }
}

const inTime = <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer.')), TIMEOUT_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
