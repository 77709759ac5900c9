import { createClient } from 'redis'
import type { Kv } from './kv.ts'

const PREFIX = 'feria:'

/** Values in Redis 7, shared by every process. Throws when the first connection fails; later losses are reconnected. */
export const openRedisKv = async (url: string): Promise<Kv> => {
  const client = createClient({ url, socket: { connectTimeout: 5000, reconnectStrategy: (tries) => Math.min(tries * 100, 3000) } })
  // Without a listener a lost connection would end the process; each command reports its own failure.
  client.on('error', () => undefined)
  await client.connect()
  return {
    count: async (key, seconds) => {
      const [count, , left] = await client
        .multi()
        .incr(PREFIX + key)
        .expire(PREFIX + key, seconds, 'NX')
        .ttl(PREFIX + key)
        .exec()
      return { count: Number(count), leftSeconds: Number(left) }
    },
    get: (key) => client.get(PREFIX + key),
    set: async (key, value, seconds) => {
      await client.set(PREFIX + key, value, { expiration: { type: 'EX', value: seconds } })
    },
    delete: async (key) => {
      await client.del(PREFIX + key)
    },
    close: async () => client.destroy(),
  }
}
