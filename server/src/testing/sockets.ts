import type { AddressInfo } from 'node:net'
import type { EmittedEvents, ServerEventPayload, ServerEvents } from '@feria/contract'
import type { ChatMessage } from '@feria/contract/chat/schemas'
import type { EventRefusal } from '@feria/contract/errors'
import { io, type Socket } from 'socket.io-client'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A connected client, as a page has it. */
export interface Client {
  socket: Socket
  /** Emits an event and resolves to its acknowledgement, typed as a response and as a refusal. */
  emit<T = Record<string, unknown>>(name: keyof EmittedEvents | (string & {}), payload?: unknown): Promise<T & Partial<EventRefusal>>
  /** Every event received under a name so far, in order. */
  received<Name extends keyof ServerEvents>(name: Name): ServerEventPayload<ServerEvents[Name]>[]
  /** Waits until a number of events was received under a name; fails after 5 s. */
  until<Name extends keyof ServerEvents>(name: Name, count: number): Promise<ServerEventPayload<ServerEvents[Name]>[]>
  close(): void
}

/** Listens on a free local port, once, and returns the URL. */
export const listen = async (testApp: TestApp): Promise<string> => {
  const { server } = testApp.app.http
  if (!server.listening) await testApp.app.http.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Connects a client with or without a token in its handshake. Rejects with the handshake's refusal. */
export const connect = async (url: string, token?: string): Promise<Client> => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    auth: token ? { token } : {},
  })
  const received = new Map<string, unknown[]>()
  socket.onAny((name: string, payload: unknown) => received.set(name, [...(received.get(name) ?? []), payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  const client: Client = {
    socket,
    emit: (name, payload) => socket.timeout(20_000).emitWithAck(name, payload),
    received: (name) => (received.get(name) ?? []) as never,
    until: async (name, count) => {
      const last = Date.now() + 5000
      while ((received.get(name)?.length ?? 0) < count) {
        if (Date.now() > last) throw new Error(`Only ${received.get(name)?.length ?? 0} of ${count} ${name} came.`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return client.received(name)
    },
    close: () => void socket.close(),
  }
  return client
}

/** A client that follows a room as the contract asks, whatever happens to its connection. */
export interface Follower {
  /** Every message so far, once each, in the room's order. */
  messages: ChatMessage[]
  /** Message numbers as received by the socket, duplicates included. */
  received: number[]
  /** How often it had to request what it missed. */
  asked: number
  /** Sends a message, and resends it with the same originalId until it is acknowledged. */
  send(content: string, originalId: string): Promise<ChatMessage>
  /** Waits for a number of messages; fails after 20 s. */
  until(count: number): Promise<void>
  close(): void
}

/** Joins after every connection, requests what follows its last number then, after a gap and on demand, and keeps each message once. */
export const follow = async (url: string, token: string, room: string): Promise<Follower> => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50, reconnectionDelayMax: 300, auth: { token } })
  const last = () => follower.messages.at(-1)?.seq ?? 0
  let asking: Promise<void> = Promise.resolve()
  const askAgain = () => {
    asking = asking.then(ask).catch(() => void setTimeout(askAgain, 100))
  }
  const ask = async () => {
    follower.asked += 1
    const answer = await fetch(`${url}/api/v1/chat/${room}?after=${last()}`, { headers: { authorization: token } })
    if (!answer.ok) throw new Error(String(answer.status))
    const page = (await answer.json()) as ChatMessage[]
    for (const message of page) if (message.seq === last() + 1) follower.messages.push(message)
    if (page.length === 100) await ask()
  }
  socket.on('message', (message: ChatMessage) => {
    follower.received.push(message.seq)
    if (message.seq === last() + 1) follower.messages.push(message)
    else if (message.seq > last() + 1) askAgain()
  })
  let joined: () => void = () => undefined
  const isJoined = new Promise<void>((resolve) => {
    joined = resolve
  })
  socket.on('connect', () => {
    void socket
      .timeout(5000)
      .emitWithAck('joinRoom', { roomId: room })
      .then(({ lastSeq }: { lastSeq: number }) => {
        joined()
        if (lastSeq > last()) askAgain()
      })
      .catch(() => undefined)
  })
  socket.on('resync', askAgain)
  const follower: Follower = {
    messages: [],
    received: [],
    asked: 0,
    send: async (content, originalId) => {
      for (;;) {
        const answer = await socket
          .timeout(1000)
          .emitWithAck('sendMessage', { room, content, originalId })
          .catch(() => null)
        if (typeof answer?.seq === 'number') return answer as ChatMessage
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    until: async (count) => {
      const end = Date.now() + 20_000
      while (follower.messages.length < count) {
        if (Date.now() > end) throw new Error(`Only ${follower.messages.length} of ${count} messages came.`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    close: () => void socket.close(),
  }
  await isJoined
  return follower
}

/** Members' open pages that listen for notifications; call `closeAll` after each test. */
export const createPages = () => {
  const open: Client[] = []
  return {
    joined: async (url: string, person: Person): Promise<Client> => {
      const client = await connect(url, person.token)
      open.push(client)
      await client.emit('joinNotificationChannel', { userId: person.id })
      return client
    },
    closeAll: (): void => {
      for (const client of open.splice(0)) client.close()
    },
  }
}
