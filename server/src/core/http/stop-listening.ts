import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'

/** Milliseconds between two sweeps of idle connections. */
const SWEEP_MS = 200
/** Milliseconds without a new connection after which nobody is thought to be on the way. */
const QUIET_MS = 100
/** Milliseconds after which the next short turn is enough, and after which the listener closes anyway. */
const LONG_MS = 1000
const LONGEST_MS = 2000
/** A turn of the event loop that took longer, in milliseconds, may have left somebody in the accept queue. */
const SHORT_TURN_MS = 1

/**
 * Waits until the accept queue is empty; the system would reset whoever is in it. Clients that were just answered come back within
 * the quiet time, and are held with the others.
 */
const everybodyIn = async (server: HttpServer): Promise<void> => {
  const from = performance.now()
  let last = from
  const come = () => {
    last = performance.now()
  }
  server.on('connection', come)
  for (;;) {
    const begun = performance.now()
    await new Promise(setImmediate)
    const now = performance.now()
    const isShort = now - begun < SHORT_TURN_MS
    if (isShort && (now - last > QUIET_MS || now - from > LONG_MS)) break
    if (now - from > LONGEST_MS) break
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
