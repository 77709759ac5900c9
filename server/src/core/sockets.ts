import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type ServerOptions, type Socket } from 'socket.io'
import type { SocketBus } from '../engines/sockets/socket-bus.ts'
import { limit } from '../platform/rate-limit.ts'
import { type Authentication, tokenOf } from './authentication.ts'
import { accountChannel, sessionChannel } from './channels.ts'
import type { Actor, Connection, Ctx, Push } from './context.ts'
import { AppError, fail } from './errors.ts'
import { parse } from './parse.ts'
import { checkRoom } from './room.ts'
import { createIdentity, tokenIn } from './sockets/identity.ts'
import { isOwnOrigin } from './sockets/own-origin.ts'
import { createRateLimiter } from './sockets/rate-limiter.ts'
import { refusalOf } from './sockets/refusal.ts'
import { createRefusals } from './sockets/refusals.ts'
import { refuseSuspended } from './suspended.ts'
import type { ServedEvent } from './use-case.ts'

/** A frame: two hundred times the longest message. A larger one closes its connection. */
const MAX_EVENT_BYTES = 1_000_000
/** How long a dropped connection can recover its channels and what was emitted meanwhile. */
const RECOVERY_MS = 120_000
/** A connection without a signed-in member is closed after this. */
const ANONYMOUS_MS = 30_000
/** Connections that one address may open in a minute: many members share their mobile operator's address. */
const CONNECTIONS = { max: 600, seconds: 60 }
/** Socket.IO's reasons for a deliberate end; a page that closes looks the same as a proxy that does. */
const WANTED_ENDS = new Set(['client namespace disconnect', 'server namespace disconnect', 'transport close'])

export interface Sockets {
  push: Push
  /** Whether a connection is in a channel now, on any process. */
  hasListeners(channel: string): Promise<boolean>
  /** Closes every connection in some channels, on every process. */
  hangUp(channels: string[]): void
  /** The number of connections of this process. */
  count(): number
  /** Closes every connection of this process; clients reconnect to another. */
  close(): Promise<void>
}

/**
 * Serves Socket.IO on the HTTP port. A token in the handshake or the payload authenticates the caller before the event is read; the
 * events of one connection run in order; each is acknowledged with its result or the error shape.
 */
export const openSockets = (
  http: HttpServer,
  bus: SocketBus,
  served: ServedEvent[],
  base: Ctx,
  authentication: Authentication,
): Sockets => {
  const options: Partial<ServerOptions> = {
    adapter: bus.adapter as ServerOptions['adapter'],
    serveClient: false,
    allowRequest: (request, callback) => callback(null, isOwnOrigin(request, base.config.PUBLIC_URL)),
    maxHttpBufferSize: MAX_EVENT_BYTES,
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
  }
  const io = new Server(http, options)
  const events = new Map(served.map((event) => [event.name, event]))
  const owners = new WeakMap<Socket, { actor: Actor | null; token: string | null; address: string }>()

  io.use(async (socket, next) => {
    try {
      const address = addressOf(socket.request, base.config.TRUSTED_PROXIES)
      const ctx = { ...base, address }
      await limit(ctx, `connect:${address}`, CONNECTIONS)
      const token = tokenIn(socket.handshake.auth) ?? tokenOf(socket.handshake.headers.authorization)
      const actor = token ? await authentication.findActor(ctx, token) : null
      if (token && !actor) fail('accounts.sign-in')
      // A recovered connection belongs to the member it had before.
      if (socket.recovered && !(actor && socket.rooms.has(accountChannel(actor.id)))) for (const room of socket.rooms) socket.leave(room)
      owners.set(socket, { actor, token, address })
      next()
    } catch (error) {
      const refusal = refusalOf(error as Error, base.log)
      next(Object.assign(new Error(refusal.message), { data: refusal }))
    }
  })
  io.on('connection', (socket) => {
    const { actor, token, address } = owners.get(socket) ?? { actor: null, token: null, address: '' }
    serveSocket(socket, events, { ...base, address }, { actor, token, authentication })
    // The handshake request with its headers would stay in memory as long as the connection.
    Object.assign(socket.conn, { request: null })
    Object.assign(socket.handshake, { headers: {} })
  })
  bus.onRecovered(() => io.local.emit('resync', {}))

  return {
    push: (channels, name, payload) => {
      io.to(channels).emit(name, payload)
    },
    hasListeners: async (channel) => {
      if (io.of('/').adapter.rooms.has(channel)) return true
      return (await io.in(channel).fetchSockets()).length > 0
    },
    hangUp: (channels) => {
      io.in(channels).disconnectSockets(true)
    },
    count: () => io.engine.clientsCount,
    close: async () => {
      await io.close()
    },
  }
}

