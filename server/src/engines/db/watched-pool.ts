import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Client, createClient, type Through, withCode } from './client.ts'
import { type Connections, isConnectionLost, SilentDatabase } from './database.ts'
import { findPrimary } from './find-primary.ts'
import { isAnswering } from './is-answering.ts'
import { openPool, type Pool } from './pool.ts'
import { sessionSettings } from './session-settings.ts'

/** Time is counted in ticks: while this process itself was stalled none passed, so the server is not blamed for it. */
const TICK_MS = 250
/** Ticks after which a waiting statement is a reason to probe the server. */
const SUSPECT_TICKS = 3
/** Ticks after which an unanswered probe means that the server hangs. Together everyone gets an error within 3.5 s. */
const PULSE_TICKS = 8
/** How often a server that is away is looked for, and the timeout. */
const AGAIN_MS = 500
const ANSWER_MS = 1000

const addressOf = (url: string) => {
  const { host, port } = new pg.Client(url)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

interface Waiting {
  since: number
  reject: (error: Error) => void
}

/** Jobs have their own connections, so that jobs and requests cannot starve each other. */
const JOBS_POOL_SIZE = 3
/** Supervising millions of jobs takes seconds. */
const jobSettings = { ...sessionSettings, statement_timeout: '30000' }

export interface PoolOptions {
  size: number
  /** Whether a pooler in transaction mode stands before the server. */
  isPooled: boolean
  /** Whether statements are prepared by name. */
  isPrepared: boolean
  log?: Logger | undefined
}

export interface WatchedPool {
  /** The client for Drizzle and us: it stays while the connections behind it are replaced. */
  client: Client
  /** Statements of jobs, each on a connection of its own. */
  queryForJobs: Pool['queryAlone']
  /** Its connections now, of transactions and of jobs. */
  counts(): { transactions: Connections; jobs: Connections }
  close(): Promise<void>
}

/**
 * Connections to a server that may hang with all of them open and silent. While a statement waits, a separate connection probes the
 * server; a slow one answers, and is waited for. If the probe fails, all connections are dropped and every statement, waiting or new,
 * fails with `SilentDatabase` until the server answers again.
 *
 * Of several `hosts` the first is used until a connection is lost or turns out to lead to a standby; then whichever takes writes.
 */
export const openWatchedPool = (hosts: readonly [string, ...string[]], options: PoolOptions): WatchedPool => {
  const { size, isPooled, isPrepared, log } = options
  let [url] = hosts
  const open = (max: number, session?: Record<string, string>) => openPool(url, max, { isPooled, session })
  const openAll = (pulse = open(1)) => ({ statements: open(size), jobs: open(JOBS_POOL_SIZE, jobSettings), pulse })
  let pools = openAll()
  const waiting = new Set<Waiting>()
  let now = 0
  /** When the pending probe was sent, if any; and the last answer. */
  let askedAt: number | null = null
  let answeredAt = 0
  let isSilent = false
  let isLooking = false
  let isClosed = false

  const inTime: Through = (run) =>
    new Promise((resolve, reject) => {
      if (isSilent) return reject(new SilentDatabase())
      const one = { since: now, reject }
      waiting.add(one)
      run().then(
        (result) => {
          waiting.delete(one)
          resolve(result)
        },
        (error: unknown) => {
          waiting.delete(one)
          if (hosts.length > 1 && isConnectionLost(error)) void lookForPrimary()
          reject(error)
        },
      )
    })

  const ask = () => {
    askedAt = now
    const asked = pools.pulse
    const end = () => {
      if (asked !== pools.pulse) return
      askedAt = null
      answeredAt = now
    }
    // A server that refuses is alive: the waiting statements get the error on their own connections.
    asked.query('select 1').then(end, end)
  }

  const isWell = (next: Pool): Promise<boolean> =>
    Promise.race([next.query('select 1').then(() => true), sleep(ANSWER_MS, false, { ref: false })]).catch(() => true)

  const comeBack = async () => {
    for (;;) {
      await sleep(AGAIN_MS, undefined, { ref: false })
      if (isClosed) return
      if (!(await isAnswering(addressOf(url), ANSWER_MS))) continue
      const next = open(1)
      if ((await isWell(next)) && !isClosed) {
        begin(next)
        log?.info('PostgreSQL answers again')
        return
      }
      next.drop()
    }
  }

  /** Goes on with new connections, one of which may be open. */
  const begin = (pulse?: Pool) => {
    ;[pools, askedAt, answeredAt, isSilent] = [openAll(pulse), null, now, false]
  }
  const drop = () => {
    for (const pool of Object.values(pools)) pool.drop()
  }

  /** Until one of the hosts takes writes: the old one after a restart, or a standby that was promoted. */
  const lookForPrimary = async () => {
    if (isLooking) return
    isLooking = true
    for (let primary: string | undefined; !primary && !isClosed; ) {
      primary = await findPrimary(hosts)
      if (!primary) await sleep(AGAIN_MS, undefined, { ref: false })
      else if (!isClosed && (isSilent || primary !== url)) {
        drop()
        url = primary
        begin()
        log?.warn(`PostgreSQL: ${new URL(primary).host} is the primary now`)
      }
    }
    isLooking = false
  }

  const markSilent = () => {
    log?.warn('PostgreSQL does not answer')
    isSilent = true
    for (const { reject } of waiting) reject(new SilentDatabase())
    waiting.clear()
    drop()
    void (hosts.length > 1 ? lookForPrimary() : comeBack())
  }

  const watch = setInterval(() => {
    now++
    if (isSilent) return
    if (askedAt !== null) return now - askedAt >= PULSE_TICKS ? markSilent() : undefined
    const [oldest] = waiting
    if (oldest && now - Math.max(oldest.since, answeredAt) >= SUSPECT_TICKS) ask()
  }, TICK_MS)
  watch.unref()

  // From the start: a firewall that drops connections drops this one too.
  ask()
  return {
    client: createClient(() => pools.statements, inTime, isPrepared),
    queryForJobs: (text, values) => inTime(() => withCode(() => pools.jobs.queryAlone(text, values))),
    counts: () => ({ transactions: pools.statements.counts(), jobs: pools.jobs.counts() }),
    close: async () => {
      if (isClosed) return
      isClosed = true
      clearInterval(watch)
      pools.pulse.drop()
      if (isSilent) return drop()
      await Promise.all([pools.statements.end(), pools.jobs.end()])
    },
  }
}
