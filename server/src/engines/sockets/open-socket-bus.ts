import type { SocketBus } from './socket-bus.ts'

/** Through Redis if a URL is set, otherwise within this process. */
export const openSocketBus = async (url: string | undefined): Promise<SocketBus> => {
  if (url) {
    const { openRedisBus } = await import('./redis-bus.ts')
    return openRedisBus(url)
  }
  return { adapter: undefined, onRecovered: () => undefined, close: async () => undefined }
}
