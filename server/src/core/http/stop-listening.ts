import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'

/** Milliseconds between two sweeps of idle connections. */
const SWEEP_MS = 200
/**
 * Turns of the event loop without a new connection (each accepts one at most), and milliseconds after which the listener closes anyway.
 */
const QUIET_TURNS = 3
const LONGEST_MS = 1000

/** Waits until the accept queue is empty; the system would reset whatever is in it. */
const everybodyIn = async (server: HttpServer): Promise<void> => {
  const from = performance.now()
  let quiet = 0
  const come = () => {
    quiet = 0
  }
  server.on('connection', come)
  while (quiet < QUIET_TURNS && performance.now() - from < LONGEST_MS) {
    quiet += 1
    await new Promise(setImmediate)
  }
  server.off('connection', come)
}

/**
 * Stops listening without dropping any request: new connections are refused and go elsewhere, accepted ones are answered. Hold requests
 * back while it closes, or their clients would reconnect again and again. Resolves to a function that waits until the last connection has
 * ended; call it once nothing keeps connections open for good, as sockets do.
 */
export const stopListening = async (server: HttpServer): Promise<() => Promise<void>> => {
  await everybodyIn(server)
  // Not HTTP's own close, which ends connections whose first request has not been read yet.
  const left = new Promise((resolve) => Server.prototype.close.call(server, resolve))
  return async () => {
    // A response already under way at the signal could not close its connection, which would be kept alive for a minute.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    await left
    clearInterval(sweep)
  }
}
