type Handler = (...args: unknown[]) => void

const handlers = new Map<string, Handler>()

/** The parts of the Socket.IO client that are used: how it was opened, what it emitted, and events to simulate. */
export const fake = {
  options: {} as Record<string, unknown>,
  connected: false,
  /** How often a connection was opened. */
  opened: 0,
  answer: (_name: string, _payload: unknown): Promise<unknown> => Promise.resolve({}),
  connects: 0,
  on: (name: string, handler: Handler) => void handlers.set(name, handler),
  onAny: (handler: Handler) => void handlers.set('*', handler),
  connect: () => {
    fake.connects += 1
  },
  disconnect: () => {
    fake.connected = false
  },
  timeout: () => ({ emitWithAck: (name: string, payload: unknown) => fake.answer(name, payload) }),
  /** Simulates an event of the connection. */
  happen: (name: string, ...args: unknown[]) => {
    if (name === 'connect') fake.connected = true
    if (name === 'disconnect') fake.connected = false
    handlers.get(name)?.(...args)
  },
}

/** Replaces the library's own. */
export const io = (options: Record<string, unknown>) => {
  fake.options = options
  fake.opened += 1
  return fake
}
