import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { connectSoon, NO_TIMER } from '../kv/redis.ts'
import type { SocketBus } from './socket-bus.ts'

/** Entries that the stream keeps: what two minutes of a busy city say, so that whoever comes back is given what they missed. */
const STREAM_LENGTH = 50_000
/** Whoever starts waits so long for the first connection, then goes on without. */
const FIRST_MS = 3000
const socket = { connectTimeout: 5000, reconnectStrategy: (tries: number) => Math.min(tries * 100, 2000) }

/**
 * Redis 7 streams, shared by every process. Throws when Redis refuses us; one that is away, at the start or later, is connected to once it
 * is there. While Redis is away each process goes on telling its own sockets; once it is back, `onRecovered` says so.
 */
export const openRedisBus = async (url: string): Promise<SocketBus> => {
  // Its commands fail at once while Redis is away: waiting in a queue they would hold back what this process tells its own sockets.
  const writer = createClient({ url, socket, disableOfflineQueue: true, commandOptions: NO_TIMER })
  // Readers wait instead: the adapter asks again as soon as it is refused, which would leave this process no time for anything else.
  const duplicate = () => createClient({ url, socket, commandOptions: NO_TIMER })
  const forgiving =
    <Args extends unknown[]>(command: (...args: Args) => Promise<unknown>) =>
    (...args: Args) =>
      command(...args).catch(() => undefined)
  // The adapter lets go of the promises of these two; a rejection that nobody waits for would end the process.
  const forgiven = { set: forgiving(writer.set.bind(writer)), publish: forgiving(writer.publish.bind(writer)), duplicate }
  const recovered = new Set<() => void>()
  let wasLost = false
  writer.on('error', () => {
    wasLost = true
  })
  writer.on('ready', () => {
    if (wasLost) for (const act of recovered) act()
    wasLost = false
  })
  await connectSoon(writer, FIRST_MS)
  return {
    adapter: createAdapter(Object.assign(writer, forgiven), {
      streamName: 'feria:sockets',
      channelPrefix: 'feria:sockets',
      sessionKeyPrefix: 'feria:socket:',
      maxLen: STREAM_LENGTH,
      onlyPlaintext: true,
    }),
    onRecovered: (act) => {
      recovered.add(act)
    },
    close: async () => writer.destroy(),
  }
}
