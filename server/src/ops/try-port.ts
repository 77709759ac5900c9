import { createServer } from 'node:net'

/** Explains a port in use to the operator; other errors are returned as they are. */
export const asPortError = (error: unknown, port: number, setting: string): Error => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new Error(`port ${port} is taken by another program: stop it, or set ${setting}.`)
  if (code === 'EACCES') return new Error(`port ${port} is reserved for the system: set ${setting} to one above 1023.`)
  return error as Error
}

/** Listens for a moment, so that a port in use is reported before any work. Throws a sentence for the operator. */
export const tryPort = (port: number, host: string, setting: string): Promise<void> =>
  new Promise((free, taken) => {
    const server = createServer()
    server.once('error', (error) => taken(asPortError(error, port, setting)))
    server.listen(port, host, () => server.close(() => free()))
  })
