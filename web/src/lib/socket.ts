import type { Acknowledged, Emitted, EmittedEvents, ServerEventPayload, ServerEvents } from '@feria/contract'
import type { EventRefusal } from '@feria/contract/errors'
import { RECONNECT_MAX_MS, RECONNECT_MS, RECONNECT_RANDOM, SOCKET_TIMEOUT_MS } from '@feria/contract/limits'
import type { Socket } from 'socket.io-client'
import { create } from 'zustand'
import { CallError } from './call.ts'
import { useSession } from './session.ts'

/** An event that is not acknowledged within this time counts as not sent. */
const ACK_MS = 5000

type Listener = (payload: never) => void

/** Whether the live connection is up. While it is down, HTTP is used where possible. */
export const useSocketState = create<{ isConnected: boolean }>()(() => ({ isConnected: false }))

const listeners = new Map<string, Set<Listener>>()
const joiners = new Set<() => void>()
let socket: Socket | null = null
/** Identifies an opening that was overtaken by a newer one, or by a close. */
let opening = 0

const dispatch = (name: string, payload: unknown) => {
  for (const listener of listeners.get(name) ?? []) listener(payload as never)
}

/** Listens to an event from now on, across reconnections. Returns a function that stops listening. */
export const on = <Name extends keyof ServerEvents>(
  name: Name,
  listener: (payload: ServerEventPayload<ServerEvents[Name]>) => void,
): (() => void) => {
  const known = listeners.get(name) ?? new Set()
  listeners.set(name, known.add(listener as Listener))
  return () => known.delete(listener as Listener)
}

/** Calls `join` now if connected, and after every reconnection: it joins channels and fetches what was missed. */
export const onConnected = (join: () => void): (() => void) => {
  joiners.add(join)
  if (useSocketState.getState().isConnected) join()
  return () => joiners.delete(join)
}

/**
 * Emits an event and resolves to its acknowledgement. Rejects with CallError: status 0 if there is no connection or no acknowledgement
 * within 5 s.
 */
export const emit = async <Name extends keyof EmittedEvents>(
  name: Name,
  payload: Emitted<EmittedEvents[Name]>,
): Promise<Acknowledged<EmittedEvents[Name]>> => {
  // Without a connection Socket.IO would buffer the event and send it at an unexpected time.
  if (!socket?.connected) throw new CallError(0)
  const answer: unknown = await socket
    .timeout(ACK_MS)
    .emitWithAck(name, payload)
    .catch(() => {
      throw new CallError(0)
    })
  const refusal = answer as Partial<EventRefusal>
  if (typeof refusal.error === 'string') throw new CallError(refusal.status ?? 500, refusal)
  return answer as Acknowledged<EmittedEvents[Name]>
}

/** Opens the connection of a session; its code loads only now. Reconnects automatically, as specified. */
export const openSocket = async (token: string): Promise<void> => {
  closeSocket()
  const mine = opening
  const { io } = await import('socket.io-client')
  if (mine !== opening) return
  const opened = io({
    auth: { token },
    // Several servers may share one address: consecutive long-polling requests could reach different ones.
    transports: ['websocket'],
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
    randomizationFactor: RECONNECT_RANDOM,
    timeout: SOCKET_TIMEOUT_MS,
  })
  socket = opened
  opened.onAny((name: string, payload: unknown) => dispatch(name, payload))
  opened.on('connect', () => {
    useSocketState.setState({ isConnected: true })
    for (const join of joiners) join()
  })
  opened.on('disconnect', (reason) => {
    useSocketState.setState({ isConnected: false })
    // The server disconnected it, as it does when a session ends: the new handshake tells whether this one has ended.
    if (reason === 'io server disconnect' && opened === socket) setTimeout(() => opened === socket && opened.connect(), RECONNECT_MS)
  })
  opened.on('connect_error', (error: Error & { data?: Partial<EventRefusal> }) => {
    if (error.data?.error === 'accounts.sign-in' && token === useSession.getState().token) useSession.getState().signOut('server')
  })
}

/** Closes the connection, if any; listeners stay for the next one. */
export const closeSocket = (): void => {
  opening += 1
  socket?.disconnect()
  socket = null
  useSocketState.setState({ isConnected: false })
}
