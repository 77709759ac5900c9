import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'

/** Milliseconds between two looks for connections that nobody waits on. */
const SWEEP_MS = 200
/**
 * Turns of the loop, each of which takes one connection at most, without anybody coming; and milliseconds after which the door closes
 * anyhow.
 */
const QUIET_TURNS = 3
const LONGEST_MS = 1000

/** Until nobody waits before the door, where the system would reset them. */
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
 * Closes the door of a server without hitting anybody: whoever comes later is refused and goes elsewhere, whoever is in is answered. While
 * it closes, requests must be held back, or their clients would come again and again. Answers how to wait until the last one has left; call
 * that once nothing holds connections for good, as sockets do.
 */
export const stopListening = async (server: HttpServer): Promise<() => Promise<void>> => {
  await everybodyIn(server)
  // Not the close of HTTP itself, which ends connections whose first request has not been read yet.
  const left = new Promise((resolve) => Server.prototype.close.call(server, resolve))
  return async () => {
    // An answer that was on its way at the signal could not say that its connection ends; it would be kept for a minute.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    await left
    clearInterval(sweep)
  }
}