const serveSocket = (
  socket: Socket,
  events: Map<string, ServedEvent>,
  base: Ctx,
  { actor, token, authentication }: { actor: Actor | null; token: string | null; authentication: Authentication },
): void => {
  const rateLimiter = createRateLimiter(() => performance.now())
  const anonymous = setTimeout(() => socket.disconnect(true), ANONYMOUS_MS)
  const adopt = (owner: Actor) => {
    clearTimeout(anonymous)
    socket.join([accountChannel(owner.id), sessionChannel(owner.tokenHash)])
  }
  if (actor) adopt(actor)
  const identity = createIdentity(authentication, token, actor, adopt)
  const leaving = new Map<string, () => Promise<void>>()
  const connection: Connection = {
    id: socket.id,
    join: (channel) => void socket.join(channel),
    leave: (channel) => void socket.leave(channel),
    onLeave: (name, act) => void leaving.set(name, act),
  }
  const refusals = createRefusals((refusal) => {
    base.log.info({ ...refusal, address: base.address, userId: identity.ownerId() }, 'refused')
    socket.emit('error', refusal)
  })
  const refuse = (name: string, error: Error, acknowledge: (answer: unknown) => void) => {
    const refusal = refusalOf(error, base.log)
    acknowledge(refusal)
    refusals.report({ event: name.slice(0, 100), ...refusal })
  }
  socket.on('disconnect', (reason) => {
    clearTimeout(anonymous)
    refusals.end()
    if (!WANTED_ENDS.has(reason)) return
    for (const act of leaving.values())
      act().catch((error: unknown) => base.log.warn({ err: error }, 'the end of a connection is not announced'))
  })
  // Without a listener Socket.IO writes its own errors to the console; they end only this connection.
  socket.on('error', () => undefined)
  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1)
    const acknowledge = typeof last === 'function' ? (last as (answer: unknown) => void) : () => undefined
    const payload = args[0] === last && typeof last === 'function' ? undefined : args[0]
    const work = async () => {
      if (!socket.connected) return
      const { event, run, isSessionChecked } = events.get(name) ?? fail('no-such-event')
      const counted = (memberId: string | null) =>
        event.limit && memberId ? limit(base, `event:${name}:${memberId}`, event.limit) : undefined
      const ownerId = identity.ownerId()
      // In parallel once the connection's owner is known: the two go to different machines.
      const [speaker] = await Promise.all([identity.actor(base, payload, isSessionChecked), counted(ownerId)])
      if (ownerId === null) await counted(speaker.id)
      const ctx: Ctx = { ...base, actor: speaker }
      if (!event.whenSuspended) refuseSuspended(ctx)
      // What is stored has a limit; the rest is told and forgotten.
      if (event.limit) await checkRoom(ctx)
      acknowledge(await run(ctx, parse(event.payload, payload, name), connection))
    }
    rateLimiter.run(
      () => work().catch((error: Error) => refuse(name, error, acknowledge)),
      () => refuse(name, new AppError('too-many', { seconds: 1 }), acknowledge),
    )
  })
}

/** The client's address: as written by the last trusted proxy, otherwise that of the connection. */
const addressOf = (request: IncomingMessage, proxies: number): string => {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return (proxies > 0 ? forwarded.at(-proxies) : undefined) ?? request.socket.remoteAddress ?? ''
}
