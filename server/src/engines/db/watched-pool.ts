import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Client, createClient, type Through } from './client.ts'
import { SilentDatabase } from './database.ts'
import { isAnswering } from './is-answering.ts'
import { openPool, type Pool } from './pool.ts'

/** Time is counted in ticks: while this process itself was stalled none passed, so the server is not blamed for it. */
const TICK_MS = 250
/** Ticks after which a waiting statement is a reason to probe the server. */
const SUSPECT_TICKS = 3
/** Ticks after which an unanswered probe means that the server hangs. Together everyone gets an error within 3.5 s. */
const PULSE_TICKS = 8
/** How often a hanging server is probed, and the timeout. */
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
  counts: Pool['counts']
  close(): Promise<void>
}

/**
 * Connections to a server that may hang with all of them open and silent. While a statement waits, a separate connection probes the
 * server; a slow one answers, and is waited for. If the probe fails, all connections are dropped and every statement, waiting or new,
 * fails with `SilentDatabase` until the server answers again.
 */
export const openWatchedPool = (url: string, { size, isPooled, isPrepared, log }: PoolOptions): WatchedPool => {
  const open = (max: number) => openPool(url, max, { isPooled })
  let statements = open(size)
  let pulse = open(1)
  const waiting = new Set<Waiting>()
  let now = 0
  /** When the pending probe was sent, if any; and the last answer. */
  let askedAt: number | null = null
  let answeredAt = 0
  let isSilent = false
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
        ;[statements, pulse, askedAt, answeredAt, isSilent] = [open(size), next, null, now, false]
        log?.info('PostgreSQL answers again')
        return
      }
      next.drop()
    }
  }

  const markSilent = () => {
    log?.warn('PostgreSQL does not answer')
    isSilent = true
    for (const { reject } of waiting) reject(new SilentDatabase())
    waiting.clear()
    statements.drop()
    pulse.drop()
    void comeBack()
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
    client: createClient(() => statements, inTime, isPrepared),
    counts: () => statements.counts(),
    close: async () => {
      if (isClosed) return
      isClosed = true
      clearInterval(watch)
      pulse.drop()
      if (isSilent) return statements.drop()
      await statements.end()
    },
  }
}
