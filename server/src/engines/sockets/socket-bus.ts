/** How the socket servers of several processes pass on what they tell. */
export interface SocketBus {
  /** What Socket.IO takes as its adapter; undefined where one process stands alone. */
  adapter: unknown
  /** Calls `act` each time that something told by another process may have been lost. */
  onRecovered(act: () => void): void
  close(): Promise<void>
}
