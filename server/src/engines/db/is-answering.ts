import { connect } from 'node:net'

/**
 * Length 8 and the code 1234,5679: whether the server speaks TLS. Every PostgreSQL and PgBouncer answers it with one letter, before it
 * knows who asks.
 */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** Whether a PostgreSQL at an address says anything within so many milliseconds. Leaves no connection behind, even to one that hangs. */
export const isAnswering = (address: { host: string; port: number } | { path: string }, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    const end = (isThere: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(isThere)
    }
    const timer = setTimeout(() => end(false), ms)
    socket.once('connect', () => socket.write(SSL_REQUEST))
    socket.once('data', () => end(true))
    // Refused is an answer, too: whoever asks next is told so.
    socket.on('error', () => end(true))
    socket.on('close', () => end(true))
  })
