/** How the socket servers of several processes pass on what they tell. */
export interface SocketBus {
  /** What Socket.IO takes as its adapter; undefined where one process stands alone. */
  adapter: unknown
  /** Calls `act` each time that something told by another process may have been lost. */
  onRecovered(act: () => void): void
  close(): Promise<void>
}

/** Through Redis when there is an address, else within this process. */
export const openSocketBus = async (url: string | undefined): Promise<SocketBus> => {
  if (url) {
    const { openRedisBus } = await import('./redis-bus.ts')
    return openRedisBus(url)
  }
  return { adapter: undefined, onRecovered: () => undefined, close: async () => undefined }
}
