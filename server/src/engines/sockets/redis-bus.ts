import { createAdapter } from '@socket.io/redis-streams-adapter'
import { connectSoon, createRedis, listenTo } from '../kv/redis-client.ts'
import type { SocketBus } from './socket-bus.ts'

/** The stream's length: two minutes of a busy city, so that reconnecting clients get what they missed. */
const STREAM_LENGTH = 50_000

/**
 * Redis 7 streams, shared by every process; in a cluster one of its masters holds them. Throws when Redis refuses us; while it is
 * unreachable, at the start or later, it is reconnected to. Meanwhile each process goes on emitting to its own sockets; `onRecovered`
 * reports its return.
 */
export const openRedisBus = async (url: string): Promise<SocketBus> => {
  // Its commands fail at once while Redis is down: queued, they would hold back what this process emits to its own sockets.
  const writer = createRedis(url, { isQueuing: false })
  // Readers wait instead: the adapter retries immediately after an error, which would keep this process busy.
  const duplicate = () => createRedis(url, { isQueuing: true })
  const forgiving =
    <Args extends unknown[]>(command: (...args: Args) => Promise<unknown>) =>
    (...args: Args) =>
      command(...args).catch(() => undefined)
  // The adapter ignores the promises of these two; an unhandled rejection would end the process.
  const forgiven = { set: forgiving(writer.set.bind(writer)), publish: forgiving(writer.publish.bind(writer)), duplicate }
  const recovered = new Set<() => void>()
  let wasLost = false
  listenTo(writer, {
    onLost: () => {
      wasLost = true
    },
    onReady: () => {
      if (wasLost) for (const act of recovered) act()
      wasLost = false
    },
  })
  await connectSoon(writer)
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
