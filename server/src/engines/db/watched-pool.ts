import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Logger } from 'pino'
import postgres from 'postgres'
import { SilentDatabase } from './database.ts'
import { isAnswering } from './is-answering.ts'
import { poolSettings, preparing } from './pool.ts'

/** Time is counted in ticks: while this process itself stood still none passed, and the server is not blamed for it. */
const TICK_MS = 250
/** A statement that has waited so many ticks is reason to ask whether the server is there at all. */
const SUSPECT_TICKS = 3
/** A server that leaves this question open for so many ticks hangs. With the above everybody is answered within 3.5 s. */
const PATIENCE_TICKS = 8
/** How often and how long a server that hangs is asked again. */
const AGAIN_MS = 500
const ANSWER_MS = 1000

type Client = postgres.Sql
interface Asked {
  at: number
  reject: (error: Error) => void
}

export interface WatchedPool {
  /** What Drizzle and we speak to: it stays while the connections behind it are given up and made anew. */
  client: Client
  close(): Promise<void>
}

/** A pool as Drizzle needs it: it tells each client how to read times. */
const openPool = (url: string, size: number): Client => {
  const client = postgres(url, poolSettings(size))
  drizzle({ client })
  return preparing(client)
}

/**
 * Connections to a server that may hang, with every one of them open and silent. While a statement waits, a connection of its own asks
 * whether the server is there; one that is slow answers, and is waited for. From one that does not all connections are dropped, whoever
 * waits is refused with `SilentDatabase`, and so is everybody else at once until the server answers again.
 */
export const openWatchedPool = (url: string, size: number, log?: Logger): WatchedPool => {
  let pool = openPool(url, size)
  let pulse = postgres(url, poolSettings(1))
  const { options } = pool
  const waiting = new Set<Asked>()
  let now = 0
  /** When it was last asked, where that is open; and when it last answered. */
  let askedAt: number | null = null
  let answeredAt = 0
  let isSilent = false
  let isClosed = false

  const inTime = <T>(ask: () => PromiseLike<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (isSilent) return reject(new SilentDatabase())
      const asked = { at: now, reject }
      waiting.add(asked)
      const end = () => waiting.delete(asked)
      ask().then(
        (answer) => {
          end()
          resolve(answer)
        },
        (error) => {
          end()
          reject(error)
        },
      )
    })

  const ask = () => {
    askedAt = now
    const asked = pulse
    const end = () => {
      if (asked !== pulse) return
      askedAt = null
      answeredAt = now
    }
    // One that refuses is there: whoever waits is told so by their own connection.
    asked`select 1`.then(end, end)
  }

  const drop = (...clients: Client[]) => Promise.all(clients.map((client) => client.end({ timeout: 0 })))

  const comeBack = async () => {
    const [host = '', port = 0] = [options.host[0], options.port[0]]
    const address = options.path ? { path: String(options.path) } : { host, port }
    for (;;) {
      await sleep(AGAIN_MS, undefined, { ref: false })
      if (isClosed) return
      if (!(await isAnswering(address, ANSWER_MS))) continue
      const next = postgres(url, poolSettings(1))
      const isWell = await Promise.race([next`select 1`.then(() => true), sleep(ANSWER_MS, false, { ref: false })]).catch(() => true)
      if (isWell && !isClosed) {
        ;[pool, pulse, askedAt, answeredAt, isSilent] = [openPool(url, size), next, null, now, false]
        log?.info('PostgreSQL answers again')
        return
      }
      void drop(next)
    }
  }

  const giveUp = () => {
    log?.warn('PostgreSQL does not answer')
    isSilent = true
    for (const { reject } of waiting) reject(new SilentDatabase())
    waiting.clear()
    void drop(pool, pulse)
    void comeBack()
  }

  const watch = setInterval(() => {
    now++
    if (isSilent) return
    if (askedAt !== null) return now - askedAt >= PATIENCE_TICKS ? giveUp() : undefined
    const [oldest] = waiting
    if (oldest && now - Math.max(oldest.at, answeredAt) >= SUSPECT_TICKS) ask()
  }, TICK_MS)
  watch.unref()

  const guard = (of: () => Pick<Client, 'unsafe'>): Client['unsafe'] =>
    ((...asked: Parameters<Client['unsafe']>) => {
      const query = () => of().unsafe(...asked)
      // A query runs when it is waited for, in the form that is asked for.
      return {
        // biome-ignore lint/suspicious/noThenProperty: like the query of the driver it is both a promise and more
        then: (...acts: Parameters<Promise<unknown>['then']>) => inTime(query).then(...acts),
        values: () => inTime(() => query().values()),
      }
    }) as unknown as Client['unsafe']
  const client = {
    options,
    unsafe: guard(() => pool),
    begin: (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
      inTime(() => pool.begin((tx) => work(Object.assign(Object.create(tx), { unsafe: guard(() => tx) })))),
  } as unknown as Client

  // From the first moment: a firewall that forgets connections forgets this one, too.
  ask()
  return {
    client,
    close: async () => {
      isClosed = true
      clearInterval(watch)
      await Promise.all([pool.end({ timeout: isSilent ? 0 : 5 }), pulse.end({ timeout: 0 })])
    },
  }
}
