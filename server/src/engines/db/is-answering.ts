import { connect } from 'node:net'

/** An SSLRequest: length 8 and the code 1234,5679. Every PostgreSQL and PgBouncer answers it with one byte, before authentication. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** Whether a PostgreSQL at an address answers within a number of milliseconds. Leaves no connection behind, even to a hanging server. */
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
    // A refusal is an answer too: the next connection reports it.
    socket.on('error', () => end(true))
    socket.on('close', () => end(true))
  })
