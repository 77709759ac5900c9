import type { AddressInfo } from 'node:net'
import type { EmittedEvents, Told, ToldEvents } from '@feria/contract'
import type { EventRefusal } from '@feria/contract/errors'
import { io, type Socket } from 'socket.io-client'
import type { World } from './world.ts'

/** One connected client, as a page has it. */
export interface Client {
  socket: Socket
  /** Emits an event and answers its acknowledgement, read as an answer and as a refusal. */
  say<T = Record<string, unknown>>(name: keyof EmittedEvents | (string & {}), payload?: unknown): Promise<T & Partial<EventRefusal>>
  /** Everything heard under a name so far, in its order. */
  heard<Name extends keyof ToldEvents>(name: Name): Told<ToldEvents[Name]>[]
  /** Waits until so many were heard under a name; fails after 5 s. */
  until<Name extends keyof ToldEvents>(name: Name, count: number): Promise<Told<ToldEvents[Name]>[]>
  close(): void
}

/** Listens on a free port of this machine, once, and answers the address. */
export const listen = async (world: World): Promise<string> => {
  const { server } = world.app.http
  if (!server.listening) await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Connects a client with a token in its handshake, or with none. Rejects with the refusal of the handshake. */
export const connect = async (url: string, token?: string): Promise<Client> => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    auth: token ? { token } : {},
  })
  const heard = new Map<string, unknown[]>()
  socket.onAny((name: string, payload: unknown) => heard.set(name, [...(heard.get(name) ?? []), payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  const client: Client = {
    socket,
    say: (name, payload) => socket.timeout(5000).emitWithAck(name, payload),
    heard: (name) => (heard.get(name) ?? []) as never,
    until: async (name, count) => {
      const last = Date.now() + 5000
      while ((heard.get(name)?.length ?? 0) < count) {
        if (Date.now() > last) throw new Error(`Only ${heard.get(name)?.length ?? 0} of ${count} ${name} came.`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return client.heard(name)
    },
    close: () => void socket.close(),
  }
  return client
}
