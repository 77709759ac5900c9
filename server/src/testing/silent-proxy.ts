import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that can fall silent with its connections open, like a hanging machine or a firewall that drops connections. */
export interface SilentProxy {
  port: number
  /** Nothing passes any more, and nothing is closed or refused. */
  hold(): void
  /** Passes what was held, and all that follows. */
  resume(): void
  /** Nothing ever passes on the current connections; new ones are served. */
  forget(): void
  close(): Promise<void>
}

/** Opens a proxy for a local port. */
export const openSilentProxy = async (target: number): Promise<SilentProxy> => {
  const sockets = new Set<Socket>()
  let isHeld = false
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (isHeld) socket.pause()
    return socket
  }
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (data) => to.write(data))
    from.on('close', () => to.destroy())
    from.on('end', () => to.end())
    if (isHeld) from.pause()
  }
  const server = createServer((visitor) => {
    const inside = keep(connect(target, '127.0.0.1'))
    pass(keep(visitor), inside)
    pass(inside, visitor)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    forget: () => {
      for (const socket of sockets) socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('close').resume()
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}
