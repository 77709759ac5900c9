/** How the socket servers of several processes forward their events. */
export interface SocketBus {
  /** The Socket.IO adapter; undefined for a single process. */
  adapter: unknown
  /** Calls `act` each time that another process's events may have been lost. */
  onRecovered(act: () => void): void
  close(): Promise<void>
}
