import type { Logger } from 'pino'
import type { Kv } from './kv.ts'

/** Redis when there is an address, else memory of this process. */
export const openKv = async (url: string | undefined, log: Logger): Promise<Kv> => {
  if (!url) {
    const { openMemoryKv } = await import('./memory.ts')
    return openMemoryKv()
  }
  const { openRedisKv } = await import('./redis.ts')
  return openRedisKv(url, log)
}
