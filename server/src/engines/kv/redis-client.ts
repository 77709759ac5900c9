import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, createCluster, type RedisScripts } from '@redis/client'
import { redisHosts } from './redis-hosts.ts'

/**
 * By default the client gives every command an AbortSignal of five seconds. Each lives that long and reaches the old generation: under a
 * busy chat they were most of the garbage collector's work.
 */
const NO_TIMER = { timeout: 0 }
/** How long a start waits for the first connection before it goes on without. */
const FIRST_MS = 3000
/** The longest pause before the next try. */
const MAX_PAUSE_MS = 2000
/** How soon after a master was lost the others are asked who took its place. */
const ASK_OTHERS_MS = 500
const socket = { connectTimeout: 5000, reconnectStrategy: (tries: number) => Math.min(tries * 100, MAX_PAUSE_MS) }

interface Options<Scripts extends RedisScripts> {
  /** Whether commands wait while Redis is away; else they fail at once. */
  isQueuing: boolean
  scripts?: Scripts
}

const createOne = <Scripts extends RedisScripts>(url: string, { isQueuing, scripts }: Options<Scripts>) =>
  createClient({ url, socket, disableOfflineQueue: !isQueuing, commandOptions: NO_TIMER, ...(scripts && { scripts }) })

type Client<Scripts extends RedisScripts> = ReturnType<typeof createOne<Scripts>>

/** Its nodes have the user, the password and the TLS of the address. */
const createMany = <Scripts extends RedisScripts>(hosts: readonly string[], { isQueuing, scripts }: Options<Scripts>) => {
  const { username, password, protocol } = new URL(hosts[0] ?? '')
  const secret = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  }
  const tls = protocol === 'rediss:' ? { tls: true as const } : {}
  const cluster = createCluster({
    rootNodes: hosts.map((url) => ({ url })),
    defaults: { ...secret, socket: { ...socket, ...tls }, disableOfflineQueue: !isQueuing },
    commandOptions: NO_TIMER,
    topologyRefreshOnReconnectionAttemptStrategy: ASK_OTHERS_MS,
    ...(scripts && { scripts }),
  })
  const [find, end] = [cluster.connect.bind(cluster), cluster.destroy.bind(cluster)]
  let isEnded = false
  /** It gives up when none of its hosts answers; a single one goes on by itself. */
  const connect = async (): Promise<unknown> => {
    for (let tries = 1; ; tries++) {
      try {
        return await find()
      } catch (error) {
        if (isEnded || (error as Error).constructor.name !== 'RootNodesUnavailableError') throw error
        await sleep(Math.min(tries * 100, MAX_PAUSE_MS), undefined, { ref: false })
      }
    }
  }
  const destroy = () => {
    isEnded = true
    end()
  }
  return Object.assign(cluster, { connect, destroy }) as unknown as Client<Scripts>
}

/** Not connected yet: one Redis or, of several hosts, their cluster. It has the same commands, as long as each is about one key. */
export const createRedis = <Scripts extends RedisScripts = Record<never, never>>(
  url: string,
  options: Options<Scripts>,
): Client<Scripts> => {
  const hosts = redisHosts(url)
  return hosts && hosts.length > 1 ? createMany(hosts, options) : createOne(url, options)
}

/** What happens to the connection of a client, or to that of a node of its cluster. */
interface Events {
  onLost(error: Error): void
  onReady(): void
  onRetry?(): void
}

/** Listens to either kind of client. Without a listener a lost connection would end the process. */
export const listenTo = (client: Connecting, { onLost, onReady, onRetry }: Events): void => {
  for (const name of ['error', 'node-error']) client.on(name, onLost)
  for (const name of ['ready', 'node-ready']) client.on(name, onReady)
  for (const name of ['reconnecting', 'node-reconnecting']) client.on(name, () => onRetry?.())
}

interface Connecting {
  connect(): Promise<unknown>
  on(event: string, act: (error: Error) => void): unknown
  destroy(): void
}

/** What Redis itself refuses, and another try would not mend. */
const isRefusal = ({ message }: Error): boolean => /^(WRONGPASS|NOAUTH|NOPERM|DENIED|ERR) /.test(message)

/**
 * Connects, waiting briefly at most; goes on retrying afterwards. Throws what Redis itself refuses, such as a wrong password or, in
 * protected mode, a connection from another machine; and where a cluster is called by one of its hosts alone.
 */
export const connectSoon = async (client: Connecting & { info(section: string): Promise<string> }): Promise<void> => {
  const refused = new Promise<never>((_, reject) => {
    for (const name of ['error', 'node-error']) client.on(name, (error) => isRefusal(error) && reject(error))
  })
  const connect = async (): Promise<void> => {
    await client.connect()
    const about = 'masters' in client ? '' : await client.info('cluster').catch(() => '')
    if (about.includes('cluster_enabled:1')) throw new Error(ONE_HOST)
  }
  const connecting = connect()
  for (const promise of [connecting, refused]) promise.catch(() => undefined)
  try {
    await Promise.race([connecting, refused, sleep(FIRST_MS, undefined, { ref: false })])
  } catch (error) {
    client.destroy()
    throw error
  }
}

const ONE_HOST = 'REDIS_URL names one host of a Redis Cluster: name several, redis://one:6379,two:6379'
