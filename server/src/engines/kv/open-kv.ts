import type { Logger } from 'pino'
import type { Kv } from './kv.ts'

/** Redis if a URL is set, otherwise this process's memory. */
export const openKv = async (url: string | undefined, log: Logger): Promise<Kv> => {
  if (!url) {
    const { openMemoryKv } = await import('./memory.ts')
    return openMemoryKv()
  }
  const { openRedisKv } = await import('./redis.ts')
  return openRedisKv(url, log)
}
